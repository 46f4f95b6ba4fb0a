"""Forks: a table that rides on from a moment of another race, with chances of its own."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from echappee import games
from echappee.engine import Dealer, Entry, Race, Refused, ScriptedDealer
from echappee.notation import GameRules, digest
from echappee.notation.game_rules import SomeRace
from echappee.server.tables.choices import Settings
from echappee.server.tables.games import game_of, game_ridden
from echappee.server.tables.untrusted_record import ride


class Fork(NamedTuple):
    """Where a table's race comes from: how the other race was set up, what was written, where that led."""

    family: GameRules[Any, Any]
    begun: Mapping[str, str]
    entries: tuple[Entry, ...]
    position: Any

    @property
    def tags(self) -> dict[str, str]:
        """How the record of this race begins; what comes before `parent` is not of its seed."""
        return {**self.begun, "parent": digest(self.family.line(self.position))}

    def ride(self, dealer: Dealer) -> SomeRace:
        """The race at the moment from which it goes on with this dealer."""
        return Race(self.family, self.family.read_start(self.begun), dealer, self.entries)


def fork(wanted: Settings, text: str, entries: int) -> tuple[Settings, str]:
    """The settings of a table that rides on after so many entries of a record, and the record up to there."""
    race, tags = ride(text)
    if entries not in {moment.entries for moment in race.moments}:
        raise Refused("bad-fork", "a race is taken up where one of its phases begins; none begins here")
    if race.over and entries == len(race.ledger):
        raise Refused("bad-fork", "the race is over here; take it up earlier")
    game = game_ridden(race)
    settings = _seated(game.settings(race, tags), wanted)
    game.setup(settings)
    cut = Race(game.family, race.moments[0].position, ScriptedDealer(), race.ledger[:entries])
    return settings, games.save(cut, _start(game.family, tags))


def read_fork(text: str) -> Fork:
    """The fork of a record that ends where the fork begins."""
    race, tags = games.load(text)
    family = game_ridden(race).family
    return Fork(family, _start(family, tags), tuple(race.ledger), race.position)


def check_same_race(new: Settings, old: Settings) -> None:
    """Refuse settings that would change more of a fork than who sits where."""
    if _seated(old, new) != game_of(old.game).seated(new):
        raise Refused("bad-fork", "this race began elsewhere; only who sits where can change")


def _seated(race: Settings, wanted: Settings) -> Settings:
    """The settings of this race, with the people and bots that are wanted."""
    wanted = game_of(race.game).seated(wanted)
    ridden, asked = ([seat.kind == "automatic" for seat in each.seats] for each in (race, wanted))
    if ridden != asked:
        raise Refused("bad-fork", "a fork has the seats of its race, and the same ones are automatic")
    seats = tuple(
        old if old.kind == "automatic" else replace(old, kind=new.kind, name=new.name)
        for old, new in zip(race.seats, wanted.seats, strict=True)
    )
    return Settings(seats, race.game, race.stage, race.rules)


def _start(family: GameRules[Any, Any], tags: Mapping[str, str]) -> dict[str, str]:
    return {name: tags[name] for name in family.tags if name in tags}
