"""Results as a table with one fact a row, for a spreadsheet: `stage,line,side,place,name,amount`."""

import csv
from collections import defaultdict
from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Final

from echappee.engine import Refused
from echappee.tours.game_tours import LineAsked
from echappee.tours.result_lines import NONE, RESULT, print_lines
from echappee.tours.tour import SomeTour

COLUMNS: Final = ("stage", "line", "side", "place", "name", "amount")
MOST_STAGES: Final = 99
Fact = Mapping[str, str]


def results_csv(tour: SomeTour) -> str:
    """Every stage that is over, as comma-separated values with a heading."""
    text = StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for number in range(tour.number):
        asked = {line.name: line for line in tour.asks(number)}
        for name, value in tour.lines_of(number).items():
            rows = _rows(value, asked.get(name, LineAsked(name, "counts")))
            writer.writerows({"stage": number + 1, "line": name, **row} for row in rows)
    return text.getvalue()


def results_in_csv(text: str, origin: str = "table") -> dict[int, str]:
    """The results in such a table, as texts by the stage counted from 0."""
    reader = csv.DictReader(StringIO(text))
    if tuple(reader.fieldnames or ()) != COLUMNS:
        raise Refused("bad-result", f"{origin}: the first row must be {','.join(COLUMNS)}")
    found: defaultdict[int, defaultdict[str, list[Fact]]] = defaultdict(lambda: defaultdict(list))
    for number, row in enumerate(reader, start=2):
        stage = row["stage"] or ""
        if (
            None in row
            or None in row.values()
            or not (stage.isascii() and stage.isdigit() and 0 < int(stage) <= MOST_STAGES)
        ):
            raise Refused("bad-result", f"{origin} line {number}: this is no fact about a stage")
        found[int(stage) - 1][row["line"]].append(row)
    return {
        stage: print_lines(RESULT, {line: _value(rows, origin) for line, rows in lines.items()})
        for stage, lines in sorted(found.items())
    }


def _rows(value: str, line: LineAsked) -> Iterator[dict[str, object]]:
    """The facts in the value of a line; a word that is neither in an order nor has an amount is an amount."""
    words = value.split(" ")
    side = words.pop(0) if words[0] in line.sides and len(words) > 1 else ""
    for place, word in enumerate(words, start=1):
        name, is_amount, amount = word.partition("=")
        if is_amount:
            yield {"side": side, "name": name, "amount": amount}
        elif line.kind in ("order", "teams") and word != NONE:
            yield {"side": side, "place": place, "name": name}
        else:
            yield {"side": side, "amount": name}


def _value(rows: list[Fact], origin: str) -> str:
    """The value of a line with these facts."""
    if wrong := [row["place"] for row in rows if row["place"] and not row["place"].isdecimal()]:
        raise Refused("bad-result", f"{origin}: {wrong[0][:20]!r} is no place")
    in_order = sorted(rows, key=lambda row: int(row["place"] or 0))
    words = [
        row["name"] if row["place"] else f"{row['name']}={row['amount']}" if row["name"] else row["amount"]
        for row in in_order
    ]
    return " ".join(filter(None, (rows[0]["side"], *words))) or NONE
