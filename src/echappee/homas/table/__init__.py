"""Homas Tour Pro at a table."""
