"""An analysis as a page that needs nothing else."""

from echappee.games import game_named
from echappee.simulate.report import write_report
from echappee.simulate.result import ResultGrid
from echappee.study.analysis import Analysis
from echappee.study.report import ToWords, charts, grids, how_ridden, reasons, stories
from echappee.words.voice import GameWords


def study_page(analysis: Analysis, *more: ResultGrid, faces: bool = True) -> str:
    """All tables and charts, then these tables; without its faces it takes fonts of the machine."""
    say = voice_of(analysis)
    told = (*grids(analysis), stories(analysis, say), reasons(analysis, say), *more)
    return write_report("A race studied", how_ridden(analysis), charts(analysis), *told, faces=faces)


def voice_of(analysis: Analysis) -> ToWords:
    """Its game's sentences in English."""
    return game_named(analysis.game).room(GameWords).voice("en").say
