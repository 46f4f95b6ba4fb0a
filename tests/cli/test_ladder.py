import json
from pathlib import Path

import pytest

from tests.cli.running import Here

SHORT = ("ladder", "--bots", "tempo,random", "--teams", "2", "--races", "4")


def test_bots_are_rated(here: Here) -> None:
    ran = here(*SHORT, "--json")
    body = json.loads(ran.out)
    assert (ran.status, body["races"]) == (0, 4)
    assert [bot["name"] for bot in body["bots"]] == ["tempo", "random"]


def test_the_ladder_is_a_table_and_a_page(here: Here, tmp_path: Path) -> None:
    ran = here(*SHORT, "--out", "ladder.html")
    page = (tmp_path / "ladder.html").read_text(encoding="utf-8")
    assert "4 races" in ran.out
    assert "Flamme Rouge: the ladder" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "tempo"), "a ladder needs two bots or more"),
        (("--bots", "tempo,turbo"), "there is no bot 'turbo'"),
        (("--bots", "tempo,no.such:Bot"), "no.such:Bot cannot be found"),
        (("--game", "homas", "--teams", "3"), "have this many teams: 2, 4"),
    ],
)
def test_what_cannot_be_ridden_is_refused_in_one_line(here: Here, words: tuple[str, ...], said: str) -> None:
    ran = here("ladder", *words)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_word_that_names_no_bot_is_refused_with_the_names_that_do(here: Here) -> None:
    ran = here("race", "--stage", "abcu", "--teams", "tempo,turbo")
    assert ran.status == 2
    assert "there is no team 'turbo'; teams are random, tempo, patron, colette-1…5" in ran.err
