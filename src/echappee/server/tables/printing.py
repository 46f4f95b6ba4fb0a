"""The sheets of a table's tour. Everybody who may see the table may have them: they only show standings."""

from echappee.engine import Refused
from echappee.server.tables.seats import player
from echappee.server.tables.table import Table
from echappee.sheets import called, paper_of
from echappee.sheets.paper import Paper
from echappee.words.languages import languages

DEFAULT_LANGUAGE = "en"


def sheets_of(table: Table, language: str | None) -> Paper:
    """The sheets as of now, with people's names as at the table."""
    if language is not None and language not in languages():
        raise Refused("malformed", f"there are sheets in {', '.join(languages())}")
    if table.tour is None:
        raise Refused("no-tour", "this table has no tour")
    players = [player(seat) for seat in table.seats.values()]
    people = {seat.colour: seat.name for seat in table.seats.values()}
    chosen = language or DEFAULT_LANGUAGE
    return paper_of(table.tour, chosen, called(table.tour, players, chosen, people))
