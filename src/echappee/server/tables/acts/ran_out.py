"""A person's time runs out."""

from echappee.bots import GameBots
from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, seat_named
from echappee.server.tables.table import Table


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
        table.seats[self.seat].bot = table.game.room(GameBots).stand_in
