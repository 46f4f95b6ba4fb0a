"""Forks: tables that start from a moment of another race, with draws of their own."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from echappee import games
from echappee.engine import Dealer, Entry, Race, Refused, ScriptedDealer
from echappee.games import Game, game_named, game_of
from echappee.notation import SomePosition, SomeRace, digest, replay
from echappee.server.messages.settings import Settings
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.seats import check_settings
from echappee.server.tables.untrusted_record import ride_record


class Cut(NamedTuple):
    """A record that ends where a fork begins, and the position there: reading it need not ride the race."""

    record: str
    digest: str = ""
    """Empty in data stored by earlier versions."""
    round: int = 0


class Fork(NamedTuple):
    """The race that a table continues: how it was set up, its entries, and the position they led to."""

    game: Game
    begun: Mapping[str, str]
    entries: tuple[Entry, ...]
    digest: str
    round: int

    @property
    def tags(self) -> dict[str, str]:
        """The first tags of this race's record; entries before `parent` do not come from its seed."""
        return {**self.begun, "parent": self.digest}

    def ride(self, dealer: Dealer) -> SomeRace:
        """The race at the moment of the fork; this dealer deals from there."""
        rules = self.game.rules
        return Race(rules, rules.read_start(self.begun), dealer, self.entries)


def fork_json(wanted: bytes, text: str, entries: int) -> tuple[bytes, Cut]:
    """The result of `fork`, with settings as JSON; a job for a worker."""
    settings, cut = fork(json.decode(wanted, type=Settings), text, entries)
    return json.encode(settings), cut


def fork(wanted: Settings, text: str, entries: int) -> tuple[Settings, Cut]:
    """The settings of a table that continues after this many entries, and the record up to there."""
    race, tags = ride_record(text)
    if entries not in {moment.entries for moment in race.moments}:
        raise Refused("bad-fork", "a race can only start where a phase begins; none begins here")
    if race.over and entries == len(race.ledger):
        raise Refused("bad-fork", "the race is over here; take it up earlier")
    game = game_of(race)
    settings = _seated(game.room(GameTable).settings_ridden(race, tags), wanted)
    check_settings(settings)
    cut = Race(game.rules, race.moments[0].position, ScriptedDealer(), race.ledger[:entries])
    return settings, Cut(games.save(cut, _start(game, tags)), *_moment(game, cut.position))


def read_fork(cut: Cut) -> Fork:
    game, record = games.read(cut.record)
    if not cut.digest:
        cut = Cut(cut.record, *_moment(game, replay(game.rules, record).position))
    return Fork(game, _start(game, record.tags), record.entries, cut.digest, cut.round)


def check_same_race(new: Settings, old: Settings) -> None:
    """Refuse settings that would change more of a fork than its seats."""
    if _seated(old, new) != _filled_in(new, old.game):
        raise Refused(
            "bad-fork", "this race began elsewhere; only the people and bots in its seats can change"
        )


def _seated(race: Settings, wanted: Settings) -> Settings:
    """The settings of this race, with the wanted people and bots."""
    wanted = _filled_in(wanted, race.game)
    ridden, asked = ([seat.kind == "automatic" for seat in each.seats] for each in (race, wanted))
    if ridden != asked:
        raise Refused("bad-fork", "a fork has the same seats and the same automatic teams as its race")
    seats = tuple(
        old if old.kind == "automatic" else replace(old, kind=new.kind, name=new.name)
        for old, new in zip(race.seats, wanted.seats, strict=True)
    )
    return Settings(seats, race.game, race.stage, race.rules, clock=wanted.clock)


def _filled_in(settings: Settings, game: str) -> Settings:
    return game_named(game).room(GameTable).filled_in(settings)


def _moment(game: Game, position: SomePosition) -> tuple[str, int]:
    return digest(game.rules.line(position)), position.round


def _start(game: Game, tags: Mapping[str, str]) -> dict[str, str]:
    return {name: tags[name] for name in game.rules.tags if name in tags}
