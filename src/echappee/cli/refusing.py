"""A refusal as one line on stderr."""


def one_line(detail: str) -> str:
    """Line breaks are removed: what people typed may contain some."""
    return "echappee: " + "".join(c if c.isprintable() else "?" for c in detail) + "\n"
