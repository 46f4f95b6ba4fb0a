"""Patron: a bot that learned by riding against itself; `training/` has how."""

from echappee.flamme.bots.patron.bot import PatronBot

__all__ = ["PatronBot"]
