"""What Flamme Rouge brings to the study of a race."""

from typing import Final

from echappee.flamme.rules import Position, View
from echappee.flamme.study.judge import network_judge
from echappee.flamme.study.reasons import reasons
from echappee.flamme.study.refining import refine, warm_up
from echappee.flamme.study.results import results
from echappee.study import GameStudy

STUDY: Final = GameStudy[Position, View](
    judge=network_judge, results=results, reasons=reasons, warm_up=warm_up, refine=refine
)
