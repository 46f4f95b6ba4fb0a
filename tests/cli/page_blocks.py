"""The blocks of a page that are commands or Python, and what its comments say about running them."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"(?:^<!-- ([^\n]*) -->\n)?^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COUNTED = {
    ("simulate",): ("--races", "2", "--engine", "reference"),
    ("stage", "balance"): ("--races", "2", "--engine", "reference"),
    ("tour", "simulate"): ("--tours", "1", "--engine", "reference"),
    ("ladder",): ("--races", "2"),
    ("study",): ("--races", "2", "--quick"),
}
"""How little is ridden outside `make soak`; argparse heeds the last of each option."""


class Block(NamedTuple):
    """A block of a page: the comment in front of it, its language, and its text."""

    mark: str
    language: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    found = BLOCK.findall(page.read_text("utf-8"))
    return [Block(mark, language, text) for mark, language, text in found if language in {"sh", "python"}]


def commands_of(block: Block) -> list[list[str]]:
    """Each line in words, without comments, settings and what it is piped into."""
    text = re.sub(r"\$\(.*?\)", "now", block.text.replace("\\\n", " "))
    split = [shlex.split(line.partition(" | ")[0], comments=True) for line in text.splitlines()]
    return [[word for word in words if not re.match(r"[A-Z_]+=", word)] for words in split if words]


def fewer(words: list[str]) -> list[str]:
    """The same command with fewer races, by the rules, and in one process."""
    few = next((few for command, few in COUNTED.items() if tuple(words[: len(command)]) == command), ())
    jobs = ("--jobs", "1") if "--jobs" in words else ()
    return [*words, *few, *jobs]
