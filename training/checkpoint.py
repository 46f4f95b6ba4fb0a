"""A network between two trainings: its weights in 16 bits, and how many decisions it has learned from."""

from pathlib import Path

import torch

from training.network import Network


def load(file: Path, network: Network) -> int:
    """Fill the network; how many decisions it has learned from."""
    kept = torch.load(file, weights_only=True, map_location="cpu")
    network.load_state_dict({name: value.float() for name, value in kept["weights"].items()})
    return int(kept["decisions"])


def save(file: Path, network: Network, decisions: int) -> None:
    weights = {name: value.half().cpu() for name, value in network.state_dict().items()}
    torch.save({"weights": weights, "decisions": decisions}, file)
