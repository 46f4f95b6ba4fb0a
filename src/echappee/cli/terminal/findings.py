"""What is wrong with a road, for people."""

from collections.abc import Iterable, Mapping

from rich.console import Console

from echappee.cli.terminal.screen import say
from echappee.notation.road_findings import Finding

LABELS = {"error": ("error", "red"), "warning": ("advice", "yellow")}
NO_RULES: Mapping[str, str] = {}


def show_findings(console: Console, found: Iterable[Finding], rules: Mapping[str, str] = NO_RULES) -> None:
    """One line per finding, with its code and its rule's number, which `rules` has by code."""
    for finding in found:
        label, style = LABELS[finding.severity]
        rule = f" [{rules[finding.code]}]" if finding.code in rules else ""
        say(console, f"  {label:<9} {finding.code}: {finding.detail}{rule}", style=style)
