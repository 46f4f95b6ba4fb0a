"""Dealers answer chance: from a seed, from a script, or not at all (then people are asked what was drawn)."""

from collections.abc import Mapping
from typing import Protocol

from echappee.engine.chance import Draw, Outcome, outcome
from echappee.engine.ledger import outcome_text
from echappee.engine.refusals import Refused


class Dealer(Protocol):
    def deal(self, request: Draw) -> Outcome | None:
        """The items drawn for this request; None leaves the request open."""


class SeededDealer:
    """Every outcome is fixed by the seed and the race's id before the first question is put."""

    def __init__(self, seed: bytes | int, race: str = "") -> None:
        self.seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self.race = race

    def deal(self, request: Draw) -> Outcome:
        return outcome(self.seed, self.race, request)


class ScriptedDealer:
    """Deals what was written down, key by key; leaves the rest open. An empty script only reads a ledger."""

    def __init__(self, script: Mapping[str, str] | None = None) -> None:
        self.script = script or {}

    def deal(self, request: Draw) -> Outcome | None:
        text = self.script.get(str(request.key))
        return None if text is None else read_outcome(request, text)


def read_outcome(request: Draw, text: str) -> Outcome:
    """The outcome written as text, checked against what can be drawn."""
    left = list(request.pile)
    drawn = []
    for word in text.split(",") if text else ():
        index = next((i for i, item in enumerate(left) if str(item) == word), None)
        if index is None:
            raise Refused(
                "bad-outcome", f"{request.key}: {word} cannot be drawn from {outcome_text(request.pile)}"
            )
        drawn.append(left.pop(index))
    if len(drawn) != request.take:
        raise Refused("bad-outcome", f"{request.key}: {request.take} items expected, not {text or 'none'}")
    if not request.ordered and drawn != sorted(drawn, key=request.pile.index):
        raise Refused("bad-outcome", f"{request.key}: {text} is not in the pile's order")
    return tuple(drawn)
