import contextlib
import io
import re
from pathlib import Path

from echappee.cli.game_terminal import GameTerminal
from echappee.cli.main import COMMANDS
from echappee.games import games

README = Path(__file__).parents[2] / "README.md"
CLI = README.parent / "docs/cli.md"


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(README), "exec"), {})  # noqa: S102 - it is our own
    first, last = printed.getvalue().splitlines()
    assert re.fullmatch(r"0/placement/(blue|red)//place1 may be answered by R5 .* S1", first)
    assert re.fullmatch(r"(blue|red|green)\.[RS] wins Firenze - Milano in round 1[0-9]", last)


def test_the_page_of_commands_has_a_chapter_for_each_of_them() -> None:
    own = (module for game in games().values() for module in game.room(GameTerminal).commands)
    commands = {*COMMANDS, *(module.rpartition(".")[2] for module in own)}
    text = CLI.read_text(encoding="utf-8")
    assert {title.lower() for title in re.findall(r"^### ([\w-]+)$", text, flags=re.MULTILINE)} == commands
    assert set(re.findall(r"`echappee ([a-z-]+)", text)) == commands
    assert set(re.findall(r"`echappee ([a-z-]+)", README.read_text(encoding="utf-8"))) <= commands
