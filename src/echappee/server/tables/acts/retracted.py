"""An answer is taken back."""

from echappee.engine import Key
from echappee.server.tables.acts.act import Act, own_question
from echappee.server.tables.table import Table


class Retracted(Act, frozen=True, kw_only=True, tag="retracted"):
    """An answer was taken back."""

    question: str
    stage: int = 0
    """As in `Answered`."""

    def check(self, table: Table) -> None:
        race = table.running
        race.check_retract(own_question(table, self.device, self.question, self.stage))

    def apply(self, table: Table) -> None:
        table.running.retract(Key.parse(self.question))

    def recall(self, table: Table) -> None:
        self.remember(table)
