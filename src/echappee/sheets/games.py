"""The games whose tours can be printed, by name."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme import FLAMME
from echappee.homas import HOMAS
from echappee.sheets.family import GameSheets
from echappee.sheets.flamme import FlammeSheets
from echappee.sheets.homas import HomasSheets

GAMES: Final[Mapping[str, GameSheets]] = {FLAMME.name: FlammeSheets(), HOMAS.name: HomasSheets()}
