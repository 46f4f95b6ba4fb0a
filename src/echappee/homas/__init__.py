"""Homas Tour Pro: every room of the house has its part here."""
