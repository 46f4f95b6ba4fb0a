"""People at tables without any socket: short words to open, sit, start and answer, and random tables."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from echappee.engine import Question, Refused
from echappee.flamme.road.checks import check
from echappee.flamme.road.text import print_tiles
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.rules.position import print_rules
from echappee.flamme.table.settings import extras_ridden
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables import acts
from echappee.server.tables.acts import AnyAct
from echappee.server.tables.forks import Cut
from echappee.server.tables.log import print_entry, read_table
from echappee.server.tables.presence import NOBODY_HERE, Attendance
from echappee.server.tables.sights import MadeOnce, Visible
from echappee.server.tables.table import Table
from tests.properties.races import setups

SHORT = "a b c d u"
"""A stage of 26 squares: a race of four or five rounds."""

OPEN = SeatSetting()
TEMPO = SeatSetting("bot", "tempo")
RANDOM = SeatSetting("bot", "random")
PELOTON = SeatSetting("automatic", "peloton")
MUSCLE = SeatSetting("automatic", "muscle")
NO_FORK = Cut("")


def set_to(*seats: SeatSetting, rules: tuple[str, ...] = (), stage: str = SHORT) -> Settings:
    """These seats on a short stage."""
    return Settings(seats, stage=stage, rules=rules)


def opened_by_ann(settings: Settings, fork: Cut, request: str = "") -> acts.Opened:
    """A table that starts from there."""
    return acts.Opened(
        device="ann",
        request=request,
        settings=settings,
        fork=fork.record,
        fork_digest=fork.digest,
        fork_round=fork.round,
    )


def make_visible(table: Table, device: str, attendance: Attendance = NOBODY_HERE) -> Visible:
    """The table as this device may see it, with these people at it."""
    return MadeOnce(table).look(attendance).seen_by(device)


class Company:
    """A table and the log of what was done at it; Ann is the host."""

    def __init__(
        self, settings: Settings, id: str = "table", seed: str = "5eed" * 16, fork: Cut = NO_FORK
    ) -> None:
        opened = opened_by_ann(settings, fork)
        self.table = Table(id, seed)
        self.log: list[bytes] = []
        self.do(opened)

    def do(self, *what: AnyAct) -> Table:
        """Do these acts, one after the other."""
        for act in what:
            act.check(self.table)
            act.do(self.table)
            self.log.append(print_entry(act, self.table))
        return self.table

    def code(self, act: AnyAct) -> str:
        """The code of the refusal of this act; empty if it would be done."""
        try:
            act.check(self.table)
        except Refused as refusal:
            return refusal.code
        return ""

    def admit(self, *devices: str, player: bool = True) -> None:
        self.do(*(acts.Admitted(device=device, player=player) for device in devices))

    def sit(self, device: str, *seats: str) -> None:
        self.do(*(acts.Sat(device=device, seat=seat, name=device.title()) for seat in seats))

    def start(self) -> None:
        self.do(acts.Started(device="ann"))

    def question(self, seat: str) -> Question:
        return next(question for question in self.table.running.questions if question.seat == seat)

    def answer(self, seat: str, answer: str = "") -> str:
        """Give this answer, or the first one, for the rider of this seat; returns the question's id."""
        question = self.question(seat)
        options = question.options()
        assert options
        self.do(said(self.table, question, answer or options[0]))
        return str(question.id)

    def ride(self, until: str = "", limit: int = 2000) -> None:
        """Let everybody give first answers, until this phase or the end."""
        for _ in range(limit):
            race = self.table.running
            if race.over or race.position.phase == until:
                return
            question = race.questions[0]
            self.do(said(self.table, question, question.sample(lambda _: 0)))
        raise AssertionError("a race without end")

    def read_back(self) -> Table:
        """The table rebuilt from its stored acts."""
        return read_table(self.table.id, self.table.seed, self.log)


def racing(settings: Settings, *seats: str, until: str | None = None, **others: str) -> Company:
    """A race that has started, or come to this phase: Ann has these seats, and others, by name, one each."""
    company = Company(settings)
    company.sit("ann", *seats)
    for device, seat in others.items():
        company.admit(device)
        company.sit(device, seat)
    company.start()
    if until is not None:
        company.ride(until)
    return company


def said(table: Table, question: Question, answer: str) -> acts.Answered:
    """The act of answering this question, by the person or bot that rides for its seat."""
    seat = table.seats[question.seat]
    return acts.Answered(device="" if seat.bot else seat.device, question=str(question.id), answer=answer)


def state(table: Table) -> dict[str, object]:
    """The whole state of a table, to be compared."""
    kept = dict(vars(table))
    race, tour = kept.pop("race"), kept.pop("tour")
    if tour is not None:
        kept["tour"] = (tour.text(), tour.books, tour.entered)
    if race is not None:
        kept["race"] = (race.position, race.ledger, race.open_entries, race.events, race.over)
        kept["open"] = (race.questions, race.changeable())
        kept["views"] = [race.view(seat) for seat in (*race.position.seats, None)]
    return kept


DEVICES = ("ann", "bob", "cid", "dora", "eve")


class Walk(NamedTuple):
    """Settings and a seed: enough for one random evening at a table."""

    settings: Settings
    seed: int

    def company(self, acts_tried: int) -> Company:
        """The table after this many attempts to do something; most of them are answers."""
        random = Random(self.seed)
        company = Company(self.settings, seed=f"{self.seed:064x}")
        for act in _gathering(company.table, random):
            if not company.code(act):
                company.do(act)
        for number in range(acts_tried):
            act = _attempt(company, random, str(number % 50))
            if not act.heard(company.table) and not company.code(act):
                company.do(act)
        return company


def _gathering(table: Table, random: Random) -> list[AnyAct]:
    """People come in and sit down; one of them only watches, and one may have come to a public table."""
    come: list[AnyAct] = [acts.Admitted(device=device, player=True) for device in ("bob", "cid")]
    come.append(acts.Admitted(device="dora", player=False))
    come.append(acts.Published(device="ann", public=random.random() < 0.3))
    for seat in table.seats:
        device = random.choice(("ann", "bob", "cid", "dora", "eve"))
        come.append(acts.Sat(device=device, seat=seat, name=device.title()))
    return come


def _attempt(company: Company, random: Random, request: str) -> AnyAct:
    """An act that a person might try now, allowed or not."""
    table, device = company.table, random.choice(DEVICES)
    seat = random.choice(list(table.seats))
    if table.race is None and random.random() < 0.1:
        return acts.Started(device="ann", request=request)
    if table.race is None or random.random() < 0.06:
        return random.choice(_table_acts(table.settings, device, seat, request))
    if random.random() < 0.1 and (changeable := table.race.changeable()):
        key = random.choice(changeable).key
        return acts.Retracted(device=table.seats[key.seat].device, request=request, question=str(key))
    if not table.race.questions:
        return random.choice(_ways_on(device, request))
    question = random.choice(table.race.questions)
    return said(table, question, question.sample(random.randrange))


def _ways_on(device: str, request: str) -> list[AnyAct]:
    return [
        acts.WentOn(device=device, request=request),
        acts.Rematched(device=device, request=request, table="next"),
    ]


def _table_acts(settings: Settings, device: str, seat: str, request: str) -> list[AnyAct]:
    return [
        acts.Admitted(device=device, request=request, player=True),
        acts.Admitted(device=device, request=request, player=False),
        acts.Sat(device=device, request=request, seat=seat, name=device.title()),
        acts.Sat(device=device, request=request, seat=seat, name=device.upper()),
        acts.Stood(device=device, request=request, seat=seat),
        acts.Published(device=device, request=request, public=device < "bob"),
        acts.Configured(device="ann", request=request, settings=settings),
        acts.Agreed(device=device, request=request, seat=seat),
        acts.CameBack(device=device, request=request, seat=seat),
        acts.TookOver(device=device, request=request, seat=seat, name=device.title()),
        acts.HandedOver(device=device, request=request, seat=seat),
        acts.Moved(device=device, request=request, source="bob"),
        acts.Left(device=device, request=request),
        acts.WentHome(device=device, request=request),
        acts.BotFailed(device="", seat=seat),
    ]


def _seat_setting(team: TeamSetup, bot: str) -> SeatSetting:
    if team.kind != "team":
        return SeatSetting("automatic", team.kind)
    return SeatSetting("bot" if bot else "open", bot, extras_ridden(team))


def _settings(setup: Setup, bots: list[str]) -> Settings:
    seats = tuple(_seat_setting(team, bot) for team, bot in zip(setup.teams, bots, strict=False))
    rules = print_rules(setup.ruleset._replace(declared=False))
    return Settings(
        seats, stage=print_tiles(setup.tiles), rules=() if rules == "base" else tuple(rules.split(","))
    )


def _is_good(setup: Setup) -> bool:
    """Whether the tiles are those of the boxes; tables ride nothing else."""
    return not any(finding.severity == "error" for finding in check(setup.tiles))


_BOTS = st.lists(st.sampled_from(["", "", "", "random"]), min_size=6, max_size=6)
WALKS = st.builds(Walk, st.builds(_settings, setups().filter(_is_good), _BOTS), st.integers(0, 2**64))
"""Any table."""

MOMENTS = st.integers(0, 20) | st.integers(20, 300)
"""How much was tried at a table: before the start, or somewhere in the race or after it."""
