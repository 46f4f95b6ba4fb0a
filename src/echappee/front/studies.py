"""Races read from records, studied, and puzzles."""

from collections.abc import Sequence
from importlib.util import find_spec

from echappee.cli.extras import PACKAGES, TERMINAL
from echappee.games import DEFAULT, LoadedRace, game_named, game_of, load
from echappee.notation import SomePosition, SomeRace, SomeView
from echappee.simulate.report import embedded
from echappee.study import Analysis, EffortName, GameStudy, analyse, wanted
from echappee.study.as_json import as_json
from echappee.study.json_types import StudyJson
from echappee.study.puzzles import Puzzle


def load_race(text: str) -> LoadedRace[SomePosition, SomeView]:
    """The race in a record, and its tags; refuses one that is damaged or drifts from the rules."""
    return load(text)


class Study(Analysis):
    """What each choice of a race was worth, as a program uses it and a notebook shows it."""

    def as_json(self) -> StudyJson:
        """All of it, as `echappee study --json` prints it."""
        return as_json(self)

    def _repr_html_(self) -> str | None:
        """Needs the languages, which are in the extra `terminal`."""
        if any(find_spec(package) is None for package in PACKAGES[TERMINAL]):
            return None
        from echappee.cli.study_page import study_page  # noqa: PLC0415 - as said

        return embedded(study_page(self, faces=False))


def study_race(race: SomeRace, effort: EffortName = "first") -> Study:
    """What each choice of a finished race was worth, and how much of its result was luck.

    The effort is `first`, for seconds, or `full`.
    """
    study = game_of(race).room(GameStudy)
    return Study(**vars(analyse(study, race, wanted(study, race, effort))))


def puzzles_for(game: str = DEFAULT) -> Sequence[Puzzle]:
    """The puzzles that come with a game; none if it has none."""
    found = game_named(game).room(GameStudy).puzzles
    return found.shipped() if found else ()
