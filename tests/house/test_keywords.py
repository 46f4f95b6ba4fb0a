"""What has many fields is made by keyword: nobody counts commas to see which one a value is for."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/echappee"
MOST = 5
"""The most arguments without a name."""
BY_POSITION = ("flamme/kernel/graphics.py:",)
"""What is translated for a graphics card makes its record from what it was started with, in that order."""


def test_records_of_many_fields_are_made_by_keyword() -> None:
    files = SOURCE.rglob("*.py")
    trees = {file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}
    ours = {node.name for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found = [f"{name}:{call}" for name, tree in trees.items() for call in _long_calls(tree, ours)]
    assert [call for call in found if not call.startswith(BY_POSITION)] == []


def test_a_long_call_is_found() -> None:
    calls = ast.parse(
        "Key(1, 2, 3, 4, 5, 6)\nkeys.Key(1, 2, 3, 4, 5, 6)\nKey(1, 2, 3, 4, 5, x=6)\nmax(1, 2, 3, 4, 5, 6)"
    )
    assert list(_long_calls(calls, {"Key"})) == ["1 Key", "2 Key"]


def _long_calls(tree: ast.AST, ours: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > MOST and (name := _called(node.func)) in ours:
            yield f"{node.lineno} {name}"


def _called(function: ast.expr) -> str:
    """The name that is called, with or without its module."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
