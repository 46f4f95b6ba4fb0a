"""The table `homas_tour`: results entered in the books of a stage race of Homas Tour Pro."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.finish import SECONDS
from echappee.homas.scenarios.outcomes import read_teams
from echappee.homas.scenarios.riders import read_rider
from echappee.homas.tours.books import RIDERS, Arrival, Books, Result, Summit, delays_of, enter, open_books
from echappee.homas.tours.standings import jerseys, team_times
from echappee.scenarios.amounts import check_once, print_amount, read_amount
from echappee.scenarios.fields import Fields

Amounts = Mapping[str, int]
CARRIED: Final = ("time", "green", "polka")
AMOUNTS: Final = (*CARRIED, "draws")
JERSEYS: Final = ("yellow", "green", "polka")
NOBODY: Final = "none"
_ARRIVAL = re.compile(r"([1-5][1-4]) ([1-9][0-9]?) \+([0-9]{1,2})", re.ASCII)


class Expected(NamedTuple):
    """What is expected of the books in the end; what is missing is not looked at."""

    amounts: Mapping[str, Amounts]
    jerseys: Mapping[str, str]
    teams: tuple[str, ...]
    """Teams with their times, as in `2 0:48`, the first first."""
    tired: tuple[str, ...] | None


class StageRace(NamedTuple):
    """The books as they begin, the stages, and what is expected of them."""

    carried: Books
    results: tuple[Result, ...]
    expected: Expected

    def differences(self) -> Iterator[str]:
        """Enter the stages one by one, and compare."""
        books = self.carried
        for result in self.results:
            books = enter(books, result)
        for key, amounts in self.expected.amounts.items():
            for rider, amount in amounts.items():
                found = getattr(books.riders[rider], key)
                if found != amount:
                    yield f"{key}: {rider} has {print_amount(key, found)}, not {print_amount(key, amount)}"
        yield from self._differences_of_leaders(books)

    def _differences_of_leaders(self, books: Books) -> Iterator[str]:
        worn = jerseys(books)
        for jersey, rider in self.expected.jerseys.items():
            if worn.get(jersey, NOBODY) != rider:
                yield f"jerseys: {jersey} is worn by {worn.get(jersey, NOBODY)}, not {rider}"
        times = [
            f"{COLOURS.index(team) + 1} {print_amount('time', time)}" for team, time in team_times(books)
        ]
        if times[: len(self.expected.teams)] != list(self.expected.teams):
            yield f"teams: {', '.join(times)}, not {', '.join(self.expected.teams)}"
        tired = tuple(rider for rider, account in books.riders.items() if account.tired)
        if self.expected.tired is not None and tuple(sorted(self.expected.tired)) != tired:
            yield f"tired: {' '.join(tired) or NOBODY}, not {' '.join(self.expected.tired) or NOBODY}"


def read_homas_tour(fields: Fields) -> StageRace:
    """The books that this table describes."""
    riders = _read_riders(fields, "riders") if fields.has("riders") else RIDERS
    if not riders:
        raise Refused("no-riders", "there are no riders")
    books = open_books(sorted(riders))
    carried = {key: _read_amounts(fields, key, books) for key in CARRIED if fields.has(key)}
    accounts = {
        rider: account._replace(**{key: row[rider] for key, row in carried.items() if rider in row})  # type: ignore[arg-type]
        for rider, account in books.riders.items()
    }
    results = tuple(_read_result(stage, books) for stage in fields.tables("stage"))
    expected = _read_expected(fields.inner("expect"), books)
    return StageRace(books._replace(riders=accounts), results, expected)


def _read_riders(fields: Fields, key: str) -> tuple[str, ...]:
    names = tuple(map(read_rider, fields.texts(key)))
    check_once(names, "rider")
    return names


def _read_amounts(fields: Fields, key: str, books: Books) -> Amounts:
    """Amounts by rider, from texts such as `21 1:24` or `21 5`."""
    word = "time" if key in ("time", "delays") else key
    rows = [(text, text.partition(" ")) for text in fields.texts(key)]
    check_once([row[0] for _, row in rows], "rider")
    for _, (rider, _, _) in rows:
        _check_riding(rider, books)
    return {rider: read_amount(text, word, amount.strip()) for text, (rider, _, amount) in rows}


def _check_riding(rider: str, books: Books) -> None:
    if rider not in books.riders:
        raise Refused("unknown-rider", f"there is no rider {rider}, only {' '.join(books.riders)}")


def _read_result(fields: Fields, books: Books) -> Result:
    """What one stage gave; refuses what is not a result of all these riders."""
    if fields.has("arrivals"):
        crossed, delays = _read_arrivals(fields)
    else:
        crossed = _read_riders(fields, "crossed")
        named = _read_amounts(fields, "delays", books) if fields.has("delays") else {}
        delays = {rider: named.get(rider, 0) for rider in books.riders}
    result = Result(
        crossed=crossed,
        delays=delays,
        kind=fields.text("kind", "flat"),
        rushes=tuple(tuple(map(read_rider, riders)) for riders in fields.lists("rushes")),
        summits=tuple(_read_summit(text) for text in fields.texts("summits", ())),
        cards=_read_amounts(fields, "cards", books) if fields.has("cards") else {},
        limit=fields.number("limit") if fields.has("limit") else None,
        disqualified=tuple(COLOURS[team - 1] for team in read_teams(fields, "disqualified")),
    )
    fields.close()
    enter(books, result)
    return result


def _read_arrivals(fields: Fields) -> tuple[tuple[str, ...], dict[str, int]]:
    """Places and delays from turns and squares beyond the line, as in `21 4 +6`."""
    arrivals: dict[str, Arrival] = {}
    for text in fields.texts("arrivals"):
        match = _ARRIVAL.fullmatch(text)
        if match is None or match[1] in arrivals:
            raise Refused("bad-result", f"“{text}” is not an arrival such as 21 4 +6: rider, turn, squares")
        arrivals[match[1]] = Arrival(int(match[2]), int(match[3]))
    if not arrivals:
        raise Refused("bad-result", "nobody arrives")
    finish = fields.text("finish", "flat")
    if finish not in SECONDS:
        raise Refused("bad-value", f"finish is {', '.join(SECONDS)}, not {finish}")
    order = sorted(arrivals, key=lambda rider: (arrivals[rider].turn, -arrivals[rider].squares))
    return tuple(order), delays_of(arrivals, finish)


def _read_summit(text: str) -> Summit:
    kind, *riders = text.split() or [""]
    return Summit(kind, tuple(map(read_rider, riders)))


def _read_expected(fields: Fields, books: Books) -> Expected:
    amounts = {key: _read_amounts(fields, key, books) for key in AMOUNTS if fields.has(key)}
    worn = _read_jerseys(fields.inner("jerseys"), books) if fields.has("jerseys") else {}
    teams = fields.texts("teams", ())
    for text in teams:
        team, _, time = text.partition(" ")
        read_amount(text, "time", time)
        if team not in tuple("12345"):
            raise Refused("bad-teams", f"teams: “{text}” is not a team with its time, as in 2 0:48")
    tired = _read_riders(fields, "tired") if fields.has("tired") else None
    fields.close()
    if not (any(amounts.values()) or worn or teams or tired is not None):
        raise Refused("no-expectation", "nothing is expected")
    return Expected(amounts, worn, teams, tired)


def _read_jerseys(fields: Fields, books: Books) -> dict[str, str]:
    worn = {jersey: fields.text(jersey) for jersey in JERSEYS if fields.has(jersey)}
    fields.close()
    for rider in worn.values():
        if rider != NOBODY:
            _check_riding(rider, books)
    return worn
