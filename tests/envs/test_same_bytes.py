"""Version 1: many races in a kernel and one in the reference show the same bytes and allow the same words."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

from echappee.engine import Entry, Race, ScriptedDealer
from echappee.envs import GameEnvs
from echappee.envs.conversation import Conversation
from echappee.envs.races import rewards_of
from echappee.envs.spelling import OpenQuestion
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.outside import Stepper
from echappee.flamme.kernel.rows import AGENT
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules import Position as FlammePosition
from echappee.games import game_named
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.ledger import entries as homas_entries
from echappee.homas.kernel.outside import Outside
from echappee.homas.kernel.outside import Stepper as HomasStepper
from echappee.homas.kernel.state import OVER
from echappee.homas.rules import HOMAS, Position
from echappee.homas.rules import set_up as homas_set_up
from tests.counts import count
from tests.kernel.homas.test_lockstep import ROADS
from tests.kernel.setups import setup_of
from tests.oracle.homas.crowded import crowded
from tests.properties.homas.races import numbered

EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True, extended=True, baroudeur_bid=True)


class Said(NamedTuple):
    """A word that was said in the kernel, and what was shown before."""

    team: int
    seen: bytes
    mask: bytes
    word: int


def shown(stepper: Any, random: np.random.Generator) -> Said:  # noqa: ANN401 - of any game
    word = int(random.choice(np.flatnonzero(stepper.masks[0])))
    seen, mask = stepper.seen[0][: size_of(stepper)], stepper.masks[0]
    return Said(int(stepper.teams[0]), seen.tobytes(), mask.tobytes(), word)


def size_of(stepper: Any) -> int:  # noqa: ANN401 - of any game
    game = "homas" if isinstance(stepper, HomasStepper) else "flamme"
    return game_named(game).room(GameEnvs).encodings[1].size


class Reference:
    """The same race in the reference: chance and the seats that are no agents do what the ledger says."""

    def __init__(self, game: str, rules: Any, start: Any, policies: Sequence[str]) -> None:  # noqa: ANN401
        self.encoding = game_named(game).room(GameEnvs).encodings[1]
        self.teams = [team.colour for team in start.teams]
        self.agents = [team for team, name in zip(self.teams, policies, strict=True) if name == "agent"]
        self.race: Race[Any, Any] = Race(rules, start, ScriptedDealer())
        self.talk = Conversation(self.encoding, self.race, self.agents)

    def hear(self, ledger: Iterable[Entry]) -> None:
        known = {entry.key: entry.result for entry in ledger}
        heard = True
        while heard:
            heard = False
            for draw in self.race.requests:
                if draw.key in known:
                    self.race.deal(draw.key, known[draw.key])
                    heard = True
            for question in self.race.questions:
                if question.seat not in self.agents and question.id in known:
                    self.race.answer(question.id, known[question.id])
                    heard = True
            self.talk.listen()

    def say(self, said: Said) -> OpenQuestion:
        """Say this word; before it everything looks as it did in the kernel."""
        seat = self.teams[said.team]
        asked = self.talk.asked[seat]
        seen, mask = self.encoding.observe(self.race.view(seat), asked), self.encoding.mask(asked)
        there, allowed = np.frombuffer(said.seen, np.uint8), np.frombuffer(said.mask, np.int8)
        assert np.flatnonzero(seen != there).tolist() == [], asked
        assert np.flatnonzero(mask).tolist() == np.flatnonzero(allowed).tolist(), asked
        self.talk.say(seat, said.word)
        self.talk.listen()
        return asked

    def end(self, stepper: Any) -> None:  # noqa: ANN401 - of any game
        assert self.race.over
        worth = rewards_of(self.race.position)
        assert stepper.worth[0].tolist() == pytest.approx([worth[team] for team in self.teams])
        for seat in self.agents:
            assert not self.encoding.observe(self.race.view(seat), None).any()
        assert not stepper.seen.any()
        assert np.flatnonzero(stepper.masks[0]).tolist() == [self.encoding.idle]


def ride_flamme(start: FlammePosition, policies: list[str], seed: int) -> None:
    stepper, random = Stepper(start, policies, 1, seed, AGENT), np.random.default_rng(seed)
    rows, there = rows_of(start), Reference("flamme", FLAMME, start, policies)
    ledger, told = list(entries(start, rows, stepper.begin())), list[Said]()
    while not stepper.over[0]:
        told.append(shown(stepper, random))
        ledger += entries(start, rows, stepper.step(np.array([told[-1].word])))
    there.hear(ledger)
    for each in told:
        there.say(each)
        there.hear(ledger)
    there.end(stepper)


def ride_homas(start: Position, policies: list[str], seed: int) -> None:
    """A second ride, answer by answer, tells what was drawn."""
    stepper, random = HomasStepper(start, policies, 1, seed), np.random.default_rng(seed)
    stepper.begin()
    told = list[Said]()
    while not stepper.over[0]:
        told.append(shown(stepper, random))
        stepper.step(np.array([told[-1].word]))
    there, words = Reference("homas", HOMAS, start, policies), iter(told)
    outside = Outside(start, policies, races=1, seed=seed)
    while outside.races[0]["phase"] != OVER:
        work = outside.step(parts=1)
        there.hear(homas_entries(start, work))
        talk = outside.talks[0]
        if talk["waiting"]:
            seat = there.teams[talk["seat"]]
            asked = there.talk.asked[seat]
            while there.talk.asked.get(seat) is asked:
                there.say(next(words))
            options = talk["options"][: talk["count"]].tolist()
            texts = [answer_text(start, int(talk["question"]), option) for option in options]
            outside.answer(0, options[texts.index(asked.answer)])
    assert next(words, None) is None
    there.end(stepper)


def policies_of(kinds: Sequence[str], seed: int, others: Sequence[str]) -> list[str]:
    """Agents and policies in turn, from another one on in each race, but always with an agent."""
    directed = [team for team, kind in enumerate(kinds) if kind == "team"]
    names = ["-"] * len(kinds)
    for place, team in enumerate(directed):
        names[team] = (*("agent", "agent"), *others)[(place + seed) % (2 + len(others))]
    names[directed[0]] = names[directed[0]] if "agent" in names else "agent"
    return names


@pytest.mark.soak
def test_in_flamme_rouge() -> None:
    for seed in range(count(400)):
        start = set_up(setup_of(seed))
        kinds = ["muscle" if team.automatic else "team" for team in start.teams]
        ride_flamme(start, policies_of(kinds, seed, ("random", "tempo")), seed)


def test_also_where_everything_is_asked() -> None:
    start = set_up(Setup(find_stage("peloton-7-2-4").tiles, (TeamSetup(),) * 4, EVERYTHING))
    for seed in range(2):
        ride_flamme(start, ["agent"] * 4, seed)


@pytest.mark.soak
def test_in_homas_tour_pro() -> None:
    for number in range(count(400, 40)):
        crowd = number % 2 > 0
        start = crowded(number) if crowd else homas_set_up(numbered(number, ROADS).setup)
        policies = policies_of([team.kind for team in start.teams], number, ("random", "routier"))
        ride_homas(start, policies, number)
