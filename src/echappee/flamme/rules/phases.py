"""Flamme Rouge as the engine runs it: its phases, and what a seat may know."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Phase, Race
from echappee.flamme.rules.breakaway import breakaway
from echappee.flamme.rules.end import end
from echappee.flamme.rules.energy import declare, energy
from echappee.flamme.rules.movement import movement
from echappee.flamme.rules.position import EDITION, Position
from echappee.flamme.rules.position_line import print_line, read_line
from echappee.flamme.rules.refresh import Retrieval, refresh
from echappee.flamme.rules.setup import TAGS, begin
from echappee.flamme.rules.specialists import draft
from echappee.flamme.rules.start import placement, weather
from echappee.flamme.rules.view_changes import fold
from echappee.flamme.rules.views import View, cut
from echappee.notation import GameRules

PHASES: Mapping[str, Phase[Position]] = {
    "draft": draft,
    "weather": weather,
    "placement": placement,
    "breakaway": breakaway,
    "energy": energy,
    "declare": declare,
    "movement": movement,
    "end": end,
    "refresh": refresh,
}

FlammeRace = Race[Position, View]


FLAMME: Final = GameRules(
    name="flamme",
    title="Flamme Rouge",
    edition=EDITION,
    setup=TAGS,
    phases=PHASES,
    cut=cut,
    fold=fold,
    begin=begin,
    read_line=read_line,
    line=print_line,
    choices=(Retrieval,),
)
