"""Homas Tour Pro as the engine runs it: its phases, and what a seat may know."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Phase, Race
from echappee.homas.board.course_text import course
from echappee.homas.rules.finish import Sprint, arrivals, retreat, rush
from echappee.homas.rules.lineup import lineup
from echappee.homas.rules.moves import Ends, move
from echappee.homas.rules.offers import Offers
from echappee.homas.rules.position import EDITION, Position
from echappee.homas.rules.position_line import print_line, read_line
from echappee.homas.rules.setup import TAGS, begin
from echappee.homas.rules.start import energy, fitness, order, weather
from echappee.homas.rules.views import View, cut, fold
from echappee.notation import GameRules

PHASES: Mapping[str, Phase[Position]] = {
    "weather": weather,
    "order": order,
    "energy": energy,
    "fitness": fitness,
    "lineup": lineup,
    "move": move,
    "rush": rush,
    "sprint": arrivals,
    "retreat": retreat,
}

HomasRace = Race[Position, View]


HOMAS: Final = GameRules(
    name="homas",
    title="Homas Tour Pro",
    edition=EDITION,
    setup=TAGS,
    phases=PHASES,
    cut=cut,
    fold=fold,
    begin=begin,
    read_line=read_line,
    line=print_line,
    choices=(Ends, Offers, Sprint),
    read_road=course,
)
