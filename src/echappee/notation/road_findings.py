"""What checks find wrong with a road that somebody designed."""

from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found: `code` is stable and for programs, `detail` is one line for people."""

    code: str
    severity: Severity
    detail: str
