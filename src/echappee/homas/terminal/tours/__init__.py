"""Stage races of Homas Tour Pro in the terminal."""
