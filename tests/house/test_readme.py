import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(README), "exec"), {})  # noqa: S102 - it is our own
    first, last = printed.getvalue().splitlines()
    assert re.fullmatch(r"0/placement/(blue|red)//place1 may be answered by R5 .* S1", first)
    assert re.fullmatch(r"(blue|red|green)\.[RS] wins Firenze - Milano in round 1[0-9]", last)


def test_the_readme_names_every_command() -> None:
    text = README.read_text(encoding="utf-8")
    commands = {path.stem for path in (README.parent / "src/echappee/cli/commands").glob("*.py")}
    named = set(re.findall(r"`echappee ([a-z]+)", text))
    assert named <= commands
    assert {"play", "race", "replay", "simulate", "stages", "scenario"} <= named
