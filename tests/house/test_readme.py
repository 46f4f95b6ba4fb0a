import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README, COMMANDS = ROOT / "README.md", ROOT / "docs/cli.md"


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(README), "exec"), {})  # noqa: S102 - it is our own
    first, last = printed.getvalue().splitlines()
    assert re.fullmatch(r"0/placement/(blue|red)//place1 may be answered by R5 .* S1", first)
    assert re.fullmatch(r"(blue|red|green)\.[RS] wins Firenze - Milano in round 1[0-9]", last)


def test_the_page_of_commands_has_a_chapter_for_each_of_them() -> None:
    text = COMMANDS.read_text(encoding="utf-8")
    commands = {path.stem for path in (ROOT / "src/echappee/cli/commands").glob("[a-z]*.py")}
    assert {title.lower() for title in re.findall(r"^## (\w+)$", text, flags=re.MULTILINE)} == commands
    assert set(re.findall(r"`echappee ([a-z]+)", text)) == commands
