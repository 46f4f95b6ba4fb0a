"""The conversation: rules ask, seats answer, a dealer answers chance, and out come events.

There is no rule of any game here, no clock, no random generator, and no input or output.
"""

from echappee.engine.chance import (
    Dealer,
    Draw,
    Outcome,
    ScriptedDealer,
    SeededDealer,
    outcomes,
    sample_outcome,
)
from echappee.engine.events import Event, Tell, Value
from echappee.engine.ledger import Entry, Key, Seat, outcome_text
from echappee.engine.past import Moment, Past
from echappee.engine.phases import Phase, Reached, Rules, Talk, Together, ask, draw, together
from echappee.engine.questions import Choices, Listed, Pick, Question
from echappee.engine.race import FleetingRace, Race
from echappee.engine.refusals import Refused, install
from echappee.engine.speed import fast_maker

__all__ = [
    "Choices",
    "Dealer",
    "Draw",
    "Entry",
    "Event",
    "FleetingRace",
    "Key",
    "Listed",
    "Moment",
    "Outcome",
    "Past",
    "Phase",
    "Pick",
    "Question",
    "Race",
    "Reached",
    "Refused",
    "Rules",
    "ScriptedDealer",
    "Seat",
    "SeededDealer",
    "Talk",
    "Tell",
    "Together",
    "Value",
    "ask",
    "draw",
    "fast_maker",
    "install",
    "outcome_text",
    "outcomes",
    "sample_outcome",
    "together",
]
