"""Two positions that are alike to a seat give it the same bytes."""

from typing import Any

import pytest

from echappee.bots import RandomBot, drive
from echappee.engine import Race, SeededDealer
from echappee.envs.conversation import Conversation
from echappee.envs.races import Racing
from echappee.flamme.rules import Position, pile
from echappee.homas.rules.position import Position as HomasPosition
from tests.envs.riding import GAMES, racing

ROUNDS = {"flamme": 6, "homas": 3}


def flamme_twin(position: Position, seat: str) -> Position:
    """The others have recycled what is face down, and the other way round."""
    riders = tuple(
        rider if rider.team == seat else rider._replace(pile=rider.recycled, recycled=rider.pile)
        for rider in position.riders
    )
    assert any(pile(one.pile) != pile(other.pile) for one, other in zip(riders, position.riders, strict=True))
    return position._replace(riders=riders)


def homas_twin(position: HomasPosition, seat: str) -> HomasPosition:
    """The others hold each other's fitness cards."""
    hidden = [rider.fitness for rider in position.riders if rider.team != seat and rider.fitness]
    turned = iter(hidden[1:] + hidden[:1])
    riders = tuple(
        rider._replace(fitness=next(turned)) if rider.team != seat and rider.fitness else rider
        for rider in position.riders
    )
    assert riders != position.riders
    return position._replace(riders=riders)


TWINS: dict[str, Any] = {"flamme": flamme_twin, "homas": homas_twin}
TAGS = {"homas": {"course": "dauphine-libere-3", "teams": "team team team neutral neutral"}}


def in_the_middle(game: str, version: int) -> Racing:
    begun = racing(game, 3, TAGS.get(game), version)
    bots = {seat: RandomBot(seat) for seat in begun.seats}
    race = begun.race
    while race.position.round < ROUNDS[game]:
        asked = race.questions
        for question in asked:
            race.answer(question.id, bots[question.seat].answer(question, lambda: None))
    return begun


def beginning(env: Racing, position: object) -> Racing:
    """The environment with a race that continues from this position, in which others answer at random."""
    other = Racing(env.rules.name, env.version, env.tags, None)
    race = Race(env.rules, position, SeededDealer(1))
    other.conversation = Conversation(env.encoding, race, env.seats)
    return other


@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing_that_a_seat_observes(game: str, version: int) -> None:
    env = in_the_middle(game, version)
    position = env.race.position
    seat = env.seats[0]
    pair = [beginning(env, each) for each in (position, TWINS[game](position, seat))]
    first, second = (each.observe(seat) for each in pair)
    assert {name: first[name].tobytes() for name in first} == {
        name: second[name].tobytes() for name in second
    }


@pytest.mark.parametrize("version", [0, 1])
def test_neither_do_cards_that_others_have_played_face_down(version: int) -> None:
    env = in_the_middle("flamme", version)
    seat, *others = env.seats
    seen = set()
    for seed in range(4):
        twin = beginning(env, env.race.position)
        drive(twin.race, {other: RandomBot(f"{seed}{other}") for other in others})
        seen.add(twin.observe(seat)["observation"].tobytes())
    assert len(seen) == 1
    assert any(seen.pop())
