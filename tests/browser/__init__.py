"""The pages in real Chromium, against a live server."""
