"""Words that were retired (docs/words.md) are not used any more."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "docs/words.md"
SEARCHED = (
    "src",
    "tests",
    "bench",
    "training",
    "web/src",
    "docs",
    "README.md",
    "CONTRIBUTING.md",
    "Makefile",
)
SPEAKS_OF_THEM = ("docs/words.md", "tests/house/test_retired_words.py")


def retired() -> list[str]:
    """The words in the first column of the list, each in backticks."""
    listed = WORDS.read_text(encoding="utf-8").partition("## Retired words")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in listed.splitlines() if line.startswith("| `")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every text file of ours that may not use them."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SEARCHED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    kinds = (".py", ".ts", ".svelte", ".md", ".toml", ".typ", "en.ftl", "Makefile")
    return {
        name: (ROOT / name).read_text(encoding="utf-8")
        for name in names
        if name.endswith(kinds) and name not in SPEAKS_OF_THEM and (ROOT / name).is_file()
    }


@pytest.fixture(scope="module")
def lower(texts: dict[str, str]) -> dict[str, str]:
    """The same in small letters, with single spaces."""
    return {name: " ".join(text.lower().split()) for name, text in texts.items()}


def test_there_is_a_list() -> None:
    assert len(retired()) > 20


@pytest.mark.parametrize("word", retired())
def test_a_retired_word_is_not_used(word: str, texts: dict[str, str], lower: dict[str, str]) -> None:
    spelled = re.escape(word).replace("\\ ", r"\s+")
    found = re.compile(rf"(?<![\w-]){spelled}(?![\w-])", 0 if word != word.lower() else re.IGNORECASE)
    # A plain search is many times as quick as the expression, and most texts have no such letters.
    likely = (name for name, text in lower.items() if word.lower() in text)
    assert [name for name in likely if found.search(texts[name])] == []
