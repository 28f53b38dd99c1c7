"""The terminal: boards in letters and colours, questions, and answers typed in words."""
