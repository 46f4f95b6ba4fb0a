"""Échappée: cycling board games."""

__version__ = "0.1.0"
