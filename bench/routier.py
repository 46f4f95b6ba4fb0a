"""How strong the kernel's policy is: `python -m bench.routier 2800 random routier`, then 280 of capitaine.

One routier against three of a bot and a neutral team on the seven classics, in each seat in turn. The kernel
rides; a bot that it does not have is asked through the reference. All processors ride.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from echappee.bots import Bot, make_bot
from echappee.engine import Race, ScriptedDealer
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.decisions import POLICIES
from echappee.homas.kernel.ledger import entries
from echappee.homas.kernel.outside import ASKS, Outside
from echappee.homas.kernel.packing import unpack
from echappee.homas.kernel.state import OVER
from echappee.homas.rules import COURSES, HOMAS, Position, Setup, View, set_up
from echappee.kernel.races import NOBODY
from echappee.simulate.intervals import share_interval

CLASSICS = tuple(COURSES)[:7]
SEATS = 4
SEED = 34_000_000


def winner(other: str, number: int) -> str:
    """Who wins the race of this number: routier, the other bot or neutral."""
    course, mine = CLASSICS[number % len(CLASSICS)], number // len(CLASSICS) % SEATS
    start = set_up(Setup(course, ("team",) * SEATS + ("neutral",)))
    names = ["routier" if seat == mine else other for seat in range(SEATS)] + ["neutral"]
    policies = {other: other if other in POLICIES else ASKS, "routier": "routier", "neutral": NOBODY}
    outside = Outside(start, [policies[name] for name in names], races=1, seed=SEED)
    bots = {
        team.colour: make_bot(other, f"{number}/{team.colour}", HOMAS.name)
        for team in start.teams[:SEATS]
        if other not in POLICIES
    }
    position = start
    while outside.races[0]["phase"] != OVER:
        desk = outside.step(number, parts=1)
        if outside.talks[0]["waiting"]:
            outside.answer(0, _answer(position, desk, outside.talks[0], bots))
        else:
            position = unpack(start, outside.races[0])
    return names[[team.colour for team in start.teams].index(position.ranking[0].team)]


def _answer(position: Position, desk: np.record, talk: np.record, bots: Mapping[str, Bot[View]]) -> int:
    """The option that the bot chooses, after what was drawn and decided since this position."""
    race = Race(HOMAS, position, ScriptedDealer(), list(entries(position, desk)))
    seat = position.teams[talk["seat"]].colour
    question = next(question for question in race.questions if question.seat == seat)
    text = bots[seat].answer(question, partial(race.view, seat))
    options: list[int] = talk["options"][: talk["count"]].tolist()
    return next(option for option in options if answer_text(position, int(talk["question"]), option) == text)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.routier")
    parser.add_argument("races", type=int)
    parser.add_argument("others", nargs="+")
    asked = parser.parse_args()
    with ProcessPoolExecutor() as processes:
        for other in asked.others:
            winners = list(processes.map(partial(winner, other), range(asked.races), chunksize=7))
            for name in ("routier", "neutral"):
                wins = winners.count(name)
                low, high = share_interval(wins, asked.races)
                print(f"{other}: {name} won {wins / asked.races:.1%}  {low:.1%} – {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
