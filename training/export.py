"""Write a trained network as whole numbers: `python -m training.export CHECKPOINT FILE`."""

import sys
from array import array
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

import torch

from echappee.flamme.bots.patron.network import FRACTION, Matrix, NetworkWeights, write

MOST = 2**15 - 1


def main(checkpoint: Path, file: Path) -> None:
    kept = torch.load(checkpoint, weights_only=True, map_location="cpu")
    made = f"python -m training; {kept['decisions']:,} decisions"
    file.write_bytes(write(in_whole_numbers(kept["weights"], kept["questions"]), made))
    print(f"{file}: {file.stat().st_size:,} bytes")


def in_whole_numbers(weights: Mapping[str, torch.Tensor], questions: Collection[str]) -> NetworkWeights:
    """A network as the bot has it."""
    names = [*(f"layers.{number}" for number in range(3)), "head"]
    matrices = [_matrix(weights[f"{name}.weight"], weights[f"{name}.bias"]) for name in names]
    return NetworkWeights(matrices, frozenset(questions))


def matrices_of(layers: Iterable[torch.nn.Linear]) -> list[Matrix]:
    """The same of layers as they are trained."""
    return [_matrix(layer.weight.detach(), layer.bias.detach()) for layer in layers]


def _matrix(weight: torch.Tensor, bias: torch.Tensor) -> Matrix:
    rows = torch.cat([weight.T.float(), bias.float().unsqueeze(0)]) * (1 << FRACTION)
    whole = rows.round().clamp(-MOST, MOST).to(torch.int64)
    print(f"largest weight {rows.abs().max().item() / (1 << FRACTION):.2f}")
    return [array("h", row) for row in whole.tolist()]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
