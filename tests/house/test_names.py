"""One word, one meaning: no two types share a name, nor functions or files of the platform, nor page types.

The same room of two games may use a name for the same thing, and kernels mirror names of the rules.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src/echappee"
PAGES: Final = Path(__file__).parents[2] / "web/src"
GAMES: Final = ("flamme", "homas")
RULES: Final = ("rules", "road", "board")
"""Rooms of a game that are one as far as names go."""
TWINS: Final = ("sqlite", "postgres")
"""Folders that do the same in two ways."""
PAGED: Final = (*GAMES, "plain")
"""What has pages of its own: the games, and any other game."""
EXPORTED: Final = re.compile(r"^ *export (?:interface|type|class|enum) (\w+)", re.MULTILINE)
ALIAS: Final = re.compile(r"[A-Z][a-z]")
VARIABLES: Final = ("TypeVar", "ParamSpec")
"""What stands for any type has no meaning of its own."""
COMMANDS: Final = ("add", "run", "main")
"""What every command has."""


@cache
def modules() -> dict[str, ast.Module]:
    """All our modules by their path."""
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def public(kind: type[ast.ClassDef | ast.FunctionDef]) -> dict[str, list[str]]:
    """The modules that define each public name of this kind."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path, tree in modules().items():
        for node in tree.body:
            if isinstance(node, kind) and not node.name.startswith("_"):
                places[node.name].append(path)
    return places


def types() -> dict[str, list[str]]:
    """The modules that define each class, or call a type so."""
    places = defaultdict(list, public(ast.ClassDef))
    for path, tree in modules().items():
        for node in tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if ALIAS.match(name):
                    if not (isinstance(value, ast.Call) and ast.unparse(value.func) in VARIABLES):
                        places[name].append(path)
    return places


def meanings(paths: Iterable[str]) -> int:
    """How many things a name means that these modules define, at least."""
    platform, rooms, games = set(), set(), defaultdict(set)
    for path in paths:
        game, room, *_ = (*path.split("/"), "")
        if game == "kernel":
            continue
        if game not in GAMES:
            platform.add("/".join(part for part in path.split("/") if part not in TWINS))
        elif room != "kernel":
            rooms.add("rules" if room in RULES else room)
            games[game].add(room if room == "bots" else path)  # bots are alternatives
    return len(platform) + max(len(rooms), *map(len, games.values()), 0)


def test_a_type_has_a_name_of_its_own() -> None:
    double = {name for name, paths in types().items() if meanings(paths) > 1}
    assert sorted(double) == []


def test_a_function_of_the_platform_has_a_name_of_its_own() -> None:
    double = {
        name
        for name, paths in public(ast.FunctionDef).items()
        if name not in COMMANDS and meanings(path for path in paths if not path.startswith(GAMES)) > 1
    }
    assert sorted(double) == []


def test_a_file_of_the_platform_has_a_name_of_its_own_in_its_room() -> None:
    places = defaultdict(list)
    for path in modules():
        room, _, inside = path.partition("/")
        file = inside.rpartition("/")[2]
        if inside and room not in GAMES and file != "__init__.py":
            places[room, file].append(path)
    double = {f"{room}/{file}" for (room, file), paths in places.items() if meanings(paths) > 1}
    assert sorted(double) == []


def test_a_type_of_the_pages_has_a_name_of_its_own() -> None:
    places = defaultdict(list)
    for path in sources_of_pages("ts", "svelte"):
        for name in EXPORTED.findall(path.read_text("utf-8")):
            places[name].append(path.relative_to(PAGES).as_posix())
    double = {name for name, paths in places.items() if meanings(paths) > 1}
    assert sorted(double) == []


def test_a_component_of_the_pages_has_a_name_of_its_own() -> None:
    """In a game, and in all that the games share: what a component draws is told by its name alone."""
    places = defaultdict(list)
    for path in sources_of_pages("svelte"):
        home, *_ = path.relative_to(PAGES).parts
        places[home if home in PAGED else "shared", path.stem].append(path)
    double = {f"{home}: {name}" for (home, name), paths in places.items() if len(paths) > 1}
    assert sorted(double) == []


def sources_of_pages(*kinds: str) -> list[Path]:
    """All sources of the pages of these kinds, without tests."""
    return sorted(path for kind in kinds for path in PAGES.rglob(f"*.{kind}") if ".test." not in path.name)
