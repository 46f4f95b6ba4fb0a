"""Bots ride for people, and people come back."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_under_way, own_seat, seat_named
from echappee.server.tables.seats import SIMPLE
from echappee.server.tables.table import Table


class HandedOver(Act, frozen=True, kw_only=True, tag="handed-over"):
    """A person handed their seat to a bot; they can come back at any time."""

    seat: str

    def check(self, table: Table) -> None:
        seat = own_seat(table, self.seat, self.device)
        check_under_way(table)
        if seat.bot:
            raise Refused("bot-rides", f"a bot rides for {self.seat} already")

    def apply(self, table: Table) -> None:
        table.seats[self.seat].bot = table.stand_in


class CameBack(Act, frozen=True, kw_only=True, tag="came-back"):
    """A person takes the seat back from the bot."""

    seat: str

    def check(self, table: Table) -> None:
        if not own_seat(table, self.seat, self.device).bot:
            raise Refused("not-replaced", "no bot rides for you")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.bot = ""
        seat.agreed.clear()


class Agreed(Act, frozen=True, kw_only=True, tag="agreed"):
    """The last of those who were asked agreed that a bot should ride for an absent person."""

    seat: str
    here: tuple[str, ...] = ()
    """In logs of earlier versions, which have one such act per vote: the devices that were connected."""

    def check(self, table: Table) -> None:
        seat = seat_named(table, self.seat)
        if table.running.over:
            raise Refused("race-over", "the race is over")
        if not seat.ridden_by_person:
            raise Refused("not-a-person", f"no person rides for {seat.colour}")
        if self.device not in table.people_beside(seat):
            raise Refused("not-a-rider", "only the other riders may agree to that")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.agreed.add(self.device)
        if table.people_beside(seat) & set(self.here) <= seat.agreed:
            seat.bot = table.stand_in


class BotFailed(Act, frozen=True, kw_only=True, tag="bot-failed"):
    """A bot crashed or thought too long; a simple bot replaces it."""

    seat: str

    def check(self, table: Table) -> None:
        if not seat_named(table, self.seat).bot or self.device:
            raise Refused("no-bot", f"no bot rides for {self.seat}")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.bot, seat.failed = SIMPLE, True


class RanOut(Act, frozen=True, kw_only=True, tag="ran-out"):
    """A person left this question unanswered for too long; a bot rides until the person comes back."""

    seat: str
    question: str
    stage: int = 0
    """As in `Answered`."""

    def check(self, table: Table) -> None:
        seat = seat_named(table, self.seat)
        asked = {str(question.id) for question in table.running.questions}
        late = self.question in asked and self.stage == table.stage
        if self.device or not (late and seat.ridden_by_person):
            raise Refused("in-time", f"nobody at {self.seat} is late with an answer")

    def apply(self, table: Table) -> None:
        table.seats[self.seat].bot = table.stand_in
