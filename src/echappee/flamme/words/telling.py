"""Flamme Rouge from events to sentences: what is worth saying, and which message says it. No text yet."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme.rules import FLAMME, View
from echappee.flamme.words import before_moves, finish, moves
from echappee.words.sentences import Saying, Telling, Told

__all__ = ["MERGED", "NOT_TOLD", "TELLING", "TOLD", "Told", "narrate", "sentences"]

MERGED: Final = ("recovered", "pushed", "timed", "minute", "exhausted", "home")
"""Codes that get one sentence for all the riders they happen to."""

TOLD: Final[Mapping[str, Saying[View]]] = {
    "draft-order": before_moves.draft_order,
    "drafted": before_moves.drafted,
    "weather": before_moves.weather,
    "placed": before_moves.placed,
    "bid-revealed": before_moves.bid_revealed,
    "bid-doubled": before_moves.bid_doubled,
    "broke-away": before_moves.broke_away,
    "bid-lost": before_moves.alone,
    "drew": before_moves.drew,
    "recovered": before_moves.recovered,
    "turned": before_moves.turned,
    "pushed": moves.pushed,
    "moved": moves.moved,
    "chased": moves.chased,
    "slipped": moves.slipped,
    "token": finish.token,
    "led": before_moves.alone,
    "refresh-token": before_moves.alone,
    "timed": finish.timed,
    "minute": finish.minute,
    "exhausted": finish.exhausted,
    "home": finish.home,
    "podium": finish.podium,
    "won": finish.won,
    "refreshed": before_moves.refreshed,
}
"""The sentences for an event's code. Their message ids are the code, or start with the code and a dash."""

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "played": "sealed; the seat sees its card",
    "declared": "sealed; the seat sees its card",
    "revealed": "the move names the card",
    "deck": "the move names the card",
    "removed": "it happens every round",
    "bid": "sealed; the seat sees its card",
}
"""Codes without a sentence, and why."""

TELLING: Final = Telling(FLAMME.fold, TOLD, MERGED)
narrate = TELLING.narrate
sentences = TELLING.sentences
