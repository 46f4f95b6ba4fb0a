"""A judge with opinions on everything, and races for it."""

from dataclasses import replace
from functools import cache
from random import Random

from echappee.flamme.bots.patron.layout import ANSWERS, QUESTIONS, TEAMS
from echappee.flamme.bots.patron.network import UNIT, Answers, Network
from echappee.flamme.rules import Position, View
from echappee.flamme.study import JUDGED
from echappee.flamme.study.judge import NetworkJudge
from echappee.study import Analysis, GameStudy, analyse
from tests.words.flamme.races import FORMATS, ridden

KINDS = tuple(FORMATS)


def fancy(inputs: bytes) -> Answers:
    """A judge that knows nothing of the game: always the same about the same inputs."""
    random = Random(inputs)
    thought = [random.randrange(-2 * UNIT, 2 * UNIT) for _ in range(2 * ANSWERS + TEAMS)]
    return Answers(thought[:ANSWERS], thought[ANSWERS : 2 * ANSWERS], thought[2 * ANSWERS :])


FANCY = NetworkJudge(Network(fancy, frozenset(QUESTIONS)))
FANCIFUL = replace(JUDGED, judge=lambda: FANCY, reasons=lambda *_: ())
STUDY = GameStudy[Position, View](study=FANCIFUL.study, steps=FANCIFUL.steps)


@cache
def fancied(kind: str) -> Analysis:
    """A race of this format as the fanciful judge sees it; nothing is explained in words."""
    return analyse(STUDY, ridden(0, kind))
