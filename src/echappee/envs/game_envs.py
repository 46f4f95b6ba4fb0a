"""What a game provides for environments: its words, what a seat observes, and how a race looks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question
from echappee.envs.scenes import Scene
from echappee.envs.spelling import Spelling, Words

V_contra = TypeVar("V_contra", contravariant=True)
Numbers = NDArray[np.int16]


class Field(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Heard(Protocol):
    """What is asked of a seat, and what it has said so far."""

    @property
    def question(self) -> Question:
        """The open question."""

    @property
    def said(self) -> Words:
        """The words of its answer so far."""


@dataclass(frozen=True, kw_only=True)
class GameEnvs(Generic[V_contra]):
    """A game with environments."""

    ROOM: ClassVar = "envs"

    tags: Mapping[str, str]
    """How a race is set up if nothing else is wished for."""
    words: tuple[str, ...]
    """The actions; the first ones are `COMMON`."""
    spelling: Callable[[Question], Spelling]
    """How the answers to this question are said."""
    fields: tuple[Field, ...]
    """What an observation is made of, one field after the other."""
    observe: Callable[[V_contra, Heard | None], Numbers]
    """What a seat that sees this, and is asked this, observes."""
    scene: Callable[[V_contra], Scene]
    """The road as this view shows it."""

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)
