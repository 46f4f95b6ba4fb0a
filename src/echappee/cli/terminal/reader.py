"""Reads what people type: in a terminal with a prompt, from a pipe line by line."""

import sys
from contextlib import suppress

from rich.console import Console


class Reader:
    """Lines of input. From a pipe, each is printed after the prompt, so that the output reads well."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        """Whether a person is at the keyboard."""
        if self.live:
            with suppress(ImportError):  # arrow keys and history for input(), if the system has them
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """One line without the spaces around it; EOFError if there is none left."""
        if self.live:
            return input(f"{prompt} ").strip()
        self._console.print(prompt, end=" ")
        line = sys.stdin.readline()
        self._console.print(line.strip()[: self._console.width - len(prompt) - 1])
        if not line:
            raise EOFError
        return line.strip()
