import re
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

import pytest

from echappee.envs import GameEnvs
from echappee.flamme.bots.patron import layout
from echappee.flamme.envs.layout_v1 import FIELDS, WORDS
from echappee.flamme.envs.vector import VECTOR_FIELDS
from echappee.flamme.kernel.observation import SIZE
from echappee.flamme.kernel.rules.questions import ACTIONS
from echappee.games import game_named
from echappee.homas.bots import layout as homas_layout
from echappee.homas.envs.observation_v1 import FIELDS as HOMAS_FIELDS
from tests.envs.riding import GAMES, racing

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environments-v0.md").read_text("utf-8")
PAGES = (PAGE, (DOCS / "environments.md").read_text("utf-8"))
"""By version."""


@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_an_observation_is_documented(game: str, version: int) -> None:
    encoding = game_named(game).room(GameEnvs).encodings[version]
    for field in encoding.fields:
        assert f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.about} |\n" in PAGES[version]
    told = f"\n{encoding.size} {('numbers', 'bytes')[version]}, {len(encoding.words)} words."
    assert told in PAGES[version]


def test_so_is_every_field_of_the_vectorised_environment() -> None:
    for field in VECTOR_FIELDS:
        assert f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.about} |\n" in PAGE
    assert f"{SIZE} numbers" in PAGE
    assert f"An action is one of {ACTIONS}:" in PAGE


@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_the_fields_that_are_documented(game: str, version: int) -> None:
    env = racing(game, version=version)
    assert env.observe(env.seats[0])["observation"].size == env.encoding.size


def test_version_1_of_flamme_rouge_is_where_the_first_bytes_of_patron_are() -> None:
    places = [*accumulate((0, *(field.size for field in FIELDS)))]
    starts = (
        *("HEAD", "OWN", "MATE", "RIDERS", "NOW", "EARLIER", "LATER", "ROAD", "FAR", "TOKENS"),
        *("QUESTION", "GRID", "DRAFT", "TAKEN", "ROOM", "BIDS"),
    )
    assert places[:-1] == [getattr(layout, name) for name in starts]
    assert layout.INPUTS >= places[-1] == layout.BIDS + layout.TEAMS
    answers = (*map(str, layout.CARDS), "R", "S", *WORDS[layout.FIRST_PLACE : layout.RECOVER], "yes", "no")
    assert (*answers, "done", *layout.NAMES) == WORDS[:-1]
    assert len(WORDS) - 1 == layout.ANSWERS


def test_version_1_of_homas_tour_pro_is_where_its_layout_says() -> None:
    places = accumulate((0, *(field.size for field in HOMAS_FIELDS)))
    starts = ("RACE", "KIND", "ABOUT", "SAID", "FURTHEST", "TEAMS", "RIDERS", "ROADS", "SIZE")
    assert list(places) == [getattr(homas_layout, name) for name in starts]


def test_the_examples_of_the_page_run() -> None:
    for block in re.findall(r"^```python\n(.*?)^```", PAGES[1], re.MULTILINE | re.DOTALL):
        if "pyspiel" not in block or find_spec("pyspiel"):
            exec(block, {"__name__": "a page"})  # noqa: S102 - it is our own
