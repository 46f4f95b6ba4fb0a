"""A team's sheet: what its riders brought home from every stage, and what they took along to the next."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from echappee.cli.scores import clock
from echappee.tours.between import recover
from echappee.tours.books import podium_of
from echappee.tours.calendar import stage_of
from echappee.tours.campaign import Campaign
from echappee.words import naming

STAGE, RIDER = 20, 26
TYPES = {"R": "Rouleur", "S": "Sprinteur"}


class Half(NamedTuple):
    """One rider's part of a line; empty where there is nothing to say."""

    time: str = ""
    podium: str = ""
    sprint: str = ""
    mountain: str = ""
    exhaustion: str = ""

    def __str__(self) -> str:
        """As columns."""
        return f"{self.time:>7}{self.podium:>4}{self.sprint:>4}{self.mountain:>4}{self.exhaustion:>6} "


HEAD = Half("time", "pod", "spr", "mtn", "exh")


def draw_team(campaign: Campaign, team: str) -> Iterator[Text]:
    """Stage by stage, with rest days, and the sum."""
    riders = [f"{team}.{kind}" for kind in TYPES]
    yield Text(" " * STAGE + "".join(f"{_who(campaign, team, rider):>{RIDER - 1}} " for rider in riders))
    yield Text(f"  {'stage':<{STAGE - 2}}{HEAD}{HEAD}{'TP':>6}", style="bold")
    for number, day in enumerate(campaign.tour.days[: campaign.number]):
        podium = dict(podium_of(campaign.results[number]))
        points = sum(podium.get(rider, 0) for rider in riders)
        halves = "".join(str(_stage(campaign, number, rider, podium.get(rider, 0))) for rider in riders)
        yield Text(f"  {number + 1:>2} {stage_of(day).id:<{STAGE - 5}}{halves}{points or '·':>6}")
        if day.rest:
            yield _rest(campaign, number, team)
    yield from _sum(campaign, team, riders)


def _who(campaign: Campaign, team: str, rider: str) -> str:
    kind = rider[-1]
    chosen = dict(zip(TYPES, campaign.chosen.get(team, ("", "")), strict=True))[kind]
    return naming.specialist(chosen) if chosen else TYPES[kind]


def _stage(campaign: Campaign, number: int, rider: str, podium: int) -> Half:
    """A stage: what was won, and the exhaustion cards before and after giving half of them back."""
    result, sheet = campaign.results[number], campaign.sheets[number]
    before = sheet.riders[rider].exhaustion
    return Half(
        clock(result.times[rider]),
        str(podium or "·"),
        str(result.sprint.get(rider) or "·"),
        str(result.mountain.get(rider) or "·"),
        f"{before}→{before - before // 2}" if before else "·",
    )


def _rest(campaign: Campaign, number: int, team: str) -> Text:
    """A rest day: points for leaders, fewer exhaustion cards for the others."""
    night = recover(campaign.sheets[number], campaign.books[0].riders)
    morning = campaign.books[number + 1]
    points = morning.rest[team] - campaign.books[number].rest[team]
    halves = ""
    for kind in TYPES:
        before, after = (books.riders[f"{team}.{kind}"].exhaustion for books in (night, morning))
        halves += str(Half(exhaustion=f"{before}→{after}" if before != after else ""))
    return Text(f"  {'   rest day':<{STAGE - 2}}{halves}{points or '·':>6}", style="dim")


def _sum(campaign: Campaign, team: str, riders: list[str]) -> Iterator[Text]:
    books = campaign.books[-1]
    if campaign.over:
        bonus = campaign.outcome.bonus[team]
        yield Text(f"  {'   bonus':<{STAGE - 2}}{Half()}{Half()}{bonus or '·':>6}", style="dim")
    total = campaign.outcome.total[team] if campaign.over else books.points[team]
    halves = ""
    for rider in riders:
        account = books.riders[rider]
        won = sum(dict(podium_of(result)).get(rider, 0) for result in campaign.results)
        halves += str(Half(clock(account.time), *map(str, (won, account.sprint, account.mountain))))
    yield Text(f"  {'sum':<{STAGE - 2}}{halves}{total:>6}", style="bold")
