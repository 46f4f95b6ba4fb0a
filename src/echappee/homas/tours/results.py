"""The result of a stage ridden at a real table (rules 5), read from lines and printed to them."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.finish import MINUTE, RUSH_PLACES, SECONDS
from echappee.homas.tours.books import (
    LONG,
    MOST_DRAWN,
    POLKA,
    RIDERS,
    Account,
    Arrival,
    Books,
    StageResult,
    Summit,
    check_result,
    delays_of,
    open_books,
)
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.stage_setup import TourSetup, kind_of
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours import result_lines
from echappee.tours.game_tours import Facts, LineAsked, card_of
from echappee.words.sentences import clock

RUSH: Final = "rush-"
SUMMIT: Final = "summit-"
LINES: Final = (
    "order",
    "delays",
    RUSH,
    SUMMIT,
    "cards",
    "disqualified",
    "kind",
    "limit",
    "finish",
    result_lines.CORRECTED,
)
UNKNOWN_CLIMBS: Final = 3
"""How many climbs are asked about where no road says how many there are."""
MOST_LINES: Final = 9
"""How many rushes and how many climbs a stage has at most where no road says it."""
TOTAL_LINES: Final = ("order", "times", "green", "polka", "draws", "tired", result_lines.CORRECTED)


def read_result(setup: TourSetup, number: int, lines: Mapping[str, str]) -> StageResult:
    """The result in these lines; riders without a place come last, in the order of their numbers."""
    result_lines.check_lines(lines, LINES)
    day, books = setup.days[number], open_books()
    road = None if card_of(day.stage) else road_of(day)
    order = _order("order", lines)
    unplaced = tuple(rider for rider in RIDERS if rider not in order)
    delays = _delays(lines, road.finish if road else lines.get("finish", "flat"))
    limit = lines.get("limit", result_lines.NONE)
    result = StageResult(
        crossed=(*order, *unplaced),
        delays=dict.fromkeys(RIDERS, 0) | delays,
        kind=kind_of(road) if road else lines.get("kind", "flat"),
        rushes=tuple(_order(name, lines) for name in _numbered(lines, RUSH, _rushes(road))),
        summits=_summits(lines, () if road is None else tuple(mark.kind for mark in road.summits)),
        cards=_counts(lines, "cards"),
        limit=road.limit if road else None if limit == result_lines.NONE else result_lines.read_count(limit),
        disqualified=result_lines.read_order("disqualified", lines.get("disqualified", "none"), COLOURS),
        unplaced=unplaced,
    )
    check_result(books, result)
    return result


def asks(setup: TourSetup, number: int) -> tuple[LineAsked, ...]:
    """What is asked about a stage: without a road here, it may have a rush and some climbs."""
    day, road = setup.days[number], road_of(setup.days[number])
    unknown = card_of(day.stage) is not None
    rushes = _names(RUSH, 1 if unknown else _rushes(road))
    kinds: list[tuple[str, ...]] = [(mark.kind,) for mark in road.summits]
    kinds += [tuple(POLKA)] * (UNKNOWN_CLIMBS if unknown else 0)
    climbs = zip(_names(SUMMIT, len(kinds)), kinds, strict=True)
    return (
        LineAsked("order", "order"),
        LineAsked("delays", "times", tuple(range(0, MINUTE, SECONDS["flat"]))),
        *(LineAsked(name, "order", most=RUSH_PLACES, optional=unknown) for name in rushes),
        *(LineAsked(name, "order", sides=kind, most=len(LONG), optional=unknown) for name, kind in climbs),
        LineAsked("cards", "counts"),
        LineAsked("disqualified", "teams", optional=True),
    )


def missing(setup: TourSetup, number: int, lines: Mapping[str, str]) -> tuple[str, ...]:
    """The lines that are still to be written, or to be completed."""
    return result_lines.open_lines(asks(setup, number), lines, RIDERS)


def line_example(_setup: TourSetup, name: str) -> str:
    """What is written in a line of this name."""
    return {
        "order": "the riders in the order of their places: 21 34 11",
        "delays": "minutes and seconds behind the winner: 21=0:00 34=0:42; or turns and squares: 21=12+3",
        RUSH: "the first five of an intermediate sprint: 34 21 11 52 43",
        SUMMIT: "the first riders over a climb: mountain 24 31",
        "cards": "individual energy cards left: 21=1 34=2",
        "disqualified": "teams with a fitness card that was not played: white",
        "kind": "flat, mountain (with at least one in it) or trial",
        "limit": "the time limit in minutes: 12",
        "finish": "the road at the line: flat, hill or mountain",
    }[name if name in LINES else f"{name.rpartition('-')[0]}-"]


def print_result(result: StageResult) -> dict[str, str]:
    """The lines of a result, also of a stage that was ridden here."""
    lines = {
        "order": " ".join(rider for rider in result.crossed if rider not in result.unplaced),
        "delays": result_lines.print_row({rider: clock(result.delays[rider]) for rider in result.crossed}),
    }
    for name, riders in zip(_names(RUSH, len(result.rushes)), result.rushes, strict=True):
        lines[name] = " ".join(riders) or result_lines.NONE
    for name, summit in zip(_names(SUMMIT, len(result.summits)), result.summits, strict=True):
        lines[name] = f"{summit.kind} {' '.join(summit.riders) or result_lines.NONE}"
    lines["cards"] = result_lines.print_row({rider: left for rider, left in result.cards.items() if left})
    lines["disqualified"] = " ".join(result.disqualified)
    return {name: value for name, value in lines.items() if value}


def read_totals(_setup: TourSetup, lines: Mapping[str, str]) -> StageResult:
    """A stage after which the books are these totals, whatever was ridden."""
    result_lines.check_lines(lines, TOTAL_LINES)
    order = _order("order", lines)
    crossed = (*order, *(rider for rider in RIDERS if rider not in order))
    times = result_lines.read_row("times", lines.get("times", "none"), RIDERS, result_lines.read_time)
    green, polka, draws = (_counts(lines, name) for name in ("green", "polka", "draws"))
    tired = _order("tired", lines)
    if too_many := [rider for rider, count in draws.items() if not 1 <= count <= MOST_DRAWN]:
        raise Refused("bad-result", f"draws: {too_many[0]} draws 1 to {MOST_DRAWN} cards (rule 5.9.1)")
    best = min(times.get(rider, 0) for rider in RIDERS)
    riders = {
        rider: Account(
            times.get(rider, 0) - best,
            green.get(rider, 0),
            polka.get(rider, 0),
            draws.get(rider, 1),
            rider in tired,
        )
        for rider in RIDERS
    }
    nothing = dict.fromkeys(RIDERS, 0)
    return StageResult(crossed, nothing, unplaced=crossed, totals=Books(riders, crossed))


def facts(_setup: TourSetup, books: Books) -> Facts:
    """Times, points, cards for the next stage, and jerseys."""
    found: dict[tuple[str, str], int | str] = {("team", team): time for team, time in team_times(books)}
    for rider, account in books.riders.items():
        found |= {(name, rider): int(amount) for name, amount in account._asdict().items()}
    return found | {("jersey", jersey): rider for jersey, rider in jerseys(books).items()}


def _order(name: str, lines: Mapping[str, str]) -> tuple[str, ...]:
    return result_lines.read_order(name, lines.get(name, result_lines.NONE), RIDERS)


def _counts(lines: Mapping[str, str], name: str) -> dict[str, int]:
    return result_lines.read_row(name, lines.get(name, result_lines.NONE), RIDERS, result_lines.read_count)


def _names(what: str, count: int) -> tuple[str, ...]:
    return tuple(f"{what}{number}" for number in range(1, count + 1))


def _rushes(road: Course | None) -> int:
    """How many intermediate sprints this road has."""
    return len(road.sprints) if road is not None and road.stage else 0


def _numbered(lines: Mapping[str, str], what: str, least: int) -> tuple[str, ...]:
    """The names of these lines in order, at least this number of them; nobody is in one that is missing."""
    numbers = [int(name.removeprefix(what)) for name in lines if name.startswith(what)]
    if numbers and (most := max(numbers)) > max(least, MOST_LINES):
        raise Refused("bad-result", f"{what}{most}: a stage has at most {MOST_LINES} of them")
    return _names(what, max([least, *numbers]))


def _summits(lines: Mapping[str, str], kinds: tuple[str, ...]) -> tuple[Summit, ...]:
    """The climbs: the road knows their kinds, and without one each line begins with it."""
    found = []
    for index, name in enumerate(_numbered(lines, SUMMIT, len(kinds))):
        first, _, rest = lines.get(name, result_lines.NONE).partition(" ")
        named = first in POLKA
        kind = kinds[index] if index < len(kinds) else first if named else ""
        riders = (rest or result_lines.NONE) if named else lines.get(name, result_lines.NONE)
        if kind not in POLKA:
            raise Refused("bad-result", f"{name}: begins with {' or '.join(POLKA)}, not {first[:20]!r}")
        found.append(Summit(kind, result_lines.read_order(name, riders, RIDERS)))
    return tuple(found)


def _delays(lines: Mapping[str, str], finish: str) -> dict[str, int]:
    """Delays as times, or from turns and squares beyond the line such as 12+3 (5.2)."""
    if finish not in SECONDS:
        raise Refused("bad-result", f"finish: a finish is {' or '.join(SECONDS)}, not {finish[:20]!r}")
    texts = result_lines.read_row("delays", lines.get("delays", result_lines.NONE), RIDERS, str)
    squares = {rider: result_lines.read_squares(text) for rider, text in texts.items()}
    arrivals = {rider: Arrival(*each) for rider, each in squares.items() if each is not None}
    if not arrivals:
        return {rider: result_lines.read_time(text) for rider, text in texts.items()}
    if len(arrivals) < len(texts):
        raise Refused("bad-result", "delays: either all are times, or all are turns and squares such as 12+3")
    return delays_of(arrivals, finish)
