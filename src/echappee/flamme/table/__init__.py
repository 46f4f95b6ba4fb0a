"""Flamme Rouge at a table."""
