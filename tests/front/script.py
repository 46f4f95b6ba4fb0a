"""A program of somebody who builds on Échappée, with all that it offers; checked by mypy and pyright."""

from collections.abc import Callable
from fractions import Fraction
from random import Random

import echappee
from echappee.games import game_named
from echappee.study import GameStudy

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
figures = bots.simulate(3).as_json()
wins: int = figures["wins_by_team"]["blue"]
over = echappee.prepare("abcu", ["random", "random"]).ride(seed=1).whole
closest: str = echappee.study_race(over).as_json()["decisions"][0]["best"]
columns: list[str] = list(bots.rows(2))
round_word: str = game_named("homas").room(GameStudy).round_word
puzzle: echappee.Puzzle = echappee.puzzles_for("flamme")[0]
best: str = puzzle.best
try:
    echappee.prepare("nowhere")
except echappee.Refused as refusal:
    code: str = refusal.code
