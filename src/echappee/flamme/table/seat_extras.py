"""What people choose for a seat of Flamme Rouge, beyond the person or bot that takes it."""

from msgspec import Struct, to_builtins

from echappee.flamme.rules import TeamSetup
from echappee.server.messages.settings import SeatSetting
from echappee.server.tables.game_table import extras_of


class FlammeExtras(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's handicap, and specialists that are assigned instead of drafted."""

    handicap: int = 0
    """Exhaustion cards in each of the two decks."""
    rouleur: str = ""
    sprinteur: str = ""


def team_setup(kind: str, seat: SeatSetting) -> TeamSetup:
    """The team of this kind in this seat."""
    extras = extras_of(seat, FlammeExtras)
    return TeamSetup(kind, extras.handicap, extras.handicap, extras.rouleur, extras.sprinteur)


def extras_ridden(team: TeamSetup) -> dict[str, str | int]:
    """The extras that make a team like this one; a seat gives both decks the same handicap."""
    extras: dict[str, str | int] = to_builtins(FlammeExtras(min(team.handicaps), *team.specialists))
    return extras
