from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from echappee.engine.refusals import Refused
from echappee.flamme.road.checks import check as check_road
from echappee.flamme.road.design import check
from echappee.flamme.road.generate import fit, new_stage
from echappee.flamme.road.pattern import TURN, Wishes
from echappee.flamme.road.track import lay, profile
from tests.counts import count

kinds = st.sampled_from(["normal", "ttt", "itt", "extended"])
wished = st.builds(
    Wishes,
    players=st.sampled_from([(2, 4), (5, 6)]),
    kind=kinds,
    tour=st.booleans(),
    climbs=st.none() | st.integers(0, 3),
    cobbles=st.none() | st.integers(0, 2),
    roundabouts=st.integers(0, 1),
)


def runs(tiles: tuple[str, ...], terrain: str) -> int:
    return sum(run.terrain == terrain for run in profile(lay(tiles)).runs)


@settings(max_examples=count(40), deadline=None)
@given(st.integers(0, 2**64 - 1), wished)
def test_a_new_stage_keeps_the_rules_and_the_wishes(seed: int, wishes: Wishes) -> None:
    stage = new_stage(seed, wishes)
    found = check(stage.tiles, players=wishes.players[1], kind=wishes.kind, tour=wishes.tour)
    climbs, cobbles = runs(stage.tiles, "ascent"), runs(stage.tiles, "cobbles")
    assert {finding.code for finding in found} <= {"few-climbs", "many-climbs"}
    # Advice only if the wishes themselves ask for less or more.
    assert found == () or None not in (wishes.climbs, wishes.cobbles) or climbs + cobbles > 3
    assert wishes.climbs in {None, climbs}
    assert wishes.cobbles in {None, cobbles}
    assert len(lay(stage.tiles).roundabouts) == wishes.roundabouts
    assert (stage.players, stage.special) == (wishes.players, wishes.kind.replace("normal", ""))
    assert stage == new_stage(seed, wishes)


def test_seeds_make_different_stages_and_one_seed_always_the_same() -> None:
    assert len({new_stage(seed, Wishes()).tiles for seed in range(20)}) == 20
    assert " ".join(new_stage(7, Wishes()).tiles) == "A 2B o M L j t p S i q h N R B k 3 e g C U"


@pytest.mark.parametrize(
    ("wishes", "length"),
    [
        (Wishes(), 78),
        (Wishes(length=78), 78),
        (Wishes((5, 6)), 81),
        (Wishes((5, 6), "ttt"), 78),
        (Wishes(kind="extended"), 102),
        (Wishes(kind="extended", length=90), 90),
        (Wishes((5, 6), "extended"), 105),
        (Wishes((5, 6), "extended", length=87), 87),
    ],
)
def test_the_length_follows_from_the_rules(wishes: Wishes, length: int) -> None:
    assert lay(new_stage(1, wishes).tiles).length == length


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (Wishes(length=90), "this kind of stage (normal, 2-4 players) has 78 squares, 90 is not possible"),
        (Wishes(kind="extended", length=80), "has 84 or 90 or 96 or 102 squares, 80 is not possible"),
        (
            Wishes(climbs=9, cobbles=9),
            "no stage with 9 ascents, 9 stretches of cobbles came up in 3000 tries",
        ),
        (Wishes(cobbles=9, roundabouts=2), "no stage with 9 stretches of cobbles, 2 roundabouts came up"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: Wishes, told: str) -> None:
    with pytest.raises(Refused) as refused:
        new_stage(1, wishes)
    assert refused.value.code == "wish-not-met"
    assert told in refused.value.detail


def test_turns_are_found_for_a_pattern_and_nothing_else_is_changed() -> None:
    pattern = ["a", "b", TURN, TURN, "C", "E", TURN, "d", TURN, "f", TURN, TURN, "l", TURN, "u"]
    tiles = fit(pattern, Random(1))
    assert tiles is not None
    assert check_road(tiles) == ()
    assert all(wanted in (tile, TURN) for wanted, tile in zip(pattern, tiles, strict=True))


def test_there_are_patterns_without_a_fit() -> None:
    # Turns to the left only, and hardly a straight between them, lead the road across itself.
    assert fit(["a", "K", "R", "O", "D", "P", "J", "N", "S", "u"], Random(1)) is None
    assert fit(["a", *[TURN] * 13, "u"], Random(1)) is None
