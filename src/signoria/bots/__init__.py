"""Bots: they know the kernel and what their seat may see, nothing else."""
