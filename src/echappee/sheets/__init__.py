"""A tour's sheets on paper: the standings, the tour sheet and a sheet for each team, as one PDF.

`paper` says what stands on them, in words and numbers; `sheets.typ` how it looks; `printing` has the PDF made
by Typst, which is no part of what playing needs (the extra `pdf`). What a game has of its own, its pages, its
words and its part of the template, is in `flamme` and `homas`; everything else both share.
"""

from echappee.sheets.paper import called, paper_of
from echappee.sheets.printing import can_print, print_pdf

__all__ = ["called", "can_print", "paper_of", "print_pdf"]
