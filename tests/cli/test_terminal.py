"""A race in a real terminal: colours, a prompt, a card that can be taken back."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from echappee import games
from echappee.engine import Race, SeededDealer
from echappee.homas.rules import HOMAS, Setup, set_up

LONGEST_S = 30.0


def at_terminal(folder: Path, *arguments: str, typed: str) -> str:
    """What a terminal shows when this is typed into it."""
    mine, theirs = pty.openpty()
    terminal = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"}
    terminal.pop("NO_COLOR", None)
    program = subprocess.Popen(
        [sys.executable, "-m", "echappee", *arguments],
        cwd=folder,
        env=terminal,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    try:
        os.write(mine, typed.encode())
        return _shown(mine)
    finally:
        program.kill()
        program.wait()
        os.close(mine)


def _shown(terminal: int) -> str:
    """Everything until the program has closed its end."""
    shown, until = b"", time.monotonic() + LONGEST_S
    while time.monotonic() < until:
        ready, _, _ = select.select([terminal], [], [], 1.0)
        try:
            part = os.read(terminal, 65536) if ready else b""
        except OSError:  # Linux says so when the other end is closed
            break
        if ready and not part:
            break
        shown += part
    return shown.decode(errors="replace").replace("\r\n", "\n")


def test_the_last_card_can_be_taken_back_before_the_riders_go(tmp_path: Path) -> None:
    typed = "R3\nS3\n" + "R\n#1\n#1\n" + "what\nu\n#2\n\n" + "u\nq\n"
    shown = at_terminal(tmp_path, "play", "--teams", "you,tempo", "--seed", "5", typed=typed)
    assert "Enter rides on, u takes the card back>" in shown
    assert "press Enter, or type u" in shown
    assert "too late to take that back" in shown
    assert "\x1b[" in shown
    (record,) = tmp_path.glob("*.race")
    race, _ = games.load(record.read_text(encoding="utf-8"))
    assert race.position.round == 2
    assert [entry.key.rider for entry in race.ledger if entry.key.kind == "card"] == ["R", "S"] * 2


def test_nobody_sees_the_hand_of_another_at_the_same_keyboard(tmp_path: Path) -> None:
    typed = "R3\nS3\nR2\nS2\n" + "R\n#1\n#1\n" + "\n" + "S\n#1\nq\n"
    shown = at_terminal(tmp_path, "play", "--teams", "you,you", "--seed", "5", typed=typed)
    before, handed_over, after = shown.partition("it is your turn: press Enter>")
    assert handed_over
    assert "\x1b[2J" in before + after
    assert after.count("bR Blue") == 0


def test_the_cards_of_a_stage_can_be_thought_over_and_no_turn_is_held_up(tmp_path: Path) -> None:
    words = ("play", "--stage", "tour-de-france-1", "--teams", "you", "--seed", "5", "--record", "my.race")
    typed = "1\nwhat\nu\n2\n\n" + "\n" * 6 + "q\nq\n"
    shown = at_terminal(tmp_path, *words, typed=typed)
    assert shown.count("Enter rides on, u takes the answer back>") == 3
    assert "press Enter, or type u" in shown
    assert "\x1b[" in shown
    race, _ = games.load((tmp_path / "my.race").read_text(encoding="utf-8"))
    first = Race(HOMAS, set_up(Setup("tour-de-france-1", ("team",))), SeededDealer(1)).questions[0]
    chosen = [entry.result for entry in race.ledger if entry.key == first.id]
    assert chosen == list(first.options() or ())[1:2]


def test_two_directors_see_one_hand_at_a_time(tmp_path: Path) -> None:
    words = ("play", "--stage", "tour-de-france-1", "--teams", "you,you", "--seed", "5")
    shown = at_terminal(tmp_path, *words, typed="1\n\n2\n\nq\nq\n")
    assert "Red, it is your turn: press Enter>" in shown
    assert "\x1b[2J" in shown
