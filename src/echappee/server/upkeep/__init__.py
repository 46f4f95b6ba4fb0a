"""Looks after what is stored: checks it, saves what can be saved, and removes what has expired."""
