"""The table `homas_tour`: results entered in the books of a stage race of Homas Tour Pro."""

import re
from functools import partial, reduce
from typing import Final

from echappee.engine import Refused
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.finish import SECONDS
from echappee.homas.scenarios.riders import read_rider, read_teams
from echappee.homas.tours.books import (
    RIDERS,
    Arrival,
    Books,
    StageResult,
    Summit,
    delays_of,
    enter,
    open_books,
)
from echappee.homas.tours.standings import jerseys, team_times
from echappee.scenarios.fields import Fields, check_once, print_amount, read_amount
from echappee.scenarios.situation import Expectations, Situation

CARRIED: Final = ("time", "green", "polka")
JERSEYS: Final = ("yellow", "green", "polka")
NOBODY: Final = "none"
_ARRIVAL = re.compile(r"([1-9][0-9]?) \+([0-9]{1,2})", re.ASCII)


def read_homas_tour(fields: Fields) -> Situation:
    riders = _read_riders(fields, "riders") if fields.has("riders") else RIDERS
    if not riders:
        raise Refused("no-riders", "there are no riders")
    books = open_books(sorted(riders))
    carried = {key: _read_amounts(books, fields, key) for key in CARRIED}
    accounts = {
        rider: account._replace(**{key: row[rider] for key, row in carried.items() if rider in row})  # type: ignore[arg-type]
        for rider, account in books.riders.items()
    }
    results = [_read_result(stage, books) for stage in fields.tables("stage")]
    expect = Expectations[Books](fields, "expect")
    for key in (*CARRIED, "draws"):
        amounts = partial(_amounts, key)
        expect.each(key, partial(_read_amounts, books), amounts, partial(print_amount, key))
    expect.each(
        "jerseys",
        lambda inner, key: inner.names(key, JERSEYS, "rider", (*books.riders, NOBODY)),
        lambda after: dict.fromkeys(JERSEYS, NOBODY) | dict(jerseys(after)),
        says="{} is worn by ",
    )
    expect.beginning("teams", _read_team_times, _team_times, ", ")
    expect.value("tired", _read_tired, _tired, lambda names: " ".join(names) or NOBODY)
    return expect.situation(lambda: reduce(enter, results, books._replace(riders=accounts)))


def _amounts(key: str, books: Books) -> dict[str, int]:
    return {rider: getattr(account, key) for rider, account in books.riders.items()}


def _team_times(books: Books) -> tuple[str, ...]:
    """The teams with their times, as in `2 0:48`, the first first."""
    return tuple(
        f"{COLOURS.index(team) + 1} {print_amount('time', time)}" for team, time in team_times(books)
    )


def _tired(books: Books) -> tuple[str, ...]:
    return tuple(rider for rider, account in books.riders.items() if account.tired)


def _read_riders(fields: Fields, key: str) -> tuple[str, ...]:
    names = tuple(map(read_rider, fields.texts(key)))
    check_once("rider", names)
    return names


def _read_tired(fields: Fields, key: str) -> tuple[str, ...]:
    return tuple(sorted(_read_riders(fields, key)))


def _read_amounts(books: Books, fields: Fields, key: str) -> dict[str, int]:
    """Amounts by rider, from texts such as `21 1:24` or `21 5`."""
    word = "time" if key == "delays" else key
    return fields.named(key, "rider", books.riders, lambda text, amount: read_amount(text, word, amount))


def _read_result(fields: Fields, books: Books) -> StageResult:
    """The result of one stage; refuses one that does not cover all these riders."""
    if fields.has("arrivals"):
        crossed, delays = _read_arrivals(fields)
    else:
        crossed = _read_riders(fields, "crossed")
        delays = dict.fromkeys(books.riders, 0) | _read_amounts(books, fields, "delays")
    result = StageResult(
        crossed=crossed,
        delays=delays,
        kind=fields.text("kind", "flat"),
        rushes=tuple(tuple(map(read_rider, riders)) for riders in fields.lists("rushes")),
        summits=tuple(_read_summit(text) for text in fields.texts("summits", ())),
        cards=_read_amounts(books, fields, "cards"),
        limit=fields.number("limit") if fields.has("limit") else None,
        disqualified=tuple(COLOURS[team - 1] for team in read_teams(fields, "disqualified")),
    )
    fields.close()
    enter(books, result)
    return result


def _read_arrivals(fields: Fields) -> tuple[tuple[str, ...], dict[str, int]]:
    """Places and delays from turns and squares beyond the line, as in `21 4 +6`."""
    arrivals = fields.named("arrivals", "rider", RIDERS, _read_arrival)
    if not arrivals:
        raise Refused("bad-result", "nobody arrives")
    finish = fields.choice("finish", *SECONDS)
    order = sorted(arrivals, key=lambda rider: (arrivals[rider].turn, -arrivals[rider].squares))
    return tuple(order), delays_of(arrivals, finish)


def _read_arrival(text: str, arrival: str) -> Arrival:
    match = _ARRIVAL.fullmatch(arrival)
    if match is None:
        raise Refused("bad-result", f"“{text}” is not an arrival such as 21 4 +6: rider, turn, squares")
    return Arrival(int(match[1]), int(match[2]))


def _read_summit(text: str) -> Summit:
    kind, *riders = text.split() or [""]
    return Summit(kind, tuple(map(read_rider, riders)))


def _read_team_times(fields: Fields, key: str) -> tuple[str, ...]:
    times = fields.texts(key)
    for text in times:
        team, _, time = text.partition(" ")
        read_amount(text, "time", time)
        if team not in tuple("12345"):
            raise Refused("bad-teams", f"{key}: “{text}” is not a team with its time, as in 2 0:48")
    return times
