"""A tour's sheets: the standings, other shared sheets, and the sheets of each team.

`sheet` says what a sheet is made of; each game makes its own in its room of this name; `pdf` makes a PDF
of them with Typst, which playing does not need (the extra `pdf`).
"""

from echappee.sheets.paper import called, paper_of, standings_of
from echappee.sheets.pdf import can_print, check_can_print, print_pdf

__all__ = ["called", "can_print", "check_can_print", "paper_of", "print_pdf", "standings_of"]
