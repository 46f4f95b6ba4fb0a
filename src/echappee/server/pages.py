"""The server's own plain pages, until a browser client is served here: what this is, and who is racing."""

from html import escape

from echappee import __version__
from echappee.server.store import Summary

STYLE = """\
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
li { margin: .3rem 0 }
"""

_FRAME = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Échappée</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<h1>Échappée</h1>
{body}
<p><a href="/api/stages">stages</a> · <a href="/api/bots">bots</a> · <a href="/openapi.json">the API</a> ·
version {version}</p>
</body>
</html>
"""


def home(public: list[Summary]) -> str:
    """The first page."""
    rows = "".join(f"<li>{_line(table)}</li>\n" for table in public)
    listed = f"<ul>\n{rows}</ul>" if public else "<p>None at the moment.</p>"
    about = "<p>A table server for Flamme Rouge, the cycling board game.</p>"
    return _page(f"{about}\n<h2>Public tables</h2>\n{listed}")


def table() -> str:
    """The page of a table: the same for every table, so it tells nobody which there are."""
    return _page(
        "<p>This is the way to a table. A client takes the code behind the # of this address, sends it to "
        "<code>POST /api/enter</code> and goes on over <code>/ws</code>.</p>"
    )


def _line(table: Summary) -> str:
    seats = ", ".join(seat for seat in table.seats if seat) or "nobody yet"
    words = (table.id, table.stage, table.status, seats, f"{table.open_seats} open")
    return escape(" · ".join(words))


def _page(body: str) -> str:
    return _FRAME.format(body=body, version=__version__)
