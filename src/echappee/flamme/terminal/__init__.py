"""Flamme Rouge in the terminal."""
