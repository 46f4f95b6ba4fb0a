"""Write a trained network as whole numbers: `python -m training.export CHECKPOINT FILE`."""

import sys
from array import array
from pathlib import Path

import torch

from echappee.flamme.bots.patron.weights import FRACTION, Matrix, Weights, write

MOST = 2**15 - 1


def main(checkpoint: Path, file: Path) -> None:
    kept = torch.load(checkpoint, weights_only=True, map_location="cpu")
    weights = kept["weights"]
    names = [*(f"layers.{number}" for number in range(3)), "head"]
    matrices = [_matrix(weights[f"{name}.weight"], weights[f"{name}.bias"]) for name in names]
    made = f"python -m training; {kept['decisions']:,} decisions"
    file.write_bytes(write(Weights(matrices, frozenset(kept["questions"])), made))
    print(f"{file}: {file.stat().st_size:,} bytes")


def _matrix(weight: torch.Tensor, bias: torch.Tensor) -> Matrix:
    rows = torch.cat([weight.T.float(), bias.float().unsqueeze(0)]) * (1 << FRACTION)
    whole = rows.round().clamp(-MOST, MOST).to(torch.int64)
    print(f"largest weight {rows.abs().max().item() / (1 << FRACTION):.2f}")
    return [array("h", row) for row in whole.tolist()]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
