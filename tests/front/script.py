"""A program of somebody who builds on Échappée, with all that `import echappee` offers; checked by mypy."""

from collections.abc import Callable
from fractions import Fraction
from random import Random

import echappee

ready: echappee.Prepared = echappee.prepare("base-2", ["tempo", "team", "muscle"])
race: echappee.SomeRace = ready.race(seed=7)
question: echappee.Question = race.questions[0]
race.answer(question.id, question.sample(Random(1).randrange))
again: echappee.SomeRace = race.clone()
colours: list[str] = [team.colour for team in race.position.teams]
winner: str = race.position.ranking[0].name
text: str = echappee.save(race, ready.tags(7))
loaded: echappee.SomeRace = echappee.load_race(text).race


class First:
    """Takes the first answer."""

    def answer(self, question: echappee.Question, look: Callable[[], object]) -> str:  # noqa: ARG002
        return (question.options() or ("none",))[0]


seats = {"blue": echappee.find_bot("tempo", 1, "flamme"), "red": First()}
echappee.drive(race, seats)

open_race = ready.race(dealer=echappee.ScriptedDealer())
for request in open_race.requests:
    drawn: echappee.Draw = request
    chances: dict[str, Fraction] = echappee.outcomes(drawn)
    open_race.deal(drawn.key, echappee.sample_outcome(drawn, Random(1).randrange))

bots = echappee.prepare("base-2", ["tempo", "random"])
ridden, failed = bots.ride(seed=7)
lost: bool = "blue" in failed
figures: dict[str, object] = bots.simulate(3).as_json()
columns: list[str] = list(bots.rows(2))
puzzle: echappee.Puzzle = echappee.puzzles_for("flamme")[0]
best: str = puzzle.best
try:
    echappee.prepare("nowhere")
except echappee.Refused as refusal:
    code: str = refusal.code
