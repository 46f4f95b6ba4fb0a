"""Flamme Rouge from events to sentences: what is worth saying, and which message says it. No text yet."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme import FLAMME, View
from echappee.words import finish, moves, parts, slips
from echappee.words.told import Saying, Telling, Told

__all__ = ["MERGED", "NOT_TOLD", "TELLING", "TOLD", "Told", "narrate", "sentences"]

MERGED: Final = ("recovered", "pushed", "timed", "minute", "exhausted", "home")
"""What is said once of all riders to whom it happens."""

TOLD: Final[Mapping[str, Saying[View]]] = {
    "draft-order": parts.draft_order,
    "drafted": parts.drafted,
    "weather": parts.weather,
    "placed": parts.placed,
    "bid-revealed": parts.bid_revealed,
    "bid-doubled": parts.bid_doubled,
    "broke-away": parts.broke_away,
    "bid-lost": parts.alone,
    "drew": parts.drew,
    "recovered": parts.recovered,
    "turned": parts.turned,
    "pushed": moves.pushed,
    "moved": moves.moved,
    "chased": moves.chased,
    "slipped": slips.slipped,
    "token": finish.token,
    "led": parts.alone,
    "refresh-token": parts.alone,
    "timed": finish.timed,
    "minute": finish.minute,
    "exhausted": finish.exhausted,
    "home": finish.home,
    "podium": finish.podium,
    "won": finish.won,
    "refreshed": parts.refreshed,
}
"""How an event's code is told. Its messages are called like the code, or like it and a dash."""

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
