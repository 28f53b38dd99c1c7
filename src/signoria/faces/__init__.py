"""What people see and read: phrases in their language, the terminal, the web."""
