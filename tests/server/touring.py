"""Tables with a tour of Flamme Rouge, some stages into it."""

from hypothesis import strategies as st

from echappee.flamme.table.tour_wire import FlammeTourWire
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables import acts
from echappee.server.tables.presence import Attendance
from echappee.server.tables.sights import Visible
from tests.server.players import MUSCLE, OPEN, PELOTON, RANDOM, Company, Walk, make_visible

SPECIALISTS = ("specialists", "weather")
VARIANTS = ("specialists", "breakaway", "baroudeur-bid", "super-combative")
FORMATS = "gt-3 gt-4:ttt rest gt-8:itt"


def touring(*seats: SeatSetting, tour: str = "short", rules: tuple[str, ...] = ()) -> Settings:
    return Settings(seats, tour=tour, rules=rules)


SETTINGS = (
    touring(OPEN, OPEN),
    touring(OPEN, RANDOM, OPEN, tour=FORMATS, rules=SPECIALISTS),
    touring(OPEN, MUSCLE, OPEN, PELOTON, rules=("breakaway",)),
    touring(OPEN, OPEN, tour="gt-2 gt-5 gt-8:itt", rules=VARIANTS),
)
WALKS = st.builds(Walk, st.sampled_from(SETTINGS), st.integers(0, 2**64))
MOMENTS = st.integers(0, 600)


def started(settings: Settings, seed: str = "5eed" * 16) -> Company:
    """A tour whose first stage has begun: Ann rides blue, and Bob the last seat."""
    company = Company(settings, seed=seed)
    company.admit("bob")
    company.do(acts.Admitted(device="wim", player=False))
    company.sit("ann", "blue")
    company.sit("bob", list(company.table.seats)[-1])
    company.start()
    return company


def ridden(settings: Settings, stages: int) -> Company:
    company = started(settings)
    company.ride()
    for _ in range(stages - 1):
        company.do(acts.WentOn(device="bob"))
        company.ride()
    return company


def told(company: Company, device: str = "ann") -> Visible:
    return make_visible(company.table, device, Attendance(frozenset({"ann", "bob"})))


def books_of(company: Company) -> FlammeTourWire:
    tour = told(company).tour
    assert isinstance(tour, FlammeTourWire)
    return tour
