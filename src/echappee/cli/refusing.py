"""How a refusal is told: one line on stderr."""


def one_line(detail: str) -> str:
    """The line; what people typed may hold line breaks, which would look like several."""
    return "echappee: " + "".join(c if c.isprintable() else "?" for c in detail) + "\n"
