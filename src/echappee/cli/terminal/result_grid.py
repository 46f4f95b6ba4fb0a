"""Draws the figures of a simulation."""

from rich.table import Table

from echappee.simulate import ResultGrid


def draw_grid(result: ResultGrid) -> Table:
    """Names on the left, figures on the right."""
    table = Table(
        title=result.title,
        title_justify="left",
        caption=result.caption or None,
        caption_justify="left",
    )
    for column in result.columns:
        table.add_column(column, justify="right" if column else "left")
    for part in result.parts:
        for row in part:
            table.add_row(*row)
        table.add_section()
    return table
