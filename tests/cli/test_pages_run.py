"""Every command and every Python block of README.md and docs/ is run, or a comment in front says why not.

`<!-- not run: REASON -->`, `<!-- run by TEST -->` where another test does it, and `<!-- soak: REASON -->` for
a block that only `make soak` runs. There the commands ride as many races as they say.
"""

import doctest
import re
import shutil
from pathlib import Path

import pytest

from echappee.cli.main import _parser
from tests.cli.page_blocks import PAGES, ROOT, Block, blocks_of, commands_of, fewer
from tests.cli.running import Here
from tests.counts import SOAK

MARK = re.compile(r"not run: \S.*|soak: \S.*|run by (tests/\S+\.py)")
LABELLED = re.compile(r"^```(?:sh|python|text)\n.*?^```", re.MULTILINE | re.DOTALL)
UNSAID = re.compile(r"^ *(?:\.venv/bin/|echappee [a-z]+ |from echappee|import echappee|>>>).*", re.MULTILINE)
WRITTEN = ROOT / "docs/tours/written.md"
RESULT = re.compile(r"^echappee-result.*?(?=^```)", re.MULTILINE | re.DOTALL)
ELSEWHERE = {"docs/environments.md": "tests/envs/test_documented.py"}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


WITH_BLOCKS = [page for page in PAGES if blocks_of(page) and name_of(page) not in ELSEWHERE]


@pytest.fixture
def desk(here: Here, tmp_path: Path) -> Here:
    """A folder with what pages start from: races, a stage, a scenario, and the examples of the project."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copy(ROOT / "tests/rulebook/flamme/04_slipstream.toml", tmp_path / "slipstream.toml")
    (result,) = re.findall(
        r"^echappee-result.*?(?=^```)", WRITTEN.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (tmp_path / "stage1.txt").write_text(result, "utf-8")
    play = ("play", "--record", "echappee-2026-11-15.race")  # it stops where nobody answers
    saved = ("--seed", "7", "--quiet", "--record", "my.race")
    race = ("race", "--stage", "abcdu", "--teams", "random,random", *saved)
    stage = ("stage", "new", "--seed", "7", "--players", "5-6", "--tour", "--out", "my.stage")
    assert [here(*words).status for words in (play, race, stage)] == [0, 0, 0]
    return here


@pytest.mark.soak
@pytest.mark.parametrize("page", WITH_BLOCKS, ids=name_of)
def test_what_a_page_says_can_be_run(page: Path, desk: Here) -> None:
    names: dict[str, object] = {"__name__": "a page"}
    for block in blocks_of(page):
        if block.mark.startswith(("not run", "run by")) or (block.mark.startswith("soak") and not SOAK):
            continue
        if block.language == "sh":
            run_commands(block, desk)
        elif block.text.startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), 0)
            assert doctest.DocTestRunner(verbose=False).run(example, clear_globs=False).failed == 0
            names |= example.globs
        else:
            exec(compile(block.text, str(page), "exec"), names)  # noqa: S102 - it is our own


def run_commands(block: Block, desk: Here) -> None:
    for program, *words in commands_of(block):
        assert program.removeprefix(".venv/bin/") == "echappee", program
        ran = desk(*(words if SOAK else fewer(words)))
        assert ran.status == 0, (words, ran.err)


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=name_of)
def test_what_is_not_run_says_why_and_has_options_that_exist(page: Path) -> None:
    for block in blocks_of(page):
        if block.mark:
            assert (found := MARK.fullmatch(block.mark)), block.mark
            assert not found[1] or (ROOT / found[1]).is_file(), block.mark
        for program, *words in commands_of(block) if block.language == "sh" else ():
            if program.removeprefix(".venv/bin/") == "echappee" and "snails" not in words:
                _parser(words or ["serve"]).parse_args(words or ["serve"])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_and_python_are_in_blocks_that_say_so(page: Path) -> None:
    """A block that is only indented, or has no language, would not be run."""
    if name_of(page) not in ELSEWHERE:
        assert UNSAID.findall(LABELLED.sub("", page.read_text("utf-8"))) == []
