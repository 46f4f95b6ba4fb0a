"""The file of a tour: read, locked while it is ridden, and written after every answer."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from echappee import games
from echappee.bots.lookup import find_bot, is_outside
from echappee.cli.files import read_text, write_atomically
from echappee.cli.game_data import print_tour_json
from echappee.cli.lineups import NOBODY, YOU
from echappee.cli.program import program
from echappee.cli.terminal.autosave import Keeper
from echappee.engine import Refused
from echappee.locks import Lock, Taken
from echappee.notation.game_rules import DIRECTED, SomeRace
from echappee.tours.mending import mend
from echappee.tours.result_table import results_csv
from echappee.tours.tour import SomeTour, load_tour


def open_tour(name: str) -> SomeTour:
    """The tour in this file; refuses a damaged one and says what is wrong and what can be saved."""
    return _read(read_text(name), name)


@contextmanager
def riding(name: str) -> Iterator[SomeTour]:
    """The tour in this file, locked."""
    text = read_text(name)
    tour = _rideable(text, name)  # refuses other files before a lock is written beside them
    with held(name):
        now = read_text(name)
        yield tour if now == text else _rideable(now, name)


@contextmanager
def held(name: str) -> Iterator[Path]:
    """Lock this tour against other programs. The lock is a hidden file beside it, which is not removed."""
    path = Path(name).resolve()
    try:
        lock = Lock(path.with_name(f".{path.name}.lock"))
    except Taken:
        raise Refused(
            "tour-in-use", f"{name}: this tour is being ridden elsewhere; stop there first"
        ) from None
    except OSError:
        raise Refused("bad-path", f"{name}: nothing can be written in {path.parent}") from None
    try:
        yield path
    finally:
        lock.release()


def write_tour(path: Path, tour: SomeTour) -> None:
    write_atomically(path, tour.text())


class TourKeeper(Keeper):
    """Saves the whole tour after every answer in the current stage."""

    def __init__(self, name: str, tour: SomeTour) -> None:
        super().__init__(Path(name), {})
        self._tour = tour

    def text(self, _race: SomeRace) -> str:
        """The tour with its current stage."""
        return self._tour.text()

    @property
    def farewell(self) -> str:
        """What to say when the stage is over."""
        return f"The stage is in the books of {self.path}."

    @property
    def way_on(self) -> str:
        """The command that continues it."""
        return f"{program()} tour play {self.path}"


def _read(text: str, name: str) -> SomeTour:
    try:
        return load_tour(text, name)
    except Refused as refusal:
        if refusal.code == "other-edition":
            raise
        raise Refused(refusal.code, f"{refusal.detail}; {_what_can_be_kept(text, name)}") from None


def _rideable(text: str, name: str) -> SomeTour:
    """The tour in this text; refuses one with a player that cannot answer here."""
    tour = _read(text, name)
    setup = tour.setup
    for team, kind, player in zip(setup.colours, setup.teams, tour.players, strict=True):
        if (player == NOBODY) == (kind == DIRECTED):
            raise Refused("bad-tour", f"{name}: the tag players has {player!r} for the team {team}")
        if player not in (YOU, NOBODY) and not is_outside(player):
            find_bot(player, 0, tour.game)
    return tour


def _what_can_be_kept(text: str, name: str) -> str:
    try:
        tour, _ = mend(text, name)
    except Refused:
        return "nothing can be kept of it"
    return f"{program()} tour mend {name} --to NEW keeps {extent(tour)}"


def extent(tour: SomeTour) -> str:
    """How far the tour has come."""
    race = tour.race
    if race is None and not tour.number:
        return "calendar and teams, no stage"
    stages = "1 stage" if tour.number == 1 else f"{tour.number} stages"
    return stages if race is None else f"{stages} and the next up to round {race.position.round}"


def export(args: Namespace) -> int:
    tour = open_tour(args.file)
    if args.json:
        print_tour_json(tour)
    elif args.csv:
        sys.stdout.write(results_csv(tour))
    else:
        sys.stdout.write(_record(tour, args.stage))
    return 0


def _record(tour: SomeTour, number: int) -> str:
    if number <= tour.number:
        return tour.ridden[number - 1]
    if number == tour.number + 1 and tour.race is not None:
        return games.save(tour.race, tour.stage_tags())
    raise Refused("no-stage", f"stage {number} has not begun; {tour.number} stages are over")
