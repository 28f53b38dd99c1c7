"""The web face: pages from real states."""
