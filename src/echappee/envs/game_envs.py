"""What a game adds for environments: how observations and actions are encoded, and pictures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question
from echappee.envs.scenes import Scene
from echappee.envs.spelling import OpenQuestion, Spelling

V_contra = TypeVar("V_contra", contravariant=True)
Vector = NDArray[Any]


class Field(NamedTuple):
    """A group of related numbers in an observation."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


@dataclass(frozen=True, kw_only=True)
class Encoding(Generic[V_contra]):
    """One version of the environments of a game: what a seat observes and what it can do."""

    words: tuple[str, ...]
    """The actions."""
    idle: int
    """The word of a seat that is not asked."""
    spelling: Callable[[Question], Spelling]
    """Spells the answers to this question."""
    fields: tuple[Field, ...]
    """The parts of an observation, in order."""
    observe: Callable[[V_contra, OpenQuestion | None], Vector]
    """The observation of a seat with this view and this question."""
    dtype: type[np.int16] | type[np.uint8]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def mask(self, asked: OpenQuestion | None) -> NDArray[np.int8]:
        """A 1 for each word that is allowed now."""
        found = np.zeros(len(self.words), np.int8)
        found[list(asked.allowed) if asked else self.idle] = 1
        return found


class Steps(Protocol):
    """Many races at once in a kernel, one row each; its arrays are valid until the next step."""

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of each race, or of the race that begins with the next step."""

    @property
    def masks(self) -> NDArray[np.int8]:
        """The allowed actions."""

    @property
    def teams(self) -> NDArray[np.int64]:
        """The team that decides in each race."""

    @property
    def seen(self) -> NDArray[Any]:
        """What that team observes."""

    @property
    def worth(self) -> NDArray[np.float64]:
        """The rewards of all teams in races that are over."""

    @property
    def over(self) -> NDArray[np.bool_]:
        """The races that are over; the next step begins others in their place."""

    def begin(self) -> object:
        """Ride to the first decision."""

    def step(self, actions: NDArray[np.int64]) -> object:
        """Do one action in each race."""


class MakeSteps(Protocol):
    """Makes races of the kernel; refuses what it cannot ride."""

    def __call__(
        self, tags: Mapping[str, str], policies: Sequence[str], races: int, seed: int = 0
    ) -> Steps: ...


@dataclass(frozen=True, kw_only=True)
class GameEnvs(Generic[V_contra]):
    """A game with environments."""

    ROOM: ClassVar[str] = "envs"

    tags: Mapping[str, str]
    """How a race is set up by default."""
    encodings: Mapping[int, Encoding[V_contra]]
    """By the version of the environments."""
    scene: Callable[[V_contra], Scene]
    """The road as this view shows it."""
    steps: MakeSteps
    """Many races at once, in the newest encoding."""
    policies: Mapping[str, str]
    """Bots that the kernel has too, and the policy that rides as they do."""
