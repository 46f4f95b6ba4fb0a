"""The coach: what may follow from each answer, for a person who rides alone. It sees the seat's view only."""

from collections.abc import Callable
from functools import partial

from echappee.engine import Refused
from echappee.server.tables.acts.act import own_question
from echappee.server.tables.game_table import Counsel, GameTable
from echappee.server.tables.table import Table


def coaching(table: Table, device: str, question: str) -> Callable[[], Counsel]:
    """What works out the advice on this question; it takes a while, and may be sent to another process."""
    if [seat.device for seat in table.seats.values() if seat.device] != [device]:
        raise Refused("coach-not-alone", "the coach is for people who ride without other people")
    key = own_question(table, device, question, stage=0)
    asked = next((each for each in table.running.questions if each.id == key), None)
    if asked is None:
        raise Refused("unknown-question", f"no question {question[:60]!r} is open")
    advise = table.game.room(GameTable).advise
    if advise is None:
        raise Refused("no-coach", "this game has no coach")
    return partial(advise, asked, table.running.view(key.seat))
