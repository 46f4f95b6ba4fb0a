"""A director's sheets: for every stage a line for each rider, filled in or to be filled in by hand."""

from typing import Any

from echappee.homas import course
from echappee.homas.cards import KINDS
from echappee.sheets.family import Names, Page
from echappee.sheets.homas.riders import behind, chip_of, signed
from echappee.sheets.homas.words import HomasWords, stage_head
from echappee.sheets.lines import in_parts, some, worn_by
from echappee.tours.calendar import Day
from echappee.tours.campaign import Campaign
from echappee.tours.homas_sheets import Entry, entries_of, riders_of, start_of, team_entry
from echappee.tours.homas_standings import jerseys, team_times
from echappee.words.voice import clock

ON_A_PAGE = 4
COLUMNS = (
    "fitness",
    "energy",
    "place",
    "delay",
    "bonus",
    "sum",
    "behind",
    "won",
    "all",
    "won",
    "all",
    "left",
)
CARDS = {"6": "any", "6h": "hill", "5k": "cobbles"}


def team_pages(campaign: Campaign, words: HomasWords, names: Names, team: str) -> list[Page]:
    """As many stages as a page has room for."""
    days = list(enumerate(campaign.tour.days))
    time = dict(team_times(campaign.books[-1]))[team]
    return [
        {
            "kind": "director",
            "team": team,
            "heading": names[team],
            "total": behind(time) if campaign.number else "",
            "unit": words("team-time") if campaign.number else "",
            "about": words("director-about"),
            "legend": {"hill": words("card-hill"), "cobbles": words("card-cobbles")},
            "stage": words("stage"),
            "rider": words("rider"),
            "columns": [words(f"column-{column}") for column in COLUMNS],
            "green": words("green"),
            "polka": words("polka"),
            "whole": words("team"),
            "rows": ON_A_PAGE,
            "stages": [_stage(campaign, number, day, words, team) for number, day in page],
        }
        for page in in_parts(days, ON_A_PAGE)
    ]


def _stage(campaign: Campaign, number: int, day: Day, words: HomasWords, team: str) -> dict[str, Any]:
    start, road = start_of(campaign, number, team), course(day.stage)
    over = number < campaign.number
    entries = entries_of(campaign, number, team) if over else [None] * len(start.fitness)
    worn = worn_by(jerseys(campaign.books[number])) if number <= campaign.number else {}
    hands = start.hands or [None] * len(start.energy)
    riders = [
        chip_of(campaign, rider)
        | {
            "worn": worn.get(rider, ""),
            "role": words.voice.role(int(rider[1])),
            "fitness": "" if drawn is None else some(drawn),
            "energy": _cards(count, hand),
            "texts": _texts(entry) if entry else [],
            "late": bool(entry and entry.late),
        }
        for rider, drawn, count, hand, entry in zip(
            riders_of(team), start.fitness, start.energy, hands, entries, strict=False
        )
    ]
    return stage_head(day, number, words) | {
        "length": words("squares", squares=road.length),
        "limit": words("limit", minutes=road.limit) if road.limit else "",
        "riders": riders,
        "energy": _cards(start.energy[-1], hands[-1]),
        "standing": _standing(campaign, number, team, words) if over else "",
    }


def _cards(count: int, hand: tuple[str, ...] | None) -> list[dict[str, str]]:
    """A box for each card: with what was chosen, or empty to write in."""
    if hand is None:
        return [{"value": "", "kind": ""}] * count
    return [{"value": card[0], "kind": CARDS[card]} for card in sorted(hand, key=KINDS.index)]


def _texts(entry: Entry) -> list[str]:
    return [
        str(entry.place),
        behind(entry.delay),
        f"\N{MINUS SIGN}{entry.bonus}" if entry.bonus else "–",
        signed(entry.total),
        behind(entry.behind),
        some(entry.green),
        str(entry.greens),
        some(entry.polka),
        str(entry.polkas),
        str(entry.left),
    ]


def _standing(campaign: Campaign, number: int, team: str, words: HomasWords) -> str:
    own = team_entry(campaign, number, team)
    return words("team-standing", place=own.place, time=clock(own.behind))
