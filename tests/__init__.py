"""The tests: rulebook, rulings, laws, golden records and the kernel."""
