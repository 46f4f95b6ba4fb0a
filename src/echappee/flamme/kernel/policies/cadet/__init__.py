"""Cadet: a small network that has learned from patron which cards to play, inside the kernel."""
