"""The commentary of a race in the terminal: what belongs together is in one paragraph."""

from echappee.engine import Event, Race, SeededDealer
from echappee.homas.rules import HOMAS
from echappee.homas.rules.views import uncovered
from echappee.homas.terminal.screen import narrate
from tests.cli.homas.tables import placed


def told(*riders: str, phase: str) -> tuple[list[Event], list[str]]:
    """What these riders, neutral ones, do of themselves in this phase, and the lines about it."""
    position = placed(*riders, road="road:0x12;stage", teams=1)._replace(phase=phase)
    race = Race(HOMAS, position, SeededDealer(3))
    events = [
        event for event in race.heard(None) if event.args.get("rider") in {r.split()[0] for r in riders}
    ]
    lines, _ = narrate(events, uncovered(position))
    return events, [line.text for line in lines]


def test_a_sprint_is_one_paragraph() -> None:
    events, lines = told("31 15.1", "32 14.1", "33 13.2", "41 4.1", phase="sprint")
    sprints = [str(event.args["rider"]) for event in events if event.code == "sprinted"]
    assert sprints == ["31", "32", "33"]
    (sprint,) = (line for line in lines if "sprints" in line)
    assert sprint.count("sprints") == len(sprints)
    assert all(f"Blue {rider} sprints" in sprint for rider in sprints)


def test_each_riders_move_is_a_paragraph() -> None:
    events, lines = told("31 5.1", "41 1.1", phase="move")
    moved = [str(event.args["rider"]) for event in events if event.code == "rode"]
    assert moved[:2] == ["31", "41"]
    for rider, line in zip(("Blue 31", "Green 41"), lines, strict=False):
        assert line.startswith(f"{rider} rolls ")
        assert f"{rider} rides " in line
