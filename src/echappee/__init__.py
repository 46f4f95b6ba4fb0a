"""Échappée: Flamme Rouge and other cycling board games."""

__version__ = "0.1.0"
