"""Times as minutes and seconds, written the same everywhere."""


def clock(seconds: int | None) -> str:
    """As in 4:07; a dash for a rider without a time."""
    return "–" if seconds is None else f"{seconds // 60}:{seconds % 60:02}"
