"""Any error is reported in one line that begins with our name, and nothing is written."""

import io
import shutil
import subprocess
import sys
from contextlib import chdir, redirect_stdout
from pathlib import Path

import pytest

from echappee.cli.main import main
from tests.cli.running import Here, refused, run

BAD = {
    "no such stage": ("race --stage base-99", "there is no stage 'base-99'; close to it: base-"),
    "a tile twice": ("race --stage abbu --teams random,random", "there is only one piece b"),
    "bad tiles": ("race --stage abz!u", "position 4: there is no tile '!'"),
    "no road": ("race --stage a,b,c", "no finish tile"),
    "no such stage file": ("race --stage nowhere/my.stage", "nowhere/my.stage: no such file"),
    "a folder for a stage": ("stages .", "is a directory"),
    "a stage file that is none": ("stages bad.stage", "bad.stage: line 1"),
    "no such bot": ("race --teams tempo,chess", "there is no team 'chess'; teams are random"),
    "an empty team": ("race --teams tempo,,tempo", "there is no team ''"),
    "seven teams": ("race --teams random,random,random,random,random,random,random", "one to six teams"),
    "too many for the grid": ("race --teams random,random,random,random,random,random", "do not fit"),
    "automatic teams only": ("race --teams muscle,peloton", "at least one team must not be automatic"),
    "two Pelotons": ("race --teams random,peloton,peloton", "at most one Peloton"),
    "you among bots": ("race --teams you,tempo", "that is echappee play"),
    "bots alone": ("play --teams tempo,tempo", "one of the teams must be 'you'"),
    "solo with teams": ("play --solo --teams you,tempo", "leave out --teams"),
    "a seed in words": ("race --seed seven", "a whole number"),
    "a negative seed": ("play --seed -1", "a whole number"),
    "a huge handicap": ("play --handicap 31", "a whole number from 0 to 30"),
    "no breakaway there": ("race --stage base-1 --breakaway", "no breakaway places"),
    "no such format": ("race --format prologue", "invalid choice: 'prologue'"),
    "two formats": ("race --stage gt-1 --extended", "a stage is ridden in one format"),
    "automatic teams in a trial": ("race --format itt --teams random,muscle", "do not ride time trials"),
    "a stage that is a trial": ("play --stage gt-1 --teams you,muscle", "--format race rides it without"),
    "a breakaway in a trial": ("race --stage gt-10 --breakaway", "gt-10 is made for a time trial"),
    "no place for a refresh": ("race --stage aqu --extended --teams random", "no tile for the refresh token"),
    "drafted and given": ("race --specialists --riders /flahute,/,/,/", "are drafted or given"),
    "too few given": ("race --riders baroudeur/flahute", "one pair per team: 4, not 1"),
    "no pair": ("race --riders baroudeur,/,/,/", "'baroudeur' is not a pair"),
    "no such specialist": ("race --riders bard/,/,/,/", "no Rouleur is called bard"),
    "a Sprinteur for a Rouleur": ("race --riders flahute/,/,/,/", "no Rouleur is called flahute"),
    "a specialist for nobody": ("race --teams random,muscle --riders /,/flahute", "not for automatic teams"),
    "a record nowhere": ("race --record nowhere/my.race", "there is no folder nowhere"),
    "a record on a folder": ("play --record .", "the name of a file was expected"),
    "a record on a device": ("race --record /dev/null", "the name of a file was expected"),
    "a record on another file": ("race --record bad.stage", "is not a race record"),
    "a record on another race": ("play --record good.race", "--resume good.race continues it"),
    "no record": ("replay nothing.race", "nothing.race: no such file"),
    "no record at all": ("replay bad.stage", "bad.stage line 1"),
    "a damaged record": ("replay damaged.race", "damaged.race"),
    "a drifted record": ("replay drifted.race", "drifted.race: round 1 ends in a different position"),
    "a binary file": ("replay binary.race", "not text in UTF-8"),
    "no such round": ("replay good.race --round 99", "there is no round 99; this race has 0 to"),
    "a round in words": ("replay good.race --round two", "a whole number"),
    "resuming nothing": ("play --resume nothing.race", "nothing.race: no such file"),
    "resuming what is over": ("play --resume good.race", "this race is over"),
    "resuming with a stage": ("play --resume good.race --stage base-1", "leave it out with --resume"),
    "resuming in a format": ("play --resume good.race --format tour", "--format is already in the record"),
    "resuming without a refresh": (
        "play --resume good.race --no-extended",
        "--extended is already in the record",
    ),
    "resuming bots": ("play --resume bots.race", "'you' in players"),
    "resuming with too few players": ("play --resume few.race", "names 1 players for 2 teams"),
    "resuming with a wrong seat": ("play --resume seat.race", "'you' for the team red"),
    "resuming without a seed": ("play --resume unseeded.race", "and a seed was expected"),
    "resuming an unknown bot": ("play --resume chess.race", "there is no bot 'chess'"),
    "no races": ("simulate --races 0", "a whole number from 1"),
    "no jobs": ("simulate --jobs 0", "a whole number from 1"),
    "an odd placement": ("simulate --placement odd", "invalid choice"),
    "a tour that is there": ("tour new my.tour", "my.tour: this file exists already"),
    "a tour nowhere": ("tour new nowhere/my.tour", "there is no folder nowhere"),
    "a tour too short": ("tour new a.tour --calendar gt-3", "a tour has 3 to 21 stages, not 1"),
    "a tour of nothing": ("tour new a.tour --calendar giro", "there is no stage giro"),
    "a tour of unknown bots": ("tour new a.tour --teams you,chess", "there is no team 'chess'"),
    "automatic teams in a tour": ("tour new a.tour --calendar week --teams you,muscle", "not ride time"),
    "too many for 2018": (
        "tour new a.tour --calendar 2018 --teams you,tempo,tempo,tempo,tempo",
        "do not fit",
    ),
    "no tour": ("tour play nothing.tour", "nothing.tour: no such file"),
    "a race for a tour": ("tour status good.race", "a tour begins with 'echappee-tour 1'"),
    "a tour cut short": ("tour play cut.tour", "mend cut.tour --to NEW keeps calendar and teams, no stage"),
    "a tour without its head": ("tour play bad.stage", "nothing can be kept of it"),
    "mending over a file": ("tour mend cut.tour --to my.tour", "my.tour: this file exists already"),
    "all stages with people": ("tour play my.tour --all", "for tours that bots ride alone"),
    "a tour with a wrong seat": ("tour play seat.tour", "'-' for the team blue"),
    "a tour with an unknown bot": ("tour play chess.tour", "there is no bot 'chess'"),
    "standings of the future": ("tour standings my.tour --after 1", "stage 1 is not over yet"),
    "a sheet of nobody": ("tour sheet my.tour --team pink", "there is no team 'pink' in this tour"),
    "nothing to export": ("tour export my.tour", "one of the arguments --stage --csv --json is required"),
    "a stage to come": ("tour export my.tour --stage 1", "stage 1 has not begun"),
    "tours with people": ("tour simulate short --teams you,tempo", "there is no team 'you'"),
    "no tours": ("tour simulate short --tours 0", "a whole number from 1"),
    "no scenario": ("scenario nothing.toml", "nothing.toml"),
    "no such command": ("ride", "invalid choice: 'ride'"),
    "no such option": ("race --fast", "unrecognized arguments: --fast"),
    "two forms at once": ("race --json --quiet", "not allowed with"),
}


RACE = ("race", "--stage", "abcu", "--seed", "1")


def make(folder: Path, *words: str) -> None:
    """Run a command that writes a file in this folder."""
    with chdir(folder), redirect_stdout(io.StringIO()):
        assert main(words) == 0


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with good and bad files, which take a while to make."""
    folder = tmp_path_factory.mktemp("made")
    make(folder, *RACE, "--teams", "random,muscle", "--record", "good.race")
    good = (folder / "good.race").read_text()
    (folder / "damaged.race").write_text(good.replace("energy", "energetic", 1))
    make(folder, *RACE, "--teams", "random,random", "--record", "chess.race")
    two = (folder / "chess.race").read_text().partition("\nround 1")[0]
    (folder / "chess.race").write_text(two.replace("players: random random", "players: you chess"))
    head, digest, tail = good.partition("digest ")
    head2, digest2, tail2 = tail.partition("digest ")
    (folder / "drifted.race").write_text(head + digest + head2 + digest2 + "000000000000" + tail2[12:])
    begun = "\n\n".join(good.split("\n\n")[:2]) + "\n"
    (folder / "bots.race").write_text(begun)
    (folder / "few.race").write_text(begun.replace("players: random -", "players: you"))
    (folder / "seat.race").write_text(begun.replace("players: random -", "players: you you"))
    mine = begun.replace("players: random -", "players: you -")
    (folder / "unseeded.race").write_text(mine.replace("seed: 1\n", ""))
    (folder / "bad.stage").write_text("there: is no such tag\n")
    make(folder, "tour", "new", "my.tour", "--teams", "you,random", "--seed", "1")
    tour = (folder / "my.tour").read_text()
    (folder / "cut.tour").write_text(tour.removesuffix("end\n"))
    (folder / "seat.tour").write_text(tour.replace("players: you", "players: -"))
    (folder / "chess.tour").write_text(tour.replace("you random", "you chess"))
    (folder / "binary.race").write_bytes(bytes(range(256)))
    return folder


@pytest.fixture
def files(made: Path, tmp_path: Path) -> set[Path]:
    """These files, in the folder of the test."""
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return set(tmp_path.iterdir())


@pytest.mark.parametrize(("words", "reason"), BAD.values(), ids=BAD)
def test_bad_input_is_refused(here: Here, files: set[Path], tmp_path: Path, words: str, reason: str) -> None:
    refused(here(*words.split()), reason)
    assert set(tmp_path.iterdir()) == files


def test_refusals_in_a_separate_process(tmp_path: Path) -> None:
    ran = run("play", "--stage", "no\nsuch", folder=tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["--help", "--version", *(f"{name} --help" for name in ("play", "race"))])
def test_help_is_not_a_refusal(here: Here, words: str) -> None:
    ran = here(*words.split())
    assert (ran.status, ran.err) == (0, "")
    assert "echappee" in ran.out


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    command = f"{sys.executable} -m echappee stages > /dev/full"
    ran = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S602
    assert ran.returncode == 2
    assert ran.stderr.startswith("echappee: the output cannot be written: ")
    assert ran.stderr.count("\n") == 1
