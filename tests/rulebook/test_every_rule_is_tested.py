"""Every statement of docs/rules is played by a test or a scenario, and no other number is cited."""

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
STATEMENT = re.compile(r"^- \*\*([0-9]+\.[0-9]+\.[0-9]+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"[0-9]+(?:\.[0-9]+)*")
NUMBER = re.compile(r"(?<![0-9.])[0-9]{1,2}\.[0-9]{1,2}\.[0-9]{1,2}(?![0-9.])")

Cited = Iterator[tuple[str, list[str]]]
"""What cites rules, and the numbers that it cites."""


class Book(NamedTuple):
    """A rulebook, and where its tests are. Their marks name its game, except the first one's."""

    name: str
    folder: Path
    mark: str

    def statements(self) -> list[str]:
        return STATEMENT.findall((ROOT / f"docs/rules/{self.name}.md").read_text(encoding="utf-8"))

    def python_tests(self) -> Cited:
        """Every test of the folder with the rules it is marked with."""
        for path in sorted(self.folder.glob("test_*.py")):
            yield from marked(path.name, path.read_text(encoding="utf-8"), self.mark)

    def scenarios(self) -> Cited:
        """Every scenario of the folder with the rules it cites."""
        for path in sorted(self.folder.glob("*.toml")):
            for tables in tomllib.loads(path.read_text(encoding="utf-8")).values():
                for table in tables if isinstance(tables, list) else ():
                    yield f"{path.name}: {table.get('name')}", cited(str(table.get("cites", "")), self.name)

    def code(self) -> Cited:
        """Every file of the rules with the numbers in it."""
        for path in sorted((ROOT / "src/echappee" / self.name / "rules").glob("*.py")):
            yield path.name, NUMBER.findall(path.read_text(encoding="utf-8"))


BOOKS = [Book("flamme", HERE / "flamme", ""), Book("homas", HERE / "homas", "homas ")]
each_book = pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])


def marked(file: str, source: str, prefix: str = "") -> Cited:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            rules = [rule for mark in node.decorator_list for rule in rules_of(mark)]
            assert all(rule.startswith(prefix) for rule in rules), f"{file}: {node.name} names no game"
            yield f"{file}::{node.name}", [rule.removeprefix(prefix) for rule in rules]


def rules_of(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in mark.args]
    return []


def cited(text: str, game: str) -> list[str]:
    """The numbers after the game's name, as in `flamme 4.2.1, 4.3.1` or `flamme 4.2.1, flamme 4.3.1`."""
    return CITATION.findall(text) if game in text else []


@each_book
def test_statements_are_numbered_once_and_in_order(book: Book) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in book.statements()]
    assert len(numbers) > 100
    assert numbers == sorted(set(numbers))


@each_book
def test_numbers_have_no_gap(book: Book) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in book.statements()]
    for before, after in pairwise(numbers):
        chapter, section, rule = before
        nexts = {(chapter, section, rule + 1), (chapter, section + 1, 1), (chapter + 1, 1, 1)}
        assert after in nexts, f"{before} is followed by {after}"


@each_book
def test_every_statement_is_played(book: Book) -> None:
    proved = {rule for _, rules in (*book.python_tests(), *book.scenarios()) for rule in rules}
    missing = [number for number in book.statements() if number not in proved]
    assert not missing, f"nothing plays {', '.join(missing)}"


@each_book
def test_every_test_says_which_statement_it_plays(book: Book) -> None:
    unmarked = [name for name, rules in book.python_tests() if not rules]
    assert not unmarked, f"without @pytest.mark.rule: {', '.join(unmarked)}"


@each_book
def test_no_test_is_named_twice_in_a_file(book: Book) -> None:
    names = [name for name, _ in book.python_tests()]
    assert len(names) == len(set(names))


@each_book
@pytest.mark.parametrize("source", [Book.python_tests, Book.scenarios, Book.code])
def test_only_numbered_statements_are_cited(book: Book, source: object) -> None:
    known = set(book.statements())
    assert callable(source)
    unknown = [f"{name} cites {rule}" for name, rules in source(book) for rule in rules if rule not in known]
    assert not unknown, "\n".join(unknown)


@each_book
def test_every_scenario_cites_a_statement(book: Book) -> None:
    silent = [name for name, rules in book.scenarios() if not rules]
    assert not silent, f"without a citation: {', '.join(silent)}"


def test_every_open_point_of_homas_is_decided() -> None:
    text = (ROOT / "docs/rules/homas.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([0-9]+) [^|]+ \| ([0-9., ]+) \| [^|]+ \|$", text, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 56))
    known = set(STATEMENT.findall(text))
    assert {rule for _, rules in rows for rule in rules.split(", ")} <= known


def test_marks_and_citations_are_read_as_written() -> None:
    source = '@pytest.mark.rule("1.2.3")\n@pytest.mark.rule("4.5.6")\ndef test_a(): ...\ndef test_b(): ...\n'
    assert list(marked("f", source)) == [("f::test_a", ["1.2.3", "4.5.6"]), ("f::test_b", [])]
    assert list(marked("f", '@pytest.mark.rule("homas 1.2.3")\ndef test_a(): ...', "homas ")) == [
        ("f::test_a", ["1.2.3"])
    ]
    assert cited("flamme 4.2.1, flamme 4.3.1", "flamme") == ["4.2.1", "4.3.1"]
    assert cited("homas 4.2.1", "flamme") == []
