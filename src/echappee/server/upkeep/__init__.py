"""Looks after stored tables: checks them, saves what can be saved, and removes expired ones."""
