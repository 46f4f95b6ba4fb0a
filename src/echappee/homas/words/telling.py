"""Homas Tour Pro from events to sentences: what is worth saying, and which message says it. No text yet."""

from collections.abc import Mapping
from typing import Final

from echappee.homas.rules import HOMAS, View
from echappee.homas.words import finish, moves, start
from echappee.words.sentences import Saying, Telling

MERGED: Final = ("energy-chosen", "followed", "neutral-counters", "waited", "retreated")
"""Codes that get one sentence for all the riders they happen to."""

TOLD: Final[Mapping[str, Saying[View]]] = {
    "rain": start.rain,
    "order": start.order,
    "energy-chosen": start.energy_chosen,
    "fitness": start.fitness,
    "placed": start.placed,
    "lined-up": start.lined_up,
    "played": moves.played,
    "attacked": moves.attacked,
    "rolled": moves.rolled,
    "fitness-played": moves.fitness_played,
    "rode": moves.rode,
    "followed": moves.followed,
    "asked-relay": moves.alone,
    "relayed": moves.relayed,
    "relay-refused": moves.relay_refused,
    "neutral-counters": moves.neutral_counters,
    "countered": moves.countered,
    "blocked": moves.alone,
    "kept": moves.kept,
    "event": moves.event,
    "team-roll": moves.team_roll,
    "fell": moves.fell,
    "loses-turns": moves.loses_turns,
    "discarded": moves.with_card,
    "waited": moves.together,
    "bought-back": moves.with_card,
    "rested": moves.alone,
    "recovered": moves.with_card,
    "retreated": moves.together,
    "summit": finish.summit,
    "rushed": finish.rushed,
    "sprinted": finish.sprinted,
    "arrived": finish.arrived,
    "disqualified": finish.disqualified,
}
"""The sentences for an event's code. Their message ids are the code, or start with the code and a dash."""

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "fitness-drawn": "secret; the director sees the cards",
    "fitness-dealt": "secret; the director sees the card",
}
"""Codes without a sentence, and why."""

TELLING: Final = Telling(HOMAS.fold, TOLD, MERGED)
narrate = TELLING.narrate
narrate_apart = TELLING._replace(merged=()).narrate
"""Tells each event by itself, so a line does not depend on how many events have happened."""
sentences = TELLING.sentences
