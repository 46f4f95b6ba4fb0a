"""Flamme Rouge in sentences; its catalogues lie beside the code."""
