"""Saves the record of a race while it is played, so that nothing is lost however it ends."""

from collections.abc import Mapping
from datetime import date
from itertools import count
from pathlib import Path

from echappee import games
from echappee.cli.files import check_record_path, write_atomically
from echappee.cli.program import program
from echappee.notation.game_rules import SomeRace


class Keeper:
    """Writes the record after every answer, to this path or to one named after the date."""

    def __init__(self, path: Path | None, tags: Mapping[str, str]) -> None:
        self._path = path
        self._tags = tags
        self._text = ""
        self._written = ""
        if self._path is None:
            check_record_path(str(_free_name()))

    @property
    def path(self) -> Path:
        """Where the record is; chosen when it is first needed."""
        if self._path is None:
            self._path = _free_name()
        return self._path

    def note(self, race: SomeRace) -> None:
        """Remember the race as it is now, between two answers."""
        self._text = self.text(race)

    def text(self, race: SomeRace) -> str:
        """What to write for the race as it is now."""
        return games.save(race, self._tags)

    @property
    def farewell(self) -> str:
        """What to say when the race is over."""
        return f"The record is {self.path}; {program()} replay tells it again."

    @property
    def way_on(self) -> str:
        """The command that continues it."""
        return f"{program()} play --resume {self.path}"

    def keep(self) -> None:
        """Write the state that was noted last; never a race interrupted in the middle of an answer."""
        if self._text != self._written:
            write_atomically(self.path, self._text)
            self._written = self._text


def _free_name() -> Path:
    """A name with today's date that no file has yet."""
    stem = f"echappee-{date.today().isoformat()}"  # noqa: DTZ011 - the player's own calendar
    names = (Path(f"{stem}{f'-{number}' if number > 1 else ''}.race") for number in count(1))
    return next(path for path in names if not path.exists())
