"""The same seed gives the same race in an environment, in a simulation and in a record."""

import pytest

from echappee.bots import make_bot
from echappee.envs import SeatEnv
from echappee.flamme.rules.setup import read_setup
from echappee.flamme.simulate.races import RacePlan
from echappee.games import load, save
from echappee.homas.rules.setup import read_setup as read_homas_setup
from echappee.homas.simulate.races import RacePlan as HomasPlan
from echappee.notation.game_rules import SomeRace
from tests.envs.riding import GAMES, bots_of, racing, say_answer, word_towards

BOTS = {"flamme": "tempo", "homas": "capitaine"}
SEED = 5


def simulated(game: str, tags: dict[str, str]) -> SomeRace:
    if game == "flamme":
        return RacePlan(read_setup(tags), (BOTS[game],) * 4, 1, SEED).ride(0).whole
    bots = (*(BOTS[game],) * 4, "-")
    return HomasPlan(read_homas_setup(tags), bots, 1, SEED).ride(0).whole


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_speak_in_words_ride_the_race_of_a_simulation(game: str) -> None:
    env = racing(game, SEED)
    bots, conversation = bots_of(env, BOTS[game]), env.conversation
    while not env.race.over:
        for seat in list(conversation.asked):
            question = conversation.asked[seat].question
            answer = bots[seat].answer(question, lambda seat=seat: env.race.view(seat))
            say_answer(conversation, seat, answer)
        conversation.listen()
    assert env.race.ledger == simulated(game, env.tags).ledger
    assert load(save(env.race, env.tags)).race.position == env.race.position


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_among_bots_rides_it_too(game: str) -> None:
    env = SeatEnv(game, seat="red")
    env.reset(seed=SEED)
    bot = make_bot(BOTS[game], f"{SEED}/0/red", game)
    answers: dict[object, str] = {}
    while not env.race.over:
        asked = env._racing.conversation.asked["red"]
        key = asked.question.id
        if key not in answers:
            answers[key] = bot.answer(asked.question, lambda: env.race.view("red"))
        _, reward, over, _, info = env.step(word_towards(asked, answers[key]))  # type: ignore[arg-type]
        assert info == {}
        assert over or reward == 0
    assert env.race.ledger == simulated(game, env._racing.tags).ledger


def test_the_next_race_of_a_seed_comes_without_one() -> None:
    env = SeatEnv("flamme")
    env.reset(seed=SEED)
    first = env.race.view(None)
    env.reset()
    assert env._racing.number == 1
    env.reset(seed=SEED)
    assert (env._racing.number, env.race.view(None)) == (0, first)
