"""The table `tour`: results of stages entered in the books, and what they add up to."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.cards import ROULEUR
from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.scenarios.entries import Amounts, check_riders, check_teams, read_amounts, read_result
from echappee.flamme.scenarios.riders import read_name
from echappee.flamme.tours.between_stages import close_stage, first_to_place
from echappee.flamme.tours.books import Books, Result, open_books
from echappee.flamme.tours.calendar import LONGEST
from echappee.flamme.tours.finale import close_tour
from echappee.flamme.tours.standings import JERSEYS, jerseys
from echappee.scenarios.amounts import check_once, print_amount
from echappee.scenarios.fields import Fields

OF_RIDERS = ("time", "sprint", "mountain", "exhaustion")
AMOUNTS = (*OF_RIDERS, "tp", "combative", "bonus", "total")
CARRIED = ("time", "sprint", "mountain", "tp", "rest", "combative")
NOBODY = "none"


class Expected(NamedTuple):
    """What the books must say; what is empty is not checked."""

    amounts: Mapping[str, Amounts]
    jerseys: Mapping[str, str]
    ranking: tuple[str, ...]
    """The first teams, or all."""
    first: tuple[str, ...]
    """The team that places first in the next stage."""


class TourBooks(NamedTuple):
    """Books as they are carried in, the stages that follow, and what is expected after the last."""

    carried: Books
    results: tuple[Result, ...]
    stages: int
    """The length of the whole tour."""
    expected: Expected

    def differences(self) -> Iterator[str]:
        """Enter the stages one by one, and compare."""
        books = self.carried
        for result in self.results:
            books = close_stage(books, result)
        yield from self._differences_in_amounts(books)
        worn = jerseys(books)
        for jersey, rider in self.expected.jerseys.items():
            if worn.get(jersey, NOBODY) != rider:
                yield f"jerseys: {jersey} is worn by {worn.get(jersey, NOBODY)}, not {rider}"
        ranking = close_tour(books, self.stages).ranking
        if ranking[: len(self.expected.ranking)] != self.expected.ranking:
            yield f"ranking: {' '.join(ranking)}, not {' '.join(self.expected.ranking)}"
        for team in self.expected.first:
            if team != first_to_place(books):
                yield f"first_to_place: {first_to_place(books)}, not {team}"

    def _differences_in_amounts(self, books: Books) -> Iterator[str]:
        end = close_tour(books, self.stages)
        found: dict[str, Mapping[str, int]] = {
            key: {name: getattr(account, key) for name, account in books.riders.items()} for key in OF_RIDERS
        }
        combative = {team: books.combative.get(team, 0) for team in books.teams}
        found |= {"tp": books.points, "combative": combative, "bonus": end.bonus, "total": end.total}
        for key, amounts in self.expected.amounts.items():
            for name, amount in amounts.items():
                if found[key][name] != amount:
                    there = print_amount(key, found[key][name])
                    yield f"{key}: {name} has {there}, not {print_amount(key, amount)}"


def read_tour(fields: Fields) -> TourBooks:
    opened = open_books(_read_teams(fields))
    carried = _carry_in(opened, fields)
    results = tuple(read_result(stage, opened) for stage in fields.tables("stage"))
    stages = fields.number("stages", len(results))
    if not len(results) <= stages <= LONGEST:
        raise Refused("bad-value", f"stages: {len(results)} are listed, and a tour has at most {LONGEST}")
    return TourBooks(carried, results, stages, _read_expected(fields.inner("expect"), opened))


def _read_teams(fields: Fields) -> tuple[str, ...]:
    teams = fields.texts("teams")
    check_once(teams, "team")
    if not 1 <= len(teams) <= len(COLOURS) or any(read_name(team) != (team, ROULEUR) for team in teams):
        raise Refused("bad-teams", "teams must be a list of one to six teams such as Red")
    return teams


def _carry_in(books: Books, fields: Fields) -> Books:
    """The books with what was carried in from earlier stages."""
    rows = {key: read_amounts(fields, key, books) for key in CARRIED if fields.has(key)}
    riders = {
        rider: account._replace(**{key: row[rider] for key, row in rows.items() if rider in row})
        for rider, account in books.riders.items()
    }
    podium, rest = ({**books.podium, **rows.get(key, {})} for key in ("tp", "rest"))
    return books._replace(riders=riders, podium=podium, rest=rest, combative=rows.get("combative", {}))


def _read_expected(fields: Fields, books: Books) -> Expected:
    amounts = {key: read_amounts(fields, key, books) for key in AMOUNTS if fields.has(key)}
    worn = _read_jerseys(fields.inner("jerseys"), books) if fields.has("jerseys") else {}
    ranking = fields.texts("ranking", ())
    first = (fields.text("first_to_place"),) if fields.has("first_to_place") else ()
    fields.close()
    check_teams(ranking, books)
    check_teams(first, books)
    if not (any(amounts.values()) or worn or ranking or first):
        raise Refused("no-expectation", "nothing is expected")
    return Expected(amounts, worn, ranking, first)


def _read_jerseys(fields: Fields, books: Books) -> dict[str, str]:
    worn = {jersey: fields.text(jersey) for jersey in JERSEYS if fields.has(jersey)}
    fields.close()
    for rider in worn.values():
        check_riders([rider] if rider != NOBODY else [], books)
    return worn
