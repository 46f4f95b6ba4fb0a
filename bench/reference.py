"""Writes docs/reference.md: the names of `import echappee`, from docstrings and examples."""

import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import griffe

import echappee

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/reference.md"
EXAMPLES = ROOT / "examples/names.md"
WIDE = 110
MADE_BY_USERS = ("ScriptedDealer", "SeededDealer", "Refused")
HEAD = """\
# Reference

The names of `import echappee`, from their docstrings. [In Python](python.md) introduces them.

`make reference` writes this page; its examples come from `examples/names.md` and are run.
"""


def main() -> None:
    PAGE.write_text(page(), "utf-8")


def page() -> str:
    """The whole page as Markdown."""
    package = griffe.load(
        "echappee", search_paths=[ROOT / "src"], resolve_aliases=True, resolve_external=False
    )
    examples = read_examples()
    names = sorted(set(dir(echappee)) - {"__version__"}, key=str.lower)
    return HEAD + "".join(f"\n{section(found_in(package, name), name, examples[name])}" for name in names)


def found_in(package: griffe.Object | griffe.Alias, name: str) -> griffe.Object | griffe.Alias:
    """Where it is written; a module may have the name of a function in it."""
    there = getattr(echappee, name)
    if not (inspect.isclass(there) or inspect.isfunction(there)):
        return package.members[name]
    found = package
    for step in f"{there.__module__}.{there.__qualname__}".split(".")[1:]:
        found = found.members[step]
    return found


def read_examples() -> Mapping[str, str]:
    """The example of each name: what follows its heading."""
    parts = re.split(r"^## (\w+)\n+", EXAMPLES.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], (text.strip() for text in parts[1::2]), strict=True))


def section(found: griffe.Object | griffe.Alias, name: str, example: str) -> str:
    """A heading, how it is called, what it is, its members, and an example."""
    there = found.final_target if isinstance(found, griffe.Alias) else found
    rows = list(member_rows(there)) if isinstance(there, griffe.Class) else []
    table = "\n".join(["| | |", "| --- | --- |", *rows]) if rows else ""
    pieces = (f"## {name}", f"```text\n{header(there, name)}\n```", text_of(there), table, example)
    return "\n\n".join(piece for piece in pieces if piece) + "\n"


def header(there: griffe.Object, name: str) -> str:
    if isinstance(there, griffe.Function):
        return called(there, 0)
    if isinstance(there, griffe.Class):
        made = there.members.get("__init__")
        if isinstance(made, griffe.Function) and name in MADE_BY_USERS:
            return f"class {name}{parameters(made, 1)}"
        return f"class {name}"
    assert isinstance(there, griffe.Attribute)
    return f"{name} = {there.value}"


def called(function: griffe.Function, bound: int) -> str:
    """As it is written, without its first parameter if it is bound, and in lines that fit."""
    gives = f" -> {function.returns}" if function.returns is not None else ""
    line = f"{function.name}{parameters(function, bound)}{gives}"
    if bound or len(line) <= WIDE:
        return line
    return line.replace("(", "(\n    ", 1).replace(", *, ", ",\n    *, ", 1)


def parameters(function: griffe.Function, bound: int) -> str:
    given = list(function.parameters)[bound:]
    parts = [_parameter(each) for each in given]
    kinds = [each.kind for each in given]
    if griffe.ParameterKind.keyword_only in kinds:
        parts.insert(kinds.index(griffe.ParameterKind.keyword_only), "*")
    if griffe.ParameterKind.positional_only in kinds:
        parts.insert(kinds.count(griffe.ParameterKind.positional_only), "/")
    return f"({', '.join(parts)})"


def _parameter(each: griffe.Parameter) -> str:
    typed = f": {each.annotation}" if each.annotation is not None else ""
    equals = " = " if typed else "="
    return f"{each.name}{typed}" + (f"{equals}{each.default}" if each.default is not None else "")


def member_rows(there: griffe.Class) -> Iterator[str]:
    """A row for each public member."""
    for name, member in there.members.items():
        if name.startswith("_") or not isinstance(member, griffe.Function | griffe.Attribute):
            continue
        shown = name
        if isinstance(member, griffe.Function):
            shown = called(member, 1)
        elif member.annotation is not None:
            shown = f"{name}: {member.annotation}"
        yield f"| `{_cell(shown)}` | {_cell(' '.join(text_of(member).split()))} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def text_of(there: griffe.Object) -> str:
    return inspect.cleandoc(there.docstring.value) if there.docstring else ""


if __name__ == "__main__":
    main()
