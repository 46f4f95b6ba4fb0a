"""Records of races and races from records, for the rules of any game."""

from collections.abc import Mapping
from itertools import pairwise, zip_longest
from typing import TypeVar

from echappee.engine import Dealer, Race, Refused, ScriptedDealer, SeededDealer
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
from echappee.notation.record import Record, digest

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)

COMMON_TAGS = ("game", "edition", "race", "stage", "players", "seed", "commitment", "parent")
"""Tags of any game: `players` says who or what answers for each seat, `parent` is the digest of the position
at which a fork left the race it was made from."""


def record_of(rules: GameRules[P, V], race: Race[P, V], tags: Mapping[str, str]) -> Record:
    """The record of a race so far, open answers included."""
    head = {"game": rules.name, "edition": str(rules.edition)}
    return Record(head | dict(tags), (*race.ledger, *race.open_entries), round_digests(rules, race))


def round_digests(rules: GameRules[P, V], race: Race[P, V]) -> dict[int, str]:
    """The digest of the position at the end of each round."""
    positions = [moment.position for moment in race.moments]
    digests = {
        before.round: digest(rules.line(after))
        for before, after in pairwise(positions)
        if after.round > before.round
    }
    if race.over and positions:
        digests[race.position.round] = digest(rules.line(race.position))
    return digests


def replay(rules: GameRules[P, V], record: Record, origin: str = "record") -> Race[P, V]:
    """The race of this record, ready to continue; refuses a record that drifts from the rules."""
    _check_tags(rules, record.tags, origin)
    try:
        race = Race(rules, rules.read_start(record.tags), dealer_of(record.tags), record.entries)
    except Refused as refusal:
        raise Refused("bad-record", f"{origin}: {refusal.detail}") from None
    _check_entries(race, record, origin)
    digests = round_digests(rules, race)
    for number, written in record.digests.items():
        if digests.get(number) != written:
            raise Refused(
                "drift", f"{origin}: round {number} ends in a different position than the record says"
            )
    return race


def dealer_of(tags: Mapping[str, str]) -> Dealer:
    """The dealer that continues this race: seeded if the seed is known, else people are asked."""
    seed = tags.get("seed")
    return ScriptedDealer() if seed is None else SeededDealer(seed.encode(), tags.get("race", ""))


def _check_tags(rules: GameRules[P, V], tags: Mapping[str, str], origin: str) -> None:
    if unknown := [tag for tag in tags if tag not in COMMON_TAGS + rules.tags]:
        raise Refused("bad-record", f"{origin}: the tag {unknown[0]} is not known")
    check_edition(rules, tags, origin)


def check_edition(rules: GameRules[P, V], tags: Mapping[str, str], origin: str) -> None:
    """Refuse a record that was ridden under another edition of the rules."""
    if tags.get("edition") != str(rules.edition):
        edition = tags.get("edition", "no edition")
        raise Refused(
            "other-edition",
            f"{origin}: it was ridden under edition {edition} of the rules, and this program rides edition"
            f" {rules.edition}",
        )


def _check_entries(race: Race[P, V], record: Record, origin: str) -> None:
    """Every entry must have been asked for, in the order in which the rules ask."""
    if race.unread:
        entry = race.unread[0]
        raise Refused("bad-record", f"{origin}: nothing in the race asks for {entry.key} = {entry.result}")
    # A known seed may continue the race beyond the record, but not through a round that the record closes.
    written = set(record.entries)
    heard = [e for e in race.ledger + race.open_entries if e in written or e.key.round in record.digests]
    for entry, expected in zip_longest(record.entries, heard):
        if entry != expected:
            missing = expected or entry
            raise Refused("bad-record", f"{origin}: {missing.key} is missing or out of order")
