"""The games whose tours can be ridden, by name."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme import FLAMME
from echappee.homas import HOMAS
from echappee.tours.family import TourFamily
from echappee.tours.flamme_tours import FlammeTours
from echappee.tours.homas_tours import HomasTours

FAMILIES: Final[Mapping[str, TourFamily]] = {FLAMME.name: FlammeTours(), HOMAS.name: HomasTours()}
