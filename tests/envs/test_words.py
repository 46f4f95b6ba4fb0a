"""Actions are words: which are allowed, and what is said with them."""

from typing import Any

import pytest

from echappee.engine import Key, Question, Refused
from echappee.envs import RaceEnv, SeatEnv
from echappee.envs.spelling import DONE, IDLE, ListedSpelling
from echappee.flamme.envs.words import NUMBERS, WORDS, spelling_of
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Card, Ruleset, Setup, TeamSetup, pile, setup_tags
from echappee.flamme.rules.refresh import Retrieval
from echappee.homas.rules import Setup as HomasSetup
from echappee.homas.rules import setup_tags as homas_tags
from tests.counts import count
from tests.envs.riding import racing

EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True, extended=True)
SETUPS = {
    "everything": (
        "flamme",
        setup_tags(Setup(find_stage("peloton-7-2-4").tiles, (TeamSetup(),) * 3, ruleset=EVERYTHING)),
    ),
    "classic": ("homas", homas_tags(HomasSetup("paris-roubaix", ("team",) * 4))),
    "stage": ("homas", homas_tags(HomasSetup("dauphine-libere-2", ("team",) * 2, draws=(3,) * 20))),
    "riders": ("homas", homas_tags(HomasSetup("benelux-tour-1", ("team",) * 3, lineup="riders"))),
    "trial": ("homas", homas_tags(HomasSetup("tour-de-france-prologue", ("team",) * 2))),
}


@pytest.mark.soak
@pytest.mark.parametrize("name", SETUPS)
def test_every_answer_has_words_of_its_own(name: str) -> None:
    game, tags = SETUPS[name]
    for seed in range(count(20)):
        env = racing(game, seed, tags)
        while not env.race.over:
            for asked in list(env.conversation.asked.values()):
                options = asked.question.options()
                if isinstance(asked.spelling, ListedSpelling) and options is not None:
                    assert list(asked.spelling.answers.values()) == list(dict.fromkeys(options))
                ride_on(env, asked)
            env.conversation.listen()


def ride_on(env: Any, asked: Any) -> None:  # noqa: ANN401 - of any game
    """Say the word whose turn it is, so that all are said at some time."""
    word = asked.allowed[(env.race.position.round + len(env.race.ledger)) % len(asked.allowed)]
    env.observe(asked.question.seat)
    env.conversation.say(asked.question.seat, word)


def test_cards_are_taken_back_one_by_one_until_it_is_done() -> None:
    cards = pile(Card(value) for value in (3, 3, 9, 9, 9))
    spelling = spelling_of(Question(Key(5, "refresh", "blue", "R", "refresh"), Retrieval(cards, 24)))
    three, nine = NUMBERS["3"], NUMBERS["9"]
    assert spelling.allowed(()) == (DONE, three, nine)
    assert spelling.allowed((three, nine, nine)) == (DONE,)
    assert spelling.answer((three, nine, nine, DONE)) == "3,9,9"
    assert spelling.answer((DONE,)) == "none"


def test_what_could_go_on_is_ended_with_a_word() -> None:
    spelling = ListedSpelling({(5,): "6h", (5, 6): "6h+5k", (7,): "roll"})
    assert spelling.allowed(()) == (5, 7)
    assert spelling.allowed((5,)) == (DONE, 6)
    assert spelling.allowed((5, DONE)) == spelling.allowed((5, 6)) == spelling.allowed((7,)) == ()
    assert [spelling.answer(said) for said in ((5, DONE), (5, 6), (7,))] == ["6h", "6h+5k", "roll"]


def test_a_word_that_is_not_allowed_changes_nothing_and_is_told() -> None:
    env = SeatEnv("flamme")
    before, _ = env.reset(seed=1)
    after, reward, over, cut, info = env.step(WORDS.index("yes"))  # type: ignore[arg-type]
    assert after["observation"].tobytes() == before["observation"].tobytes()
    assert (reward, over, cut) == (0, False, False)
    assert info["refused"].startswith("yes is not a valid word; allowed: R S")


def test_a_seat_that_is_not_asked_is_idle() -> None:
    env = RaceEnv("flamme")
    observations, _ = env.reset(seed=1)
    idle = [seat for seat in env.agents if observations[seat]["action_mask"][IDLE]]
    assert len(idle) == 3
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, IDLE))
    assert [seat for seat in env.agents if infos[seat]] == [seat for seat in env.agents if seat not in idle]


def test_rewards_are_even_steps_from_the_best_team_to_the_last() -> None:
    env = RaceEnv("flamme")
    observations, _ = env.reset(seed=1)
    while env.agents:
        words = {seat: int(observations[seat]["action_mask"].argmax()) for seat in env.agents}
        observations, rewards, over, _, _ = env.step(words)
    assert all(over.values())
    assert sorted(rewards.values()) == pytest.approx([-1, -1 / 3, 1 / 3, 1])
    assert rewards[env.race.position.ranking[0].team] == 1


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"seat": "pink"}, "unknown-seat"),
        ({"bots": ("tempo",)}, "bad-teams"),
        ({"render_mode": "film"}, "bad-options"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        SeatEnv("flamme", **wishes)
    assert refused.value.code == code
