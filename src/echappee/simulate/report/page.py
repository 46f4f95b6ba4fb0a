"""The page: a heading, a card for each chart, and the figures as tables."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from echappee.simulate.charts import Bands, Bars, Chart, Curves
from echappee.simulate.report.drawings import draw_bands, draw_bars, draw_columns, draw_curves
from echappee.simulate.result import ResultGrid

FACES: Final = {"Abril Fatface": "abril-fatface.ttf", "Jost": "jost.ttf"}
"""The file of each font that the style sheet names."""
FACE: Final = """\
@font-face {{
  font-family: '{name}';
  font-weight: 100 900;
  src: url(data:font/ttf;base64,{data}) format('truetype');
}}
"""
PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header><h1>{title}</h1><p>{lead}</p></header>
<main>
{cards}
</main>
{tables}
</body>
</html>
"""
PROSE = ' class="prose"'


def write_report(
    title: str, lead: str, charts: Sequence[Chart], *grids: ResultGrid, faces: bool = True
) -> str:
    """The text of the page; `lead` introduces the races. Without its faces it takes fonts of the machine."""
    return PAGE.format(
        title=escape(title),
        lead=escape(lead),
        style=(_font_faces() if faces else "")
        + (files(__package__) / "report.css").read_text(encoding="utf-8"),
        cards="\n".join(map(_card, charts)),
        tables="\n".join(map(_table, grids)),
    )


def embedded(page: str) -> str:
    """A page as a part of another, a notebook: neither changes how the other looks."""
    return f'<iframe srcdoc="{escape(page)}" style="width: 100%; height: 36rem; border: 0"></iframe>'


def _card(chart: Chart) -> str:
    title, caption = escape(chart.title), escape(chart.caption)
    return f"<figure><h2>{title}</h2><figcaption>{caption}</figcaption>\n{_draw(chart)}\n</figure>"


def _draw(chart: Chart) -> str:
    if isinstance(chart, Bars):
        return draw_bars(chart)
    if isinstance(chart, Bands):
        return draw_bands(chart)
    return draw_curves(chart) if isinstance(chart, Curves) else draw_columns(chart)


def _table(grid: ResultGrid) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    bodies = "".join(f"<tbody>{''.join(map(_row, part))}</tbody>" for part in grid.parts)
    caption = f"<p>{escape(grid.caption)}</p>" if grid.caption else ""
    table = f"<table{PROSE if grid.prose else ''}><thead><tr>{head}</tr></thead>{bodies}</table>"
    return f"<section>\n<h2>{escape(grid.title)}</h2>\n{table}\n{caption}\n</section>"


def _row(cells: Sequence[str]) -> str:
    name, *rest = map(escape, cells)
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'


def _font_faces() -> str:
    """The fonts, inside the page: it may be opened without a server and on a machine without them."""
    folder = files("echappee") / "fonts"
    return "".join(
        FACE.format(name=name, data=b64encode((folder / file).read_bytes()).decode())
        for name, file in FACES.items()
    )
