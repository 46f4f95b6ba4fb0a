"""Homas Tour Pro in sentences; its catalogues lie beside the code."""
