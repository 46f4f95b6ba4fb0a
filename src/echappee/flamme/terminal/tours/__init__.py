"""Tours of Flamme Rouge in the terminal."""
