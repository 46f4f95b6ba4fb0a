"""Recorded races, positions and puzzles, examined apart from any table."""
