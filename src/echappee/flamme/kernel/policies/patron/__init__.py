"""Patron in the kernel: what it looks at; its network runs outside, on many races at once."""
