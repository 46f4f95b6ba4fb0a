"""Scenario files about Dash: a line, the dice and the answers of one round, and the line after it."""

from typing import Final

from dash.rules import RULES
from echappee.engine import Race, ScriptedDealer
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Expectations, GameScenarios, Situation


def read_round(fields: Fields) -> Situation:
    """A round to be ridden: dice as in `blue 2 5`, answers as in `blue high`."""
    start = RULES.read_line(fields.text("line"))
    script = {}
    for text in fields.texts("dice"):
        seat, low, high = text.split()
        script[f"{start.round}/ride/{seat}//diea"] = low
        script[f"{start.round}/ride/{seat}//dieb"] = high
    answers = dict(text.split() for text in fields.texts("answers"))

    def play() -> str:
        race = Race(RULES, start, ScriptedDealer(script))
        for question in race.questions:
            race.answer(question.id, answers[question.seat])
        return RULES.line(race.moments[1].position if len(race.moments) > 1 else race.position)

    expect = Expectations[str](fields)
    expect.value("after", Fields.text, lambda line: line)
    return expect.situation(play)


SCENARIOS: Final = GameScenarios(tables={"dash": read_round})
