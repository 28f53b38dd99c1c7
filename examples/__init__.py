"""Programs that learn, or look: see README.md."""
