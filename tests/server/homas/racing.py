"""Tables of Homas Tour Pro for tests: short words to set one, and answers that ride it to the end."""

from random import Random

from echappee.engine import Question
from echappee.server.messages.settings import SeatSetting, Settings
from tests.server.players import OPEN, Company, said

CLASSIC = "milan-san-remo"
PROLOGUE = "tour-de-france-prologue"
STAGE = "dauphine-libere-3"

NEUTRAL = SeatSetting("automatic", "neutral")
CAPITAINE = SeatSetting("bot", "capitaine")
TWO = (OPEN, OPEN)
LIMIT = 5000
"""More answers than any race takes."""


def homas(*seats: SeatSetting, stage: str = CLASSIC) -> Settings:
    """These seats on this course."""
    return Settings(seats, "homas", stage)


def gathered(*seats: SeatSetting, stage: str = CLASSIC) -> Company:
    """A table that has started; Ann is white and Bob red, where these seats are open."""
    company = Company(homas(*(seats or TWO), stage=stage))
    company.admit("bob")
    for seat, device in (("white", "ann"), ("red", "bob")):
        if company.table.seats[seat].free:
            company.sit(device, seat)
    company.start()
    return company


def ride(company: Company, seed: int = 0, until: int = 0) -> Company:
    """Everybody answers at random until the race is over, or this turn begins."""
    random, race = Random(seed), company.table.running
    for _ in range(LIMIT):
        if race.over or (until and race.position.round >= until):
            return company
        question = random.choice(race.questions)
        company.do(said(company.table, question, question.sample(random.randrange)))
    raise AssertionError("a race without end")


def plain(question: Question) -> str:
    """The plainest answer: roll, ride on, follow nobody, keep what one has."""
    options = question.options() or ()
    return next((option for option in ("roll", "none", "ride", "keep-5") if option in options), options[0])
