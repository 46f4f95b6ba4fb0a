"""From the words of --teams to a race of Dash."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from dash.rules import AUTOMATIC, set_up, setup_tags
from echappee.cli.lineups import YOU, GameLineups
from echappee.notation import DIRECTED, Tags


def _race_tags(_args: Namespace, _road: str, teams: Sequence[str]) -> Tags:
    kinds = tuple(AUTOMATIC if word == AUTOMATIC else DIRECTED for word in teams)
    set_up(kinds)
    return setup_tags(kinds)


LINEUPS: Final = GameLineups(
    solo_teams=lambda _args, _road: f"{YOU},{AUTOMATIC}",
    race_tags=_race_tags,
)
