"""The table `tour`: results of stages entered in the books, and what they add up to."""

from collections.abc import Mapping
from functools import partial, reduce
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules import COLOURS, ROULEUR
from echappee.flamme.scenarios.riders import read_name
from echappee.flamme.tours.books import Books, StageResult, check_result, open_books
from echappee.flamme.tours.calendar import LONGEST
from echappee.flamme.tours.standings import JERSEYS, close_stage, close_tour, first_to_place, jerseys
from echappee.scenarios.fields import Fields, check_once, print_amount, read_amount
from echappee.scenarios.situation import Expectations, Situation

OF_RIDERS: Final = ("time", "sprint", "mountain", "exhaustion")
OF_TEAMS: Final = ("tp", "rest", "combative", "bonus", "total")
"""The keys about teams; the others are about riders."""
CARRIED: Final = ("time", "sprint", "mountain", "tp", "rest", "combative")
NOBODY: Final = "none"


def read_tour(fields: Fields) -> Situation:
    teams = fields.texts("teams")
    check_once("team", teams)
    if not 1 <= len(teams) <= len(COLOURS) or any(read_name(team) != (team, ROULEUR) for team in teams):
        raise Refused("bad-teams", "teams must be a list of one to six teams such as Red")
    opened = open_books(teams)
    carried = _carry_in(opened, fields)
    results = [_read_result(stage, opened) for stage in fields.tables("stage")]
    stages = fields.number("stages", len(results))
    if not len(results) <= stages <= LONGEST:
        raise Refused("bad-value", f"stages: {len(results)} are listed, and a tour has at most {LONGEST}")
    expect = Expectations[Books](fields, "expect")
    for key in (*OF_RIDERS, *OF_TEAMS):
        if key != "rest":
            amounts = partial(_amounts, key=key, stages=stages)
            expect.each(key, partial(_read_amounts, opened), amounts, partial(print_amount, key))
    expect.each(
        "jerseys",
        lambda inner, key: inner.names(key, JERSEYS, "rider", (*opened.riders, NOBODY)),
        lambda books: dict.fromkeys(JERSEYS, NOBODY) | dict(jerseys(books)),
        says="{} is worn by ",
    )
    expect.beginning(
        "ranking",
        lambda inner, key: inner.some_of(key, "team", opened.teams),
        lambda books: close_tour(books, stages).ranking,
    )
    expect.value("first_to_place", lambda inner, key: inner.one_of(key, "team", opened.teams), first_to_place)
    return expect.situation(lambda: reduce(close_stage, results, carried))


def _amounts(books: Books, key: str, stages: int) -> Mapping[str, int]:
    """The amounts of all riders or teams."""
    if key in OF_RIDERS:
        return {name: getattr(account, key) for name, account in books.riders.items()}
    end = close_tour(books, stages)
    combative = {team: books.combative.get(team, 0) for team in books.teams}
    return {"tp": books.points, "combative": combative, "bonus": end.bonus, "total": end.total}[key]


def _read_amounts(books: Books, fields: Fields, key: str) -> dict[str, int]:
    """Amounts by rider or team, from texts such as `Red.R 7:30` or `Red 10`."""
    word = "time" if key == "times" else key
    what, known = ("team", books.teams) if key in OF_TEAMS else ("rider", tuple(books.riders))
    return fields.named(key, what, known, lambda text, amount: read_amount(text, word, amount))


def _carry_in(books: Books, fields: Fields) -> Books:
    """The books with what was carried in from earlier stages."""
    rows = {key: _read_amounts(books, fields, key) for key in CARRIED}
    riders = {
        rider: account._replace(**{key: rows[key][rider] for key in CARRIED[:3] if rider in rows[key]})
        for rider, account in books.riders.items()
    }
    podium, rest = {**books.podium, **rows["tp"]}, {**books.rest, **rows["rest"]}
    return books._replace(riders=riders, podium=podium, rest=rest, combative=rows["combative"])


def _read_result(fields: Fields, books: Books) -> StageResult:
    """The result of one stage; refuses one that does not cover all these riders."""
    kind = fields.choice("kind", "normal", "ttt", "itt")
    crossed = fields.some_of("crossed", "rider", books.riders)
    broke_away = fields.some_of("breakaway", "rider", books.riders, ())
    timed = fields.has("times")
    rows = {
        key: _read_amounts(books, fields, key) for key in ("times", "sprint", "mountain", "exhaustion", "led")
    }
    result = StageResult(
        crossed=crossed,
        times=rows["times"] if timed else dict.fromkeys(books.riders, 0),
        sprint=rows["sprint"],
        mountain=rows["mountain"],
        exhaustion=rows["exhaustion"],
        one_a_team=kind == "ttt",
        rest=fields.truth("rest", default=False),
        led=rows["led"],
        broke_away=broke_away,
    )
    fields.close()
    check_result(books, result)
    return result
