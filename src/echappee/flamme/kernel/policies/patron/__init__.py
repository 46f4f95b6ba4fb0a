"""Patron in the kernel: its inputs; its network runs outside, on many races at once."""
