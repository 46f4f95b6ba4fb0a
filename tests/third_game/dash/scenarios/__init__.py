"""Scenario files about Dash: a line, the dice and the answers of one round, and the line after it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from dash.rules import RULES
from echappee.engine import Race, ScriptedDealer
from echappee.scenarios.fields import Fields
from echappee.scenarios.game_scenarios import GameScenarios


class Round(NamedTuple):
    """A round to be ridden."""

    line: str
    dice: tuple[str, ...]
    """As in `blue 2 5`."""
    answers: tuple[str, ...]
    """As in `blue high`."""
    after: str

    def differences(self) -> Iterator[str]:
        """Ride it, and compare."""
        start = RULES.read_line(self.line)
        script = {}
        for text in self.dice:
            seat, low, high = text.split()
            script[f"{start.round}/ride/{seat}//diea"] = low
            script[f"{start.round}/ride/{seat}//dieb"] = high
        race = Race(RULES, start, ScriptedDealer(script))
        answers = dict(text.split() for text in self.answers)
        for question in race.questions:
            race.answer(question.id, answers[question.seat])
        found = RULES.line(race.moments[1].position if len(race.moments) > 1 else race.position)
        if found != self.after:
            yield f"{found}, not {self.after}"


def read_round(fields: Fields) -> Round:
    """The round that a table describes."""
    return Round(fields.text("line"), fields.texts("dice"), fields.texts("answers"), fields.text("after"))


SCENARIOS: Final = GameScenarios(tables={"dash": read_round})
