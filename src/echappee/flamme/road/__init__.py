"""The road: squares, tiles, stages, their checks and their geometry. It knows no rule of movement."""
