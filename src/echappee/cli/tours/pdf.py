"""The sheets of a tour as a PDF file."""

from pathlib import Path

from echappee.cli.files import write_atomically
from echappee.cli.terminal.screen import say, screen
from echappee.cli.tours.tour_file import open_tour
from echappee.engine import Refused
from echappee.sheets import called, paper_of, print_pdf

HEAD = b"%PDF-"


def print_sheets(name: str, out: str, language: str, team: str | None) -> int:
    tour = open_tour(name)
    path = _check_path(out)
    paper = paper_of(tour, language, called(tour, tour.players, language), team)
    write_atomically(path, print_pdf(paper))
    count = len(paper["sheets"])
    say(screen(), f"{path}: {count} {'page' if count == 1 else 'pages'}.")
    return 0


def _check_path(name: str) -> Path:
    """The path of the PDF; it may overwrite an older PDF, but nothing else."""
    path = Path(name)
    try:
        if not path.parent.is_dir():
            raise Refused("bad-path", f"{name}: there is no folder {path.parent}")
        if path.exists() and not path.is_file():
            raise Refused("bad-path", f"{name}: the name of a file was expected, this is something else")
        if path.exists() and path.stat().st_size and not _is_pdf(path):
            raise Refused("bad-path", f"{name}: this file is not a PDF and would be lost")
    except (OSError, ValueError) as error:
        raise Refused("bad-path", f"{name}: cannot be written, {error}") from None
    return path


def _is_pdf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(HEAD)) == HEAD
