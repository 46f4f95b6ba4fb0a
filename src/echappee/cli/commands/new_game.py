"""`echappee new-game`: writes a package with a small game, to be changed into another one."""

import argparse
import re
from pathlib import Path

from echappee.cli.options import Commands, command
from echappee.cli.program import program
from echappee.engine.refusals import Refused

EXAMPLES = """\
echappee new-game snails
"""
NAMED = "snails"
"""The game of the skeleton; the new name takes its place."""
FILES = {
    "pyproject.toml": "pyproject.toml.txt",
    "{name}/__init__.py": "__init__.py.txt",
    "{name}/rules.py": "rules.py.txt",
    "{name}/bots.py": "bots.py.txt",
    "tests/test_{name}.py": "test_game.py.txt",
}
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")


def add(commands: Commands) -> None:
    about = "Write a package with a small game that works, to be changed into yours (docs/adding-a-game.md)."
    parser = command(commands, "new-game", run, about, EXAMPLES)
    parser.add_argument("name", metavar="NAME", help="its name in commands and records, and of its package")


def run(args: argparse.Namespace) -> int:
    from importlib.resources import files

    from echappee.cli.files import check_new_path, write_atomically

    name = _checked(args.name)
    folder = check_new_path(name)
    skeleton = files("echappee.cli") / "skeleton"
    for path, file in FILES.items():
        text = (skeleton / file).read_text(encoding="utf-8")
        written = folder / path.format(name=name)
        written.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(written, text.replace(NAMED, name).replace(NAMED.title(), name.title()))
    _tell(folder, name)
    return 0


def _checked(name: str) -> str:
    from importlib.util import find_spec
    from keyword import iskeyword

    if not NAME.fullmatch(name) or iskeyword(name):
        raise Refused(
            "bad-name", f"{name[:20]!r} cannot be the name of a package: 2 to 20 letters a-z and digits"
        )
    if find_spec(name):
        raise Refused("bad-name", f"there is a package {name} already")
    return name


def _tell(folder: Path, name: str) -> None:
    print(f"{folder} has a game of its own; its rules are in {folder / name / 'rules.py'}.")
    print(f"Install it with: pip install --no-build-isolation -e {folder}")
    print(f"Then ride it:    {program()} race --game {name}")
