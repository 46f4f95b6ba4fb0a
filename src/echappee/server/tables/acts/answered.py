"""A question is answered."""

from echappee.engine import Key
from echappee.server.tables.acts.act import Act, own_question
from echappee.server.tables.table import Table


class Answered(Act, frozen=True, kw_only=True, tag="answered"):
    """A question was answered, or its answer changed."""

    question: str
    answer: str
    stage: int = 0
    """The stage of a tour that asked; 0 if the client did not say."""

    def check(self, table: Table) -> None:
        race = table.running
        race.check(own_question(table, self.device, self.question, self.stage), self.answer)

    def changes(self, table: Table) -> bool:
        same = Key.parse(self.question), self.answer
        return all((entry.key, entry.result) != same for entry in table.running.changeable())

    def apply(self, table: Table) -> None:
        table.running.answer(Key.parse(self.question), self.answer)
        if table.tour and table.running.over:
            table.tour.close()

    def recall(self, table: Table) -> None:
        self.remember(table)
