"""Golden records: whole games as readable text."""
