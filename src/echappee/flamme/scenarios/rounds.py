"""The table `round`: riders on a road, the cards they play, and where that takes them."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.position import Ruleset
from echappee.flamme.scenarios.outcomes import MINUTE, Outcome, Words, compare, compare_amounts, read_outcome
from echappee.flamme.scenarios.ridden import Cards, Ridden, ride
from echappee.flamme.scenarios.riders import Entrant, check_known, read_entrants, read_played
from echappee.flamme.scenarios.stages import Stage, read_stage
from echappee.scenarios.amounts import check_once
from echappee.scenarios.fields import Fields

PLACES = ("expect", "moved", "slipped")
EXPECTATIONS = (*PLACES, "order", "winner")
_POINTS = re.compile(r"(\S+) ([0-9]{1,3})")


class Round(NamedTuple):
    """A round, perhaps with later ones, and what is expected of the last."""

    stage: Stage
    entrants: tuple[Entrant, ...]
    points: Mapping[str, int]
    """The tour points of teams, if a time trial begins with any."""
    from_end: bool
    cards: tuple[Cards, ...]
    """The cards of each round, by rider."""
    outcomes: dict[str, tuple[Outcome, ...]]
    order: tuple[str, ...] | None
    winner: str | None

    def differences(self) -> Iterator[str]:
        """Ride it, and compare."""
        ridden = ride(self.stage, self.entrants, self.points, self.cards, from_end=self.from_end)
        yield from self._differences_in_locations(ridden)
        if self.order is not None and self.order != ridden.order:
            yield f"order: {' '.join(ridden.order)}, not {' '.join(self.order)}"
        if self.winner is not None and self.winner != ridden.winner:
            yield f"winner: {ridden.winner or 'nobody'}, not {self.winner}"

    def _differences_in_locations(self, ridden: Ridden) -> Iterator[str]:
        road, (expect, moved, slipped) = self.stage.road, (self.outcomes[key] for key in PLACES)
        down = frozenset(name for name, rider in ridden.after.items() if rider.crashed)
        fell = {name for name, rider in ridden.moved.items() if rider.crashed}
        flags = {"crashed": down, "exhausted": ridden.flags["exhausted"], MINUTE: ridden.flags["minute"]}
        amounts: dict[str, Mapping[str, int | None]] = {
            "time": {name: rider.time for name, rider in ridden.after.items()},
            "tp": {name: rider.podium for name, rider in ridden.after.items()},
            "token": ridden.tokens,
            "led": ridden.led,
        }
        yield from compare("moved", moved, ridden.moved, road, {"crashed": fell})
        yield from compare("slipped", slipped, ridden.slipped, road, {})
        yield from compare("expect", expect, ridden.after, road, flags)
        yield from compare_amounts("expect", expect, amounts)


def read_round(fields: Fields) -> Round:
    stage = read_stage(fields)
    from_end = _read_from(fields.text("from", "movement"))
    entrants = read_entrants(fields.texts("riders"), stage.road, stage.rules)
    first = () if from_end else (_read_first(entrants),)
    later = tuple(_read_later(texts, entrants, stage.rules) for texts in fields.lists("next"))
    cards = (*first, *later)
    _check_expectations(fields, moves=bool(cards), line=stage.has_line)
    outcomes = {key: _read_outcomes(fields, key, stage, entrants) for key in PLACES}
    order = _read_order(fields, entrants, stage.rules) if fields.has("order") else None
    winner = fields.text("winner") if fields.has("winner") else None
    check_known([winner] if winner is not None else [], entrants)
    points = _read_points(fields, entrants, stage.rules)
    return Round(
        stage=stage,
        entrants=entrants,
        points=points,
        from_end=from_end,
        cards=cards,
        outcomes=outcomes,
        order=order,
        winner=winner,
    )


def _read_points(fields: Fields, entrants: tuple[Entrant, ...], rules: Ruleset) -> dict[str, int]:
    """What teams have in a tour when a time trial begins, as in `Red 4`."""
    if fields.has("tp") and not rules.trial:
        raise Refused("bad-value", "tp: tour points count only in ttt and itt")
    found = [(text, _POINTS.fullmatch(text)) for text in fields.texts("tp", ())]
    teams = {rider.team for rider in entrants}
    for text, match in found:
        if match is None or match[1] not in teams:
            raise Refused(
                "bad-value", f"tp: “{text}” is not a team of this round with its points, as in Red 4"
            )
    named = [(match[1], int(match[2])) for _, match in found if match]
    check_once([team for team, _ in named], "team")
    return dict(named)


def _read_from(phase: str) -> bool:
    if phase not in ("movement", "end"):
        raise Refused("bad-value", f"from is movement or end, not {phase}")
    return phase == "end"


def _read_first(entrants: tuple[Entrant, ...]) -> Cards:
    """The cards of the first round, which are written with the riders."""
    cards = {rider.name: rider.card for rider in entrants if rider.card is not None and rider.card.value}
    for rider in entrants:
        if rider.name not in cards:
            raise Refused("missing-card", f"{rider.name} has no card")
    return cards


def _read_later(texts: tuple[str, ...], entrants: tuple[Entrant, ...], rules: Ruleset) -> Cards:
    """A later round: every rider once, with its card; against the clock only those still on the road."""
    played = [read_played(text) for text in texts]
    names = [name for name, _ in played]
    check_known(names, entrants)
    check_once(names, "rider")
    for rider in entrants:
        if rider.name not in names and not rules.timed:
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


def _words(key: str, rules: Ruleset) -> Words:
    """What may be said of a rider under these rules."""
    if key != "expect":
        return Words(("crashed",) if key == "moved" else (), (), rules.timed)
    timed = ("time", "tp") if rules.timed else ()
    minute = (MINUTE,) if rules.timed else ()
    return Words(("crashed", "exhausted", *minute), (*timed, *("token", "led") * rules.tour), rules.timed)


def _read_outcomes(
    fields: Fields, key: str, stage: Stage, entrants: tuple[Entrant, ...]
) -> tuple[Outcome, ...]:
    if not fields.has(key):
        return ()
    words = _words(key, stage.rules)
    outcomes = tuple(read_outcome(text, stage.road, words) for text in fields.texts(key))
    if not outcomes:
        raise Refused("no-expectation", f"{key} is empty")
    names = [outcome.name for outcome in outcomes]
    check_known(names, entrants)
    check_once(names, "rider")
    return outcomes


def _read_order(fields: Fields, entrants: tuple[Entrant, ...], rules: Ruleset) -> tuple[str, ...]:
    """The names of all riders, in some order; against the clock some may have left the road."""
    names = fields.texts("order")
    check_known(names, entrants)
    check_once(names, "rider")
    if len(names) < len(entrants) and not rules.timed:
        raise Refused("bad-value", "order must name every rider")
    return names
