"""The proof of an honest deal: every draw in a record is the one that its seed gives."""

import hashlib
from typing import NamedTuple, TypeVar

from echappee.engine import Dealer, Draw, Entry, Key, Outcome, Race, Refused, ScriptedDealer, outcome_text
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
from echappee.notation.record import Record, digest
from echappee.notation.replay import dealer_of, replay

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)

NOT_PROVED = "not-proved"
"""The refusal of a record that can be read, but does not follow from its seed."""


class Proof(NamedTuple):
    """What was proved about a record."""

    draws: int
    decisions: int
    rounds: int
    """How many rounds end in the position that the record says."""
    over: bool
    committed: bool
    """Whether the record names the hash that was published before the race."""
    commitment: str
    taken_over: int = 0
    """How many draws a fork took over from another race; they do not come from its seed."""


def commitment(seed: str) -> str:
    """The hash of a seed: published before the race, it binds the dealer."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verify(rules: GameRules[P, V], record: Record, origin: str = "record") -> Proof:
    """Ride the record's decisions with its seed alone; refuses a record that does not follow from them."""
    seed, published = record.tags.get("seed"), record.tags.get("commitment")
    if seed is None:
        raise Refused("no-seed", f"{origin}: without a seed there is nothing to prove")
    replay(rules, Record(record.tags), origin)  # by the tags alone: is this a race under our rules at all?
    if published not in (None, commitment(seed)):
        raise Refused(
            NOT_PROVED,
            f"{origin}: the seed is not the one whose hash was published; its own hash is {commitment(seed)}",
        )
    before = _taken_over(rules, record, origin)
    _compare_draws(rules, record, before, origin)
    try:
        race = replay(rules, record, origin)
    except Refused as refusal:
        raise Refused(NOT_PROVED, refusal.detail) from None
    draws = sum(entry.chance for entry in record.entries)
    taken_over = sum(entry.chance for entry in before)
    return Proof(
        draws=draws - taken_over,
        decisions=len(record.entries) - draws,
        rounds=len(record.digests),
        over=race.over,
        committed=published is not None,
        commitment=commitment(seed),
        taken_over=taken_over,
    )


def _taken_over(rules: GameRules[P, V], record: Record, origin: str) -> list[Entry]:
    """The entries that a fork took over from another race: all those before its `parent`."""
    if "parent" not in record.tags:
        return []
    try:
        race = Race(rules, rules.read_start(record.tags), ScriptedDealer(), record.entries)
    except Refused as refusal:
        raise Refused(NOT_PROVED, f"{origin}: {refusal.detail}") from None
    for moment in race.moments:
        if digest(rules.line(moment.position)) == record.tags["parent"]:
            return race.ledger[: moment.entries]
    raise Refused(NOT_PROVED, f"{origin}: the race never reaches the position that its parent names")


def _compare_draws(rules: GameRules[P, V], record: Record, before: list[Entry], origin: str) -> None:
    decisions = [entry for entry in record.entries if not entry.chance]
    written = {entry.key: entry.result for entry in record.entries if entry.chance}
    dealer = _Witness(dealer_of(record.tags), written)
    try:
        Race(rules, rules.read_start(record.tags), dealer, before + decisions)
    except Refused as refusal:
        raise Refused(NOT_PROVED, f"{origin}: {refusal.detail}") from None


class _Witness:
    """Deals from the seed, and reports the first draw that differs in the record.

    Later differences are not worth reporting: other cards make other hands, and so on to the end of the race.
    """

    def __init__(self, dealer: Dealer, written: dict[Key, str]) -> None:
        self._dealer = dealer
        self._written = written

    def deal(self, request: Draw) -> Outcome | None:
        drawn = self._dealer.deal(request)
        text = outcome_text(drawn or ())
        written = self._written.get(request.key, text)
        if written != text:
            raise Refused(
                NOT_PROVED, f"the draw {request.key} is {text} by the seed, but {written} in the record"
            )
        return drawn
