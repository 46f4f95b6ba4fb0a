"""The table `round`: riders on a road, the cards they play, and where that takes them."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.cards import Card
from echappee.flamme.course import NO_LINE, Course
from echappee.scenarios.fields import Fields
from echappee.scenarios.outcomes import Outcome, compare, read_outcome
from echappee.scenarios.ridden import Ridden, ride
from echappee.scenarios.riders import Entrant, check_known, check_once, read_entrants, read_played
from echappee.scenarios.roads import read_road

NOT_BUILT = ("major", "minor", "finish")
MODES_NOT_BUILT = ("tour", "ttt", "itt")
FLAGS: dict[str, tuple[str, ...]] = {"expect": ("crashed", "exhausted"), "moved": ("crashed",), "slipped": ()}
EXPECTATIONS = ("expect", "moved", "slipped", "order", "winner")


class Round(NamedTuple):
    """A round, perhaps with later ones, and what is expected of the last."""

    road: Course
    entrants: tuple[Entrant, ...]
    from_end: bool
    later: tuple[dict[str, Card], ...]
    """The cards of each later round, by rider."""
    outcomes: dict[str, tuple[Outcome, ...]]
    order: tuple[str, ...] | None
    winner: str | None

    def differences(self) -> Iterator[str]:
        """Ride it, and compare."""
        ridden = ride(self.road, self.entrants, self.later, from_end=self.from_end)
        yield from self._differences_in_places(ridden)
        if self.order is not None and self.order != ridden.order:
            yield f"order: {' '.join(ridden.order)}, not {' '.join(self.order)}"
        if self.winner is not None and self.winner != ridden.winner:
            yield f"winner: {ridden.winner or 'nobody'}, not {self.winner}"

    def _differences_in_places(self, ridden: Ridden) -> Iterator[str]:
        down = {name for name, rider in ridden.after.items() if rider.crashed}
        fell = {name for name, rider in ridden.moved.items() if rider.crashed}
        after = {"crashed": down, "exhausted": ridden.exhausted}
        yield from compare("moved", self.outcomes["moved"], ridden.moved, self.road, {"crashed": fell})
        yield from compare("slipped", self.outcomes["slipped"], ridden.slipped, self.road, {})
        yield from compare("expect", self.outcomes["expect"], ridden.after, self.road, after)


def read_round(fields: Fields) -> Round:
    """The round that this table describes; refuses what is malformed or not built yet."""
    fields.not_built(NOT_BUILT)
    _check_mode(fields.text("mode", "race"))
    road = read_road(fields.text("road"), fields.number("line", NO_LINE))
    from_end = _read_from(fields.text("from", "movement"))
    entrants = read_entrants(fields.texts("riders"), road)
    if not from_end:
        for rider in entrants:
            if rider.card is None:
                raise Refused("missing-card", f"{rider.name} has no card")
    later = tuple(_read_later(texts, entrants) for texts in fields.lists("next"))
    _check_expectations(fields, moves=bool(later) or not from_end, line=road.line != NO_LINE)
    outcomes = {key: _read_outcomes(fields, key, road, entrants) for key in FLAGS}
    order = _read_order(fields, entrants) if fields.has("order") else None
    winner = fields.text("winner") if fields.has("winner") else None
    check_known([winner] if winner is not None else [], entrants)
    return Round(road, entrants, from_end, later, outcomes, order, winner)


def _check_mode(mode: str) -> None:
    if mode in MODES_NOT_BUILT:
        raise Refused("not-built", f"the mode {mode} is not built yet")
    if mode != "race":
        raise Refused("unknown-mode", f"there is no mode {mode}")


def _read_from(phase: str) -> bool:
    if phase not in ("movement", "end"):
        raise Refused("bad-value", f"from is movement or end, not {phase}")
    return phase == "end"


def _read_later(texts: tuple[str, ...], entrants: tuple[Entrant, ...]) -> dict[str, Card]:
    """A later round: every rider once, with its card."""
    played = [read_played(text) for text in texts]
    names = [name for name, _ in played]
    check_known(names, entrants)
    check_once(names, "rider")
    for rider in entrants:
        if rider.name not in names:
            raise Refused("missing-card", f"next: {rider.name} has no card")
    return dict(played)


def _check_expectations(fields: Fields, *, moves: bool, line: bool) -> None:
    if not any(fields.has(key) for key in EXPECTATIONS):
        raise Refused("no-expectation", f"nothing is expected: give one of {', '.join(EXPECTATIONS)}")
    for key in ("moved", "order"):
        if fields.has(key) and not moves:
            raise Refused("bad-value", f"{key}: nobody moves in the end phase")
    if fields.has("winner") and not line:
        raise Refused("bad-value", "winner: there is no line to cross")


def _read_outcomes(
    fields: Fields, key: str, road: Course, entrants: tuple[Entrant, ...]
) -> tuple[Outcome, ...]:
    if not fields.has(key):
        return ()
    outcomes = tuple(read_outcome(text, road, FLAGS[key]) for text in fields.texts(key))
    if not outcomes:
        raise Refused("no-expectation", f"{key} is empty")
    names = [outcome.name for outcome in outcomes]
    check_known(names, entrants)
    check_once(names, "rider")
    return outcomes


def _read_order(fields: Fields, entrants: tuple[Entrant, ...]) -> tuple[str, ...]:
    """The names of all riders, in some order."""
    names = fields.texts("order")
    check_known(names, entrants)
    check_once(names, "rider")
    if len(names) < len(entrants):
        raise Refused("bad-value", "order must name every rider")
    return names
