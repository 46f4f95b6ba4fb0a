"""Every statement of docs/rules/flamme.md is played by a test or a scenario, and no other number is cited."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules" / "flamme.md"
STATEMENT = re.compile(r"^- \*\*([0-9]+\.[0-9]+\.[0-9]+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"[0-9]+(?:\.[0-9]+)*")


def statements() -> list[str]:
    return STATEMENT.findall(RULES.read_text(encoding="utf-8"))


def python_tests() -> Iterator[tuple[str, list[str]]]:
    """Every test beside this file with the rules it is marked with; this file's own are left out."""
    for path in sorted(HERE.glob("test_*.py")):
        if path != Path(__file__):
            yield from marked(path.name, path.read_text(encoding="utf-8"))


def marked(file: str, source: str) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield f"{file}::{node.name}", [rule for mark in node.decorator_list for rule in rules_of(mark)]


def rules_of(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in mark.args]
    return []


def scenarios() -> Iterator[tuple[str, list[str]]]:
    """Every scenario beside this file with the rules of Flamme Rouge it cites."""
    for path in sorted(HERE.glob("*.toml")):
        for tables in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for table in tables if isinstance(tables, list) else ():
                yield f"{path.name}: {table.get('name')}", cited(str(table.get("cites", "")))


def cited(text: str) -> list[str]:
    """The numbers after `flamme`, as in `flamme 4.2.1, 4.3.1` or `flamme 4.2.1, flamme 4.3.1`."""
    return CITATION.findall(text) if "flamme" in text else []


def test_statements_are_numbered_once_and_in_order() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in statements()]
    assert len(numbers) > 100
    assert numbers == sorted(set(numbers))


def test_every_statement_is_played() -> None:
    proved = {rule for _, rules in (*python_tests(), *scenarios()) for rule in rules}
    missing = [number for number in statements() if number not in proved]
    assert not missing, f"nothing plays {', '.join(missing)}"


def test_every_test_says_which_statement_it_plays() -> None:
    unmarked = [name for name, rules in python_tests() if not rules]
    assert not unmarked, f"without @pytest.mark.rule: {', '.join(unmarked)}"


def test_no_test_is_named_twice_in_a_file() -> None:
    names = [name for name, _ in python_tests()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("source", [python_tests, scenarios])
def test_only_numbered_statements_are_cited(source: Callable[[], Iterator[tuple[str, list[str]]]]) -> None:
    known = set(statements())
    unknown = [f"{name} cites {rule}" for name, rules in source() for rule in rules if rule not in known]
    assert not unknown, "\n".join(unknown)


def test_every_scenario_cites_a_statement() -> None:
    silent = [name for name, rules in scenarios() if not rules]
    assert not silent, f"without a citation: {', '.join(silent)}"


def test_marks_and_citations_are_read_as_written() -> None:
    source = '@pytest.mark.rule("1.2.3")\n@pytest.mark.rule("4.5.6")\ndef test_a(): ...\ndef test_b(): ...\n'
    assert list(marked("f", source)) == [("f::test_a", ["1.2.3", "4.5.6"]), ("f::test_b", [])]
    assert cited("flamme 4.2.1, flamme 4.3.1") == ["4.2.1", "4.3.1"]
    assert cited("homas 4.2.1") == []
