"""Flamme Rouge as the engine runs it: its phases, and what a seat may know."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Phase, Race
from echappee.flamme.breakaway import breakaway
from echappee.flamme.draft import draft
from echappee.flamme.end import end
from echappee.flamme.energy import declare, energy
from echappee.flamme.hearing import fold
from echappee.flamme.lines import print_line, read_line
from echappee.flamme.movement import movement
from echappee.flamme.placement import placement
from echappee.flamme.position import EDITION, Position
from echappee.flamme.records import TAGS, begin
from echappee.flamme.refresh import refresh
from echappee.flamme.views import View, cut
from echappee.flamme.weather import weather
from echappee.notation import Family

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


FLAMME: Final = Family(
    name="flamme",
    edition=EDITION,
    setup=TAGS,
    phases=PHASES,
    cut=cut,
    fold=fold,
    begin=begin,
    read_line=read_line,
    line=print_line,
)
