"""Which questions of Homas Tour Pro can be explained after a race: those that the kernel can try."""

from echappee.engine import Question
from echappee.homas.rules import View
from echappee.homas.study.riding import BEFORE, is_ready
from echappee.server.tables.game_table import Advice


def explain(question: Question, _: View) -> Advice:
    """The answers to compare; there are no other figures beside their win chances."""
    answers = question.options() or ()
    tried = len(answers) > 1 and question.id.kind not in BEFORE and is_ready()
    return {answer: {} for answer in answers} if tried else {}
