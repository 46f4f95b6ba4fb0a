"""A director's sheets: for every stage a line for each rider, filled in or to be filled in by hand."""

from echappee.homas.rules import course
from echappee.homas.rules.cards import KINDS
from echappee.homas.sheets.riders import behind, chip_of, signed
from echappee.homas.sheets.words import HomasWords, stage_head
from echappee.homas.tours import StageRace
from echappee.homas.tours.standings import jerseys, team_times
from echappee.homas.tours.team_sheets import Entry, entries_of, riders_of, start_of, team_entry
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import in_parts, some, worn_by
from echappee.tours.calendar import Day
from echappee.words.sentences import clock

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


def team_pages(tour: StageRace, words: HomasWords, names: Names, team: str) -> list[Page]:
    """As many stages as a page has room for."""
    days = list(enumerate(tour.setup.days))
    time = dict(team_times(tour.books[-1]))[team]
    return [
        {
            "kind": "director",
            "team": team,
            "heading": names[team],
            "total": behind(time) if tour.number else "",
            "unit": words("team-time") if tour.number else "",
            "about": words("director-about"),
            "legend": {"hill": words("card-hill"), "cobbles": words("card-cobbles")},
            "stage": words("stage"),
            "rider": words("rider"),
            "columns": [words(f"column-{column}") for column in COLUMNS],
            "green": words("green"),
            "polka": words("polka"),
            "whole": words("team"),
            "rows": ON_A_PAGE,
            "stages": [_stage(tour, number, day, words, team) for number, day in page],
        }
        for page in in_parts(days, ON_A_PAGE)
    ]


def _stage(tour: StageRace, number: int, day: Day, words: HomasWords, team: str) -> dict[str, object]:
    start, road = start_of(tour, number, team), course(day.stage)
    over = number < tour.number
    entries = entries_of(tour, number, team) if over else [None] * len(start.fitness)
    worn = worn_by(jerseys(tour.books[number])) if number <= tour.number else {}
    hands = start.hands or [None] * len(start.energy)
    riders = [
        chip_of(tour, rider)
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
        "standing": _standing(tour, number, team, words) if over else "",
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


def _standing(tour: StageRace, number: int, team: str, words: HomasWords) -> str:
    own = team_entry(tour, number, team)
    return words("team-standing", place=own.place, time=clock(own.behind))
