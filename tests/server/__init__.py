"""The server: tables, pages, API, storage, live updates, security."""
