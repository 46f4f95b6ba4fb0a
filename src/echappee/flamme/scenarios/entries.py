"""What is written in a tour's books: amounts by name, and the result of one stage."""

from collections.abc import Iterable, Mapping

from echappee.engine import Refused
from echappee.flamme.tours.books import NOTHING, Books, Result, check_result
from echappee.scenarios.amounts import check_once, read_amount
from echappee.scenarios.fields import Fields

Amounts = Mapping[str, int]
OF_TEAMS = ("tp", "rest", "combative", "bonus", "total")
"""The keys about teams; the others are about riders."""
KINDS = ("normal", "ttt", "itt")


def read_amounts(fields: Fields, key: str, books: Books) -> Amounts:
    """Amounts by rider or team, from texts such as `Red.R 7:30` or `Red 10`."""
    texts = fields.texts(key)
    rows = [text.partition(" ") for text in texts]
    names = [name for name, _, _ in rows]
    if key in OF_TEAMS:
        check_teams(names, books)
    else:
        check_riders(names, books)
    word = "time" if key == "times" else key
    return {
        name: read_amount(text, word, amount.strip())
        for text, (name, _, amount) in zip(texts, rows, strict=True)
    }


def read_result(fields: Fields, books: Books) -> Result:
    """What one stage gave; refuses what is not a result of all these riders."""
    kind = fields.text("kind", KINDS[0])
    if kind not in KINDS:
        raise Refused("bad-value", f"kind is {', '.join(KINDS)}, not {kind}")
    crossed = fields.texts("crossed")
    check_riders(crossed, books)
    rows = {
        key: read_amounts(fields, key, books)
        for key in ("times", "sprint", "mountain", "exhaustion", "led")
        if fields.has(key)
    }
    broke_away = fields.texts("breakaway", ())
    check_riders(broke_away, books)
    rest = fields.truth("rest", default=False)
    fields.close()
    result = Result(
        crossed=crossed,
        times=rows.get("times", dict.fromkeys(books.riders, 0)),
        sprint=rows.get("sprint", NOTHING),
        mountain=rows.get("mountain", NOTHING),
        exhaustion=rows.get("exhaustion", NOTHING),
        one_a_team=kind == "ttt",
        rest=rest,
        led=rows.get("led", NOTHING),
        broke_away=broke_away,
    )
    check_result(books, result)
    return result


def check_riders(names: Iterable[str], books: Books) -> None:
    """Refuse a rider that is not in this tour, or is named twice."""
    _check(tuple(names), "rider", tuple(books.riders))


def check_teams(names: Iterable[str], books: Books) -> None:
    """Refuse a team that is not in this tour, or is named twice."""
    _check(tuple(names), "team", books.teams)


def _check(names: tuple[str, ...], what: str, known: tuple[str, ...]) -> None:
    check_once(names, what)
    for name in names:
        if name not in known:
            raise Refused(f"unknown-{what}", f"there is no {what} {name}, only {' '.join(known)}")
