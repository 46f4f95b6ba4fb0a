"""Tempo: a bot that counts cards and evaluates, without playing races ahead."""

from echappee.flamme.bots.tempo.bot import TempoBot

__all__ = ["TempoBot"]
