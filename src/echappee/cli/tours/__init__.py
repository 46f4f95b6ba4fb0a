"""`echappee tour` at the keyboard: the file, the play, and the sheets as tables."""
