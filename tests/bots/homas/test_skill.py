"""The skill of directors is data, and so is what the search for it moves."""

import json
from importlib.resources import files

import pytest

from echappee.homas.bots import director
from echappee.homas.bots.director import BEST, CHARACTERS, Skill, skills
from echappee.homas.bots.director.skill import EARLY, FAR, FILE, NEAR, STEADY
from training.homas import MOVED, NAMES, TRIED, State, made, moved

LEVELS: dict[str, dict[str, float]] = json.loads((files(director) / FILE).read_text("utf-8"))


def test_full_strength_has_every_number_that_is_searched_for_and_no_other() -> None:
    assert tuple(LEVELS[NEAR]) == tuple(LEVELS[STEADY]) == NAMES
    assert LEVELS[FAR].keys() <= set(NAMES)
    assert list(LEVELS) == [*(str(level) for level in range(1, BEST)), STEADY, NEAR, FAR]


def test_between_near_and_far_it_weighs_with_something_in_between() -> None:
    near, far = skills()
    half = skills().at(EARLY / 2)
    assert skills().at(0.0) == near
    assert skills().at(2 * EARLY) == pytest.approx(far)
    assert half == pytest.approx([(one + other) / 2 for one, other in zip(near, far, strict=True)])
    assert near != far


@pytest.mark.parametrize("level", range(1, BEST))
def test_a_weaker_level_replaces_some_numbers_and_judges_worse(level: int) -> None:
    own = LEVELS[str(level)]
    assert own.keys() < set(Skill._fields)
    near, far = skills(level)
    assert near == far
    assert near.blur > skills(level + 1).near.blur >= skills().near.blur == 0
    assert {name for name in NAMES if getattr(near, name) != LEVELS[STEADY][name]} <= own.keys()


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_adds_its_taste_to_every_level(name: str) -> None:
    taste = CHARACTERS[name].taste
    for level in range(1, BEST + 1):
        for plain, own in zip(skills(level), skills(level, taste), strict=True):
            changed = {field: getattr(own, field) - getattr(plain, field) for field in Skill._fields}
            assert {field: round(more, 6) for field, more in changed.items() if more} == dict(taste)


def test_the_search_moves_towards_what_did_well() -> None:
    state = State(0, (0.0, 5.0), (1.0, 1.0))
    better, worse = [[2.0, 0.0]] * (TRIED // 2), [[-2.0, 0.0]] * (TRIED // 2)
    after = moved(state, better + worse)
    assert after.generation == 1
    assert after.middle[0] > 0.5
    assert after.middle[1] == 5.0


def test_numbers_are_kept_where_they_have_a_meaning() -> None:
    assert all(skill.spread > 0 for skill in made((-1.0,) * 2 * len(MOVED)))
