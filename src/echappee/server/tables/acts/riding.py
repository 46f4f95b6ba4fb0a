"""The race begins, questions are answered, and the next stage of a tour begins."""

from typing import ClassVar

from echappee.engine import Race, Refused
from echappee.server.tables.acts import act
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.table import Table
from echappee.server.work import Slow


class Started(act.Act, frozen=True, kw_only=True, tag="started"):
    """The race began; seats still open became bots."""

    slow: ClassVar[Slow] = "race"

    def check(self, table: Table) -> None:
        act.check_host(table, self.device)
        act.check_before_the_start(table)
        if table.tour:
            table.tour.check_road()

    def apply(self, table: Table) -> None:
        table.fill_seats()
        if table.tour:
            table.race = table.tour.begin()
        elif table.fork:
            table.race = table.fork.ride(table.dealer)
        else:
            start = table.game.room(GameTable).start(table.settings)
            table.race = Race(table.game.rules, start, table.dealer)

    def recall(self, table: Table) -> None:
        self.remember(table)
        table.fill_seats()


class Answered(act.Act, frozen=True, kw_only=True, tag="answered"):
    """A question was answered, or its answer changed."""

    question: str
    answer: str
    stage: int = 0
    """The stage of a tour that asked; 0 if the client did not say."""

    def check(self, table: Table) -> None:
        race = table.running
        race.check(act.own_question(table, self.device, self.question, self.stage), self.answer)

    def changes(self, table: Table) -> bool:
        same = act.read_key(self.question), self.answer
        return all((entry.key, entry.result) != same for entry in table.running.changeable())

    def apply(self, table: Table) -> None:
        table.running.answer(act.read_key(self.question), self.answer)
        if table.tour and table.running.over:
            table.tour.close()

    def recall(self, table: Table) -> None:
        self.remember(table)


class Retracted(act.Act, frozen=True, kw_only=True, tag="retracted"):
    """An answer was taken back."""

    question: str
    stage: int = 0
    """As in `Answered`."""

    def check(self, table: Table) -> None:
        race = table.running
        race.check_retract(act.own_question(table, self.device, self.question, self.stage))

    def apply(self, table: Table) -> None:
        table.running.retract(act.read_key(self.question))

    def recall(self, table: Table) -> None:
        self.remember(table)


class Coached(act.Act, frozen=True, kw_only=True, tag="coached"):
    """A person listened to the coach for the first time."""

    seat: str

    def check(self, table: Table) -> None:
        act.own_seat(table, self.seat, self.device)

    def changes(self, table: Table) -> bool:
        return not table.seats[self.seat].coached

    def apply(self, table: Table) -> None:
        table.seats[self.seat].coached = True
        table.name_players()


class WentOn(act.Act, frozen=True, kw_only=True, tag="went-on"):
    """The next stage of the tour began."""

    slow: ClassVar[Slow] = "race"

    def check(self, table: Table) -> None:
        if table.tour is None:
            raise Refused("no-tour", "this table has no tour")
        act.check_rider(table, self.device)
        if not table.entered and not table.running.over:
            raise Refused("not-over", "the stage is not over yet")
        if table.over:
            raise Refused("tour-over", "all stages of this tour are over")
        table.tour.check_road()

    def apply(self, table: Table) -> None:
        assert table.tour is not None
        self._fill_seats(table)
        table.race = table.tour.begin()

    def recall(self, table: Table) -> None:
        self.remember(table)
        self._fill_seats(table)

    @staticmethod
    def _fill_seats(table: Table) -> None:
        """Fill the seats if all stages so far were entered."""
        if not table.started:
            table.fill_seats()
