"""A tour's sheets on paper: the standings, the tour sheet and a sheet for each team, as one PDF.

`paper` says what is on them, in words and numbers; `sheets.typ` how it looks; `printing` makes the PDF with
Typst, which playing does not need (the extra `pdf`). A game's own pages, words and part of the template are
in its own room of this name.
"""

from echappee.sheets.paper import called, paper_of
from echappee.sheets.printing import can_print, check_can_print, print_pdf

__all__ = ["called", "can_print", "check_can_print", "paper_of", "print_pdf"]
