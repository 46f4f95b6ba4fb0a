"""The result of a stage ridden at a real table (rules 10.4 to 10.6), read from lines and printed to them."""

from collections.abc import Callable, Mapping
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules import SPECIALISTS
from echappee.flamme.rules.course import PILES, REFRESH, TIMING
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.tours.books import (
    Books,
    PileTaken,
    StageResult,
    check_result,
    open_books,
)
from echappee.flamme.tours.calendar import format_of, stage_of
from echappee.flamme.tours.stage_setup import NOBODY, TourSetup
from echappee.flamme.tours.standings import jerseys
from echappee.tours import result_lines
from echappee.tours.game_tours import Facts, LineAsked, card_of
from echappee.words.sentences import clock

SIDES: Final = ("sprint", "mountain")
TOKENS: Final = tuple(pile for pile in PILES if pile != REFRESH)
LINES: Final = (
    "order",
    "times",
    *TOKENS,
    *SIDES,
    "exhaustion",
    "led",
    "breakaway",
    "specialists",
    "finish",
    result_lines.CORRECTED,
)
TOTAL_LINES: Final = (
    "order",
    "times",
    *SIDES,
    "exhaustion",
    "podium",
    "rest",
    "combative",
    "specialists",
    result_lines.CORRECTED,
)


def read_result(setup: TourSetup, number: int, lines: Mapping[str, str]) -> StageResult:
    """The result in these lines; riders without a place come last, in seat order."""
    result_lines.check_lines(lines, LINES)
    books, day = open_books(setup.colours), setup.days[number]
    form = format_of(day)
    order = result_lines.read_order("order", lines.get("order", result_lines.NONE), books.riders)
    times = _row(lines, "times", books, _seconds(_timing(setup, number, lines)))
    if form != "ttt":
        result_lines.check_climbing(order, times)
    taken = {pile: _taken(lines[pile], pile, books) for pile in TOKENS if pile in lines}
    unplaced = tuple(rider for rider in books.riders if rider not in order)
    result = StageResult(
        crossed=(*order, *unplaced),
        times=dict.fromkeys(books.riders, 0) | times,
        sprint=_points("sprint", lines, taken, books),
        mountain=_points("mountain", lines, taken, books),
        exhaustion=dict.fromkeys(books.riders, 0) | _row(lines, "exhaustion", books),
        one_a_team=form == "ttt",
        rest=day.rest,
        led=_row(lines, "led", books),
        broke_away=result_lines.read_order("breakaway", lines.get("breakaway", "none"), books.riders),
        specialists=_specialists(lines, setup),
        taken=taken,
        unplaced=unplaced,
    )
    check_result(books, result)
    return result


def asks(setup: TourSetup, number: int) -> tuple[LineAsked, ...]:
    """What is asked about a stage: a trial has no tokens, and only some tours count who led."""
    day = setup.days[number]
    seconds = tuple(sorted(_timing(setup, number, {})))
    lines = [LineAsked("order", "order"), LineAsked("times", "times", seconds)]
    if format_of(day) == "tour":
        road = None if card_of(day.stage) else course_of_tiles(stage_of(day).tiles)
        up = {pile.name: (pile.side,) for pile in road.piles} if road else {}
        lines += [LineAsked(pile, "tokens", PILES[pile], up.get(pile, SIDES)) for pile in TOKENS]
    lines.append(LineAsked("exhaustion", "counts"))
    if setup.rules.super_combative and format_of(day) == "tour":
        lines += [LineAsked("led", "counts"), LineAsked("breakaway", "order", optional=True)]
    return tuple(lines)


def missing(setup: TourSetup, number: int, lines: Mapping[str, str]) -> tuple[str, ...]:
    """The lines that are still to be written, or to be completed."""
    known = TOKENS if lines.keys() & set(SIDES) else ()
    wanted = [line for line in asks(setup, number) if line.name not in known]
    return result_lines.open_lines(wanted, lines, open_books(setup.colours).riders)


def line_example(setup: TourSetup, name: str) -> str:
    """What is written in a line of this name, with the first team as the example."""
    r, s = (f"{setup.colours[0]}.{kind}" for kind in "RS")
    return {
        "order": f"the riders as they came home: {r} {s}",
        "times": f"minutes and seconds, or minutes and squares beyond the line: {r}=0:00 {s}=1+3",
        "major": f"who took the 5, the 3 and the 1, and the side of the tokens: sprint {r}=5 {s}=3",
        "minor": f"who took the 2 and the 1, and the side of the tokens: mountain {s}=2",
        "sprint": f"sprint points, if nobody knows from which tokens: {r}=6",
        "mountain": f"mountain points, if nobody knows from which tokens: {s}=3",
        "exhaustion": f"exhaustion cards in the decks at the finish: {r}=2 {s}=4",
        "led": f"tokens for leading the race: {r}=2",
        "breakaway": f"the riders that began in the breakaway: {r}",
        "specialists": f"the specialists of each team: {setup.colours[0]}=puncheur/squirrel",
        "finish": "the side of the timing tile where the stage has no road here: flat or ascent",
    }[name]


def print_result(result: StageResult) -> dict[str, str]:
    """The lines of a result, also of a race that was ridden here."""
    lines = {
        "order": " ".join(rider for rider in result.crossed if rider not in result.unplaced),
        "times": result_lines.print_row({rider: clock(result.times[rider]) for rider in result.crossed}),
        **{pile: f"{side} {result_lines.print_row(row)}" for pile, (side, row) in result.taken.items()},
        "exhaustion": result_lines.print_row(_counted(result.exhaustion)),
    }
    if not result.taken and any((*result.sprint.values(), *result.mountain.values())):
        lines |= {side: result_lines.print_row(_counted(getattr(result, side))) for side in SIDES}
    if any(result.led.values()):
        lines["led"] = result_lines.print_row(_counted(result.led))
    if result.broke_away:
        lines["breakaway"] = " ".join(result.broke_away)
    if drafted := {team: "/".join(both) for team, both in result.specialists.items() if any(both)}:
        lines["specialists"] = result_lines.print_row(drafted)
    return {name: value for name, value in lines.items() if value}


def read_totals(setup: TourSetup, lines: Mapping[str, str]) -> StageResult:
    """A stage after which the books are these totals, whatever was ridden."""
    result_lines.check_lines(lines, TOTAL_LINES)
    opened = open_books(setup.colours)
    order = result_lines.read_order("order", lines.get("order", result_lines.NONE), opened.riders)
    crossed = (*order, *(rider for rider in opened.riders if rider not in order))
    times = _row(lines, "times", opened, result_lines.read_time)
    rows = {name: _row(lines, name, opened) for name in (*SIDES, "exhaustion")}
    riders = {
        rider: account._replace(
            time=times.get(rider, 0), **{name: row.get(rider, 0) for name, row in rows.items()}
        )
        for rider, account in opened.riders.items()
    }
    totals = Books(
        teams=opened.teams,
        riders=riders,
        podium=dict(opened.podium) | _of_teams(lines, "podium", setup),
        rest=dict(opened.rest) | _of_teams(lines, "rest", setup),
        crossed=crossed,
        combative=_of_teams(lines, "combative", setup),
        specialists=_specialists(lines, setup),
    )
    nothing = dict.fromkeys(opened.riders, 0)
    return StageResult(
        crossed, nothing, specialists=totals.specialists, taken={}, unplaced=crossed, totals=totals
    )


def facts(setup: TourSetup, books: Books) -> Facts:
    """Points, times, cards and jerseys."""
    found: dict[tuple[str, str], int | str] = {
        ("points", team): points for team, points in books.points.items()
    }
    for rider, account in books.riders.items():
        found |= {(name, rider): amount for name, amount in account._asdict().items()}
    worn = jerseys(books) if books.begun and setup.colours else {}
    return found | {("jersey", jersey): rider for jersey, rider in worn.items()}


def _row(
    lines: Mapping[str, str], name: str, books: Books, read: Callable[[str], int] = result_lines.read_count
) -> dict[str, int]:
    return result_lines.read_row(name, lines.get(name, result_lines.NONE), books.riders, read)


def _of_teams(lines: Mapping[str, str], name: str, setup: TourSetup) -> dict[str, int]:
    value = lines.get(name, result_lines.NONE)
    return result_lines.read_row(name, value, setup.colours, result_lines.read_count)


def _counted(row: Mapping[str, int]) -> dict[str, int]:
    return {rider: amount for rider, amount in row.items() if amount}


def _timing(setup: TourSetup, number: int, lines: Mapping[str, str]) -> tuple[int, ...]:
    """The seconds of the timing tile: of the road, or of the side that is named for a stage without one."""
    day = setup.days[number]
    side = lines.get("finish", "flat")
    if side not in TIMING:
        raise Refused("bad-result", f"finish: a finish is {' or '.join(TIMING)}, not {side[:20]!r}")
    road = None if card_of(day.stage) else course_of_tiles(stage_of(day).tiles)
    return TIMING[side] if road is None else road.timing


def _seconds(timing: tuple[int, ...]) -> Callable[[str], int]:
    """Reads a time, or minutes and squares beyond the line (10.5.3)."""

    def read(text: str) -> int:
        squares = result_lines.read_squares(text)
        if squares is None:
            return result_lines.read_time(text)
        minutes, beyond = squares
        index = max(beyond, 1) - 1
        return 60 * minutes + (timing[index] if index < len(timing) else 0)

    return read


def _taken(value: str, pile: str, books: Books) -> PileTaken:
    """Which side of a pile was up, and who took which of its tokens."""
    side, _, rest = value.partition(" ")
    if value == result_lines.NONE:
        return PileTaken(SIDES[0], {})
    if side not in SIDES:
        raise Refused("bad-result", f"{pile}: begins with {' or '.join(SIDES)}, not {side[:20]!r}")
    row = result_lines.read_row(pile, rest or result_lines.NONE, books.riders, result_lines.read_count)
    left = list(PILES[pile])
    for rider, token in row.items():
        if token not in left:
            raise Refused("result-tokens", f"{pile}: no token {token} is left for {rider} (rule 10.2.1)")
        left.remove(token)
    return PileTaken(side, row)


def _points(
    side: str, lines: Mapping[str, str], taken: Mapping[str, PileTaken], books: Books
) -> dict[str, int]:
    """The points of one side, from the piles and from the line that has them without a pile."""
    points = dict.fromkeys(books.riders, 0) | _row(lines, side, books)
    for up, row in taken.values():
        for rider, token in row.items():
            points[rider] += token if up == side else 0
    return points


def _specialists(lines: Mapping[str, str], setup: TourSetup) -> dict[str, tuple[str, str]]:
    """Rouleur and sprinteur of each team, as in `red=puncheur/squirrel`; nothing if they stay."""
    if setup.rules.specialists and "specialists" not in lines:
        return {}
    value = lines.get("specialists", result_lines.NONE)
    found = result_lines.read_row("specialists", value, setup.colours, str)
    pairs = dict.fromkeys(setup.colours, NOBODY)
    for team, text in found.items():
        rouleur, _, sprinteur = text.partition("/")
        for kind, name in (("R", rouleur), ("S", sprinteur)):
            if name and (name not in SPECIALISTS or SPECIALISTS[name].type != kind):
                raise Refused("bad-specialist", f"specialists: {name[:20]!r} rides for no {kind} of {team}")
        pairs[team] = (rouleur, sprinteur)
    return pairs
