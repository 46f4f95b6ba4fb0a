"""A race at the keyboard: its commentary, its questions, saving the record."""
