"""The command line: one file per command. It computes no rule."""
