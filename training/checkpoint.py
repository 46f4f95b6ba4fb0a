"""A network between two trainings: its weights in 16 bits, and what it has learned so far."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor

from echappee.flamme.bots.patron.network import FRACTION, read
from training.network import Network

SMALL: Final = 4096.0
"""Gradients are small: they are multiplied by this before they are kept in 8 bits."""


class Learned(NamedTuple):
    """How far a network has come."""

    decisions: int
    questions: tuple[str, ...]
    """Those that it has learned to answer, of patron's layout."""


class Halfway(NamedTuple):
    """What training needs to go on; the network of the file is the running mean."""

    weights: Mapping[str, Tensor]
    """Those that are trained."""
    squares: list[Tensor]
    """The optimiser's running mean of the square of every gradient."""
    rounds: int
    seconds: float


def load(file: Path, network: Network) -> Learned:
    """Fill the network."""
    kept = _read(file)
    network.load_state_dict(_wide(kept["weights"]))
    return Learned(int(kept["decisions"]), tuple(kept["questions"]))


def network_in(file: Path) -> Network:
    """The network in this file, which may have other sizes than ours."""
    weights = _read(file)["weights"]
    biases = [value for name, value in weights.items() if name.endswith("bias")]
    network = Network([weights["layers.0.weight"].shape[1], *map(len, biases)])
    network.load_state_dict(_wide(weights))
    return network


def load_halfway(file: Path) -> Halfway:
    kept = _read(file)["halfway"]
    squares = [value.float() ** 2 / SMALL**2 for value in kept["squares"]]
    return Halfway(_wide(kept["weights"]), squares, kept["rounds"], kept["seconds"])


def load_shipped(network: Network) -> Learned:
    """Fill the network with the weights in the package, as they were rounded."""
    weights = read(files("echappee.flamme.bots.patron").joinpath("patron.weights").read_bytes())
    with torch.no_grad():
        for layer, matrix in zip([*network.layers, network.head], weights.matrices, strict=True):
            rows = torch.tensor([list(row) for row in matrix], dtype=torch.float32) / (1 << FRACTION)
            layer.weight.copy_(rows[:-1].T)
            layer.bias.copy_(rows[-1])
    return Learned(0, tuple(weights.questions))


def save(file: Path, network: Network, learned: Learned, halfway: Halfway | None = None) -> None:
    kept: dict[str, Any] = {
        "weights": _narrow(network.state_dict()),
        "decisions": learned.decisions,
        "questions": list(learned.questions),
    }
    if halfway:
        kept["halfway"] = {
            "weights": _narrow(halfway.weights),
            "squares": [(each.sqrt() * SMALL).to(torch.float8_e5m2).cpu() for each in halfway.squares],
            "rounds": halfway.rounds,
            "seconds": halfway.seconds,
        }
    torch.save(kept, file)


def _read(file: Path) -> dict[str, Any]:
    kept: dict[str, Any] = torch.load(file, weights_only=True, map_location="cpu")
    return kept


def _narrow(weights: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {name: value.half().cpu() for name, value in weights.items()}


def _wide(weights: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {name: value.float() for name, value in weights.items()}
