"""The sheets of a tour as a PDF file, from the command line."""

from pathlib import Path

import pytest

from echappee.sheets import pdf
from tests.cli.running import Here, run
from tests.sheets.printed import pages_in

NEW = ("tour", "new", "my.tour", "--teams", "random,tempo", "--seed", "4", "--calendar", "short")
PRINT = ("tour", "sheet", "my.tour", "--pdf", "my.pdf")


@pytest.fixture
def tour(here: Here) -> str:
    """A tour of two teams after its first stage."""
    assert here(*NEW).status == 0
    assert here("tour", "play", "my.tour", "--quiet").status == 0
    return Path("my.tour").read_text(encoding="utf-8")


def left_here() -> set[str]:
    return {path.name for path in Path().iterdir()}


@pytest.mark.usefixtures("tour")
def test_the_sheets_are_written_to_a_file(here: Here) -> None:
    before = left_here()
    ran = here(*PRINT)
    assert (ran.status, ran.out, ran.err) == (0, "my.pdf: 4 pages.\n", "")
    first = Path("my.pdf").read_bytes()
    assert pages_in(first) == 4
    assert left_here() - before == {"my.pdf"}
    # An older PDF may be overwritten, and another process makes exactly the same one.
    assert here(*PRINT, "--team", "red", "--lang", "fr").out == "my.pdf: 1 page.\n"
    assert pages_in(Path("my.pdf").read_bytes()) == 1
    assert run(*PRINT, folder=Path()).status == 0
    assert Path("my.pdf").read_bytes() == first


def test_a_stage_race_is_printed_as_well(here: Here) -> None:
    assert here("tour", "new", "my.tour", "paris-nice", "--teams", "random,neutral").status == 0
    assert here(*PRINT, "--lang", "fr").out == "my.pdf: 5 pages.\n"
    assert pages_in(Path("my.pdf").read_bytes()) == 5
    assert here(*PRINT, "--team", "red").out == "my.pdf: 1 page.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--pdf", "my.tour"), "my.tour: this file is not a PDF and would be lost"),
        (("--pdf", "."), ".: the name of a file was expected, this is something else"),
        (("--pdf", "no/my.pdf"), "no/my.pdf: there is no folder no"),
        (("--pdf", "my.pdf", "--team", "pink"), "there is no team 'pink' in this tour; there are blue, red"),
        (("--lang", "fr"), "--lang goes with --pdf; the terminal speaks English"),
    ],
)
def test_what_cannot_be_printed_is_refused_and_changes_nothing(
    here: Here, tour: str, words: tuple[str, ...], told: str
) -> None:
    before = left_here()
    ran = here("tour", "sheet", "my.tour", *words)
    assert (ran.status, ran.out, ran.err) == (2, "", f"echappee: {told}\n")
    assert Path("my.tour").read_text(encoding="utf-8") == tour
    assert left_here() == before


@pytest.mark.usefixtures("tour")
def test_without_the_extra_the_refusal_says_how_to_install_it(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf, "find_spec", lambda _name: None)
    ran = here(*PRINT)
    assert (ran.status, ran.out) == (2, "")
    assert (
        ran.err == "echappee: a PDF needs the package typst: pip install 'echappee[pdf]', or in a checkout "
        ".venv/bin/pip install -e '.[pdf]'\n"
    )
    assert not Path("my.pdf").exists()


def test_a_player_in_the_file_cannot_write_into_the_page(here: Here, tour: str) -> None:
    Path("my.tour").write_text(tour.replace("random tempo", "#[panic()] $x$"), encoding="utf-8")
    assert here(*PRINT).status == 0
    assert b"(#[panic()])" in Path("my.pdf").read_bytes()
