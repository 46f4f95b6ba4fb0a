"""From the words on the command line to a race of Homas Tour Pro: which course, and who directs."""

from argparse import Namespace
from typing import NamedTuple

from echappee.cli.terminal.games import pick_course, refuse_flammes_own
from echappee.cli.terminal.team_words import NOBODY, YOU
from echappee.engine import SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.records import setup_tags
from echappee.homas.terminal.directors import directors_of, read_directors, setup_of

DEFAULT_COURSE = "milan-san-remo"
BOTS = "domestique,domestique,domestique"
PLAY_TEAMS, RACE_TEAMS, SOLO_TEAMS = f"{YOU},{BOTS}", f"domestique,{BOTS}", YOU


class HomasLineup(NamedTuple):
    """A race to be ridden: its setup, and who answers for each of the five teams."""

    setup: Setup
    players: tuple[str, ...]


def read_homas_lineup(args: Namespace, teams: str, *, you: bool = False) -> HomasLineup:
    """The lineup of these options; refuses what cannot be ridden."""
    refuse_flammes_own(args)
    words = read_directors(teams, you=you)
    setup = setup_of(pick_course(args.stage or DEFAULT_COURSE), words)
    set_up(setup)
    players = directors_of(words) + (NOBODY,) * (len(COLOURS) - len(words))
    return HomasLineup(setup, players)


def homas_race_of(lineup: HomasLineup, seed: int) -> HomasRace:
    """The race before its first answer; `notation.dealer_of` finds the same dealer in the tags."""
    return HomasRace(HOMAS, set_up(lineup.setup), SeededDealer(str(seed).encode(), race=""))


def homas_tags_of(lineup: HomasLineup, seed: int) -> dict[str, str]:
    """What a record says about this race."""
    return setup_tags(lineup.setup) | {"players": " ".join(lineup.players), "seed": str(seed)}
