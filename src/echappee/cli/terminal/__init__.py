"""A race at the keyboard: telling, asking, keeping the record."""
