"""A team's sheet as lines: what its riders won in every stage, and the exhaustion they took along."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from echappee.flamme.tours import FlammeTour
from echappee.flamme.tours.calendar import stage_of
from echappee.flamme.tours.team_sheets import Entry, Legs, Rest, TeamSheet, team_sheet
from echappee.flamme.words import naming
from echappee.words.sentences import clock

STAGE, RIDER = 20, 26
TYPES = {"R": "Rouleur", "S": "Sprinteur"}


class Half(NamedTuple):
    """One rider's part of a line; empty if there is nothing to say."""

    time: str = ""
    podium: str = ""
    sprint: str = ""
    mountain: str = ""
    exhaustion: str = ""

    def __str__(self) -> str:
        return f"{self.time:>7}{self.podium:>4}{self.sprint:>4}{self.mountain:>4}{self.exhaustion:>6} "


HEAD = Half("time", "pod", "spr", "mtn", "exh")


def draw_team(tour: FlammeTour, team: str) -> Iterator[Text]:
    """Stage by stage, with rest days, and the sum."""
    sheet = team_sheet(tour, team)
    yield Text(" " * STAGE + "".join(f"{_who(tour, team, rider):>{RIDER - 1}} " for rider in sheet.riders))
    yield Text(f"  {'stage':<{STAGE - 2}}{HEAD}{HEAD}{'TP':>6}", style="bold")
    for number, (row, day) in enumerate(zip(sheet.rows, tour.setup.days, strict=False)):
        halves = "".join(map(_half, row.entries, row.legs))
        yield Text(f"  {number + 1:>2} {stage_of(day).id:<{STAGE - 5}}{halves}{row.points or '·':>6}")
        if number in sheet.rests:
            yield _rest(sheet.rests[number])
    yield from _sum(sheet)


def _who(tour: FlammeTour, team: str, rider: str) -> str:
    kind = rider[-1]
    chosen = dict(zip(TYPES, tour.books[-1].specialists.get(team, ("", "")), strict=True))[kind]
    return naming.specialist(chosen) if chosen else TYPES[kind]


def _half(entry: Entry, legs: Legs) -> str:
    """A stage: what was won, and the exhaustion cards before and after giving half of them back."""
    podium, sprint, mountain = (str(won or "·") for won in entry[1:])
    tired = f"{legs.before}→{legs.after}" if legs.before else "·"
    return str(Half(clock(entry.time), podium, sprint, mountain, tired))


def _rest(rest: Rest) -> Text:
    """A rest day: points for leaders, fewer exhaustion cards for the others."""
    halves = "".join(map(_rested, rest.legs))
    return Text(f"  {'   rest day':<{STAGE - 2}}{halves}{rest.points or '·':>6}", style="dim")


def _rested(legs: Legs) -> str:
    return str(Half(exhaustion=f"{legs.before}→{legs.after}" if legs.before != legs.after else ""))


def _sum(sheet: TeamSheet) -> Iterator[Text]:
    if sheet.bonus is not None:
        yield Text(f"  {'   bonus':<{STAGE - 2}}{Half()}{Half()}{sheet.bonus or '·':>6}", style="dim")
    halves = "".join(_summed(sheet.sums))
    yield Text(f"  {'sum':<{STAGE - 2}}{halves}{sheet.total:>6}", style="bold")


def _summed(sums: Sequence[Entry]) -> Iterator[str]:
    for entry in sums:
        yield str(Half(clock(entry.time), *map(str, (entry.podium, entry.sprint, entry.mountain))))
