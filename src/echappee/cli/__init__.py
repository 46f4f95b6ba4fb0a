"""The command line: one file a command. It computes no rule."""
