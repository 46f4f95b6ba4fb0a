"""A race at the keyboard: telling it, asking questions, saving the record."""
