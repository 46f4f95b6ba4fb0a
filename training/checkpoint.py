"""A network between two trainings: its weights in 16 bits, and what it has learned so far."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import torch

from echappee.flamme.bots.patron.network import FRACTION, read
from training.network import Network


class Learned(NamedTuple):
    """How far a network has come."""

    decisions: int
    questions: tuple[str, ...]
    """Those that it has learned to answer, of patron's layout."""


def load(file: Path, network: Network) -> Learned:
    """Fill the network."""
    kept = torch.load(file, weights_only=True, map_location="cpu")
    network.load_state_dict({name: value.float() for name, value in kept["weights"].items()})
    return Learned(int(kept["decisions"]), tuple(kept["questions"]))


def load_shipped(network: Network) -> Learned:
    """Fill the network with the weights in the package, as they were rounded."""
    weights = read(files("echappee.flamme.bots.patron").joinpath("patron.weights").read_bytes())
    with torch.no_grad():
        for layer, matrix in zip([*network.layers, network.head], weights.matrices, strict=True):
            rows = torch.tensor([list(row) for row in matrix], dtype=torch.float32) / (1 << FRACTION)
            layer.weight.copy_(rows[:-1].T)
            layer.bias.copy_(rows[-1])
    return Learned(0, tuple(weights.questions))


def save(file: Path, network: Network, learned: Learned) -> None:
    weights = {name: value.half().cpu() for name, value in network.state_dict().items()}
    kept = {"weights": weights, "decisions": learned.decisions, "questions": list(learned.questions)}
    torch.save(kept, file)
