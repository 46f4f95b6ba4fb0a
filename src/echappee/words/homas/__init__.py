"""Homas Tour Pro in sentences; its catalogues are `homas.en.ftl` and `homas.fr.ftl` beside the others."""
