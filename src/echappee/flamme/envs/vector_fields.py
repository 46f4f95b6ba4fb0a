"""What an observation of the vectorised environment is made of; `kernel/observation.py` writes it."""

from typing import Final

from echappee.envs.game_envs import Field
from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.kernel.observation import AHEAD, PILES, RIDER_COLUMNS, ROAD
from echappee.flamme.kernel.rules.piles import KINDS
from echappee.flamme.kernel.state import RIDERS

VECTOR_FIELDS: Final = (
    Field("round", (1,), "the round, 0 before the start"),
    Field("kind", (len(QUESTIONS),), f"1 for the kind of the question: {', '.join(QUESTIONS)}"),
    Field("asked", (2,), "1 for the own rider that the question is about: Rouleur, Sprinteur"),
    Field("hand", (KINDS,), "how many cards of each kind there are to choose from"),
    Field("values", (KINDS,), "the value of each kind of card of that rider"),
    Field("riders", (RIDERS, len(RIDER_COLUMNS)), f"the own team first: {', '.join(RIDER_COLUMNS)}"),
    Field("own", (2, len(PILES), KINDS), f"cards of the own riders by kind: {', '.join(PILES)}"),
    Field("road", (2, AHEAD, len(ROAD)), f"from each own rider on, squares: {', '.join(ROAD)}"),
)
