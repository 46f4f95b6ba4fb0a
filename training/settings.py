"""The numbers of training."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What was found to work; docs/bots/patron.md has the curve."""

    races: tuple[int, int] = (131_072, 131_072)
    """Without tempo and with it."""
    steps: tuple[int, int] = (16, 8)
    """Before the network learns from them."""
    batch: int = 65_536
    rate: tuple[float, float] = (8e-4, 4e-5)
    entropy: tuple[float, float] = (0.05, 0.003)
    magnet: float = 0.03
    """How much it costs to be away from the mean network."""
    keep: tuple[float, float] = (0.65, 0.94)
    """How much of the mean network each round keeps: in the first rounds, and later."""
    first: int = 15
    """How many these first rounds are."""
    trace: float = 0.96
    clip: float = 0.2
    trying: float = 0.08
    """How often any answer is tried, in some of the rows."""
    warm: int = 64
    """Steps before anything is learned, so that races are at all their stages."""
    judging: int = 4
    """Rounds in which only win chances are learned: before they are right, they would mislead the answers."""
    least: float = 0.04
    """What is made of a gain is measured by how much gains differ, but at least by this."""
    most: float = 0.2
    """If the chances of answers have moved by more, the rest of a round is not used."""


SETTINGS_OF_PROCESSOR: Final = Settings(races=(512, 128), batch=4_096)
"""Without a graphics card: enough to see that it runs."""
EXPLOITING: Final = (2.5e-4, 2e-5)
"""The learning rate of a copy that learns to beat frozen ones: larger steps would undo what it knows."""


def settings_for(device: str) -> Settings:
    return Settings() if device == "cuda" else SETTINGS_OF_PROCESSOR


def exploiting(settings: Settings) -> Settings:
    """For a copy of a network that has learned before."""
    return replace(settings, rate=EXPLOITING, entropy=(0.003, 0.0015), magnet=0.0)
