"""A tour under way: the stages ridden, the books after each, and the stage that is on."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256

from echappee import catalogue
from echappee.engine import Dealer, Refused, SeededDealer
from echappee.flamme import FLAMME, FlammeRace, Position, Ruleset, set_up
from echappee.flamme.lines import print_rules, read_rules
from echappee.flamme.records import setup_tags
from echappee.tours.between import close_stage
from echappee.tours.books import Books, Result, enter, open_books
from echappee.tours.calendar import print_calendar, read_calendar, stage_of
from echappee.tours.finale import Outcome, close_tour
from echappee.tours.record import TourRecord, print_tour, read_tour
from echappee.tours.riding import Tour, chosen_in, result_of, set_up_stage

ALLOWED = ("weather", "breakaway", "specialists")
LONGEST_SEED = 100


class Campaign:
    """Begins its stages, enters their results, and is all of it as one text at any moment."""

    def __init__(self, tour: Tour, players: Sequence[str], seed: int) -> None:
        self.tour = tour
        self.players = tuple(players)
        self.seed = seed
        self.results: list[Result] = []
        self.ridden: list[str] = []
        """The records of the stages that are over."""
        self.books: list[Books] = [open_books(tour.colours)]
        """Before the first stage, then after each, everything done for the next."""
        self.sheets: list[Books] = []
        """After each stage, before anything is done for the next."""
        self.chosen: Mapping[str, tuple[str, str]] = {}
        self.race: FlammeRace | None = None

    @property
    def number(self) -> int:
        """Which stage is on or comes next, counted from 0."""
        return len(self.results)

    @property
    def over(self) -> bool:
        """Whether all stages are ridden."""
        return self.number == len(self.tour.days)

    @property
    def outcome(self) -> Outcome:
        """What the tour comes to, if it ended now."""
        return close_tour(self.books[-1], len(self.tour.days))

    def stage_tags(self) -> dict[str, str]:
        """What the record of the stage says that is on or comes next."""
        setup = set_up_stage(self.tour, self.number, self.books[-1], self.chosen)
        own = {"stage": stage_of(self.tour.days[self.number]).id, "players": " ".join(self.players)}
        return setup_tags(setup) | own | {"seed": str(stage_seed(self.seed, self.number))}

    def begin(self, dealer: Dealer | None = None) -> FlammeRace:
        """The stage that is on; begun where it has not, with chance by this dealer or the seed."""
        if self.over:
            raise Refused("tour-over", "all stages of this tour are ridden")
        if self.race is None:
            tags = self.stage_tags()
            dealt = dealer or SeededDealer(tags["seed"].encode(), race="")
            self.race = FlammeRace(FLAMME, FLAMME.read_start(tags), dealt)
        return self.race

    def close(self) -> None:
        """Enter the result of the stage that is on; it is over (10.6, 10.7)."""
        assert self.race is not None
        assert self.race.over
        self.ridden.append(catalogue.save(self.race, self.stage_tags()))
        self._enter(self.race.position)
        self.race = None

    def text(self) -> str:
        """The whole tour, as far as it is, as its record."""
        tags = {
            "game": FLAMME.name,
            "calendar": print_calendar(self.tour.days),
            "teams": " ".join(self.tour.teams),
            "rules": print_rules(self.tour.rules),
            "players": " ".join(self.players),
            "seed": str(self.seed),
        }
        going = [] if self.race is None else [catalogue.save(self.race, self.stage_tags())]
        return print_tour(tags, [*self.ridden, *going])

    def take(self, text: str, origin: str) -> None:
        """Go on with the record of the next stage; refuses one that is not of this tour."""
        race, tags = catalogue.load(text, origin)
        if self.race is not None or self.over:
            raise Refused(
                "bad-tour", f"{origin}: this stage comes after one that is not over, or after the last"
            )
        wanted = self.stage_tags()
        if foreign := [name for name in wanted if tags.get(name) != wanted[name]]:
            raise Refused(
                "bad-tour", f"{origin}: this stage has another {foreign[0]} than the tour so far leads to"
            )
        self.race = race
        if race.over:
            self.close()

    def _enter(self, position: Position) -> None:
        result = result_of(position, self.tour.days[self.number])
        self.sheets.append(enter(self.books[-1], result))
        self.books.append(close_stage(self.books[-1], result))
        self.results.append(result)
        self.chosen = chosen_in(position)


def new_campaign(
    calendar: str, teams: Sequence[str], players: Sequence[str], rules: Ruleset, seed: int
) -> Campaign:
    """A tour before its first stage; refuses what cannot be ridden."""
    if wrong := [name for name in print_rules(rules).split(",") if name not in ("base", *ALLOWED)]:
        raise Refused("bad-rules", f"a tour has no rule {wrong[0]}; there are {', '.join(ALLOWED)}")
    campaign = Campaign(Tour(read_calendar(calendar, len(teams)), tuple(teams), rules), players, seed)
    for number in range(len(campaign.tour.days)):
        set_up(set_up_stage(campaign.tour, number, campaign.books[0], {}))
    return campaign


def load_campaign(text: str, origin: str = "tour") -> Campaign:
    """The tour of this record; refuses a damaged one with what is wrong and what can be kept."""
    record = read_tour(text, origin)
    campaign = _begun(record, origin)
    for number, stage in enumerate(record.stages, start=1):
        try:
            campaign.take(stage, f"{origin} stage {number}")
        except Refused as refusal:
            kept = f"stages 1 to {number - 1} are whole" if number > 1 else "no stage before it is whole"
            raise Refused("bad-tour", f"{refusal.detail}; {kept}") from None
    return campaign


def mend(text: str, origin: str = "tour") -> tuple[Campaign, int]:
    """The tour up to the last whole round before its damage, and how many of its stages are left out."""
    record = read_tour(text, origin, damaged=True)
    campaign = _begun(record, origin)
    whole = all(_take_whole_rounds(campaign, stage, origin) for stage in record.stages)
    kept = len(record.stages) if whole else campaign.number + (campaign.race is not None)
    return campaign, len(record.stages) - kept + record.unread


def _take_whole_rounds(campaign: Campaign, stage: str, origin: str) -> bool:
    """Go on with as many rounds of this stage as are whole; says whether all are."""
    parts = stage.split("\n\n")
    for whole in range(len(parts), 1, -1):
        with suppress(Refused):
            campaign.take("\n\n".join(parts[:whole]) + "\n", origin)
            return whole == len(parts)
    return False


def stage_seed(seed: int, number: int) -> int:
    """The seed of a stage: it follows from the tour's, and tells nothing about that of another stage."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest())


def _begun(record: TourRecord, origin: str) -> Campaign:
    tags = record.tags
    if tags["game"] != FLAMME.name:
        raise Refused("unknown-game", f"{origin}: the game is none of {', '.join(catalogue.GAMES)}")
    seed = tags["seed"]
    if not (seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED):
        raise Refused("bad-tour", f"{origin}: the seed is a whole number of at most {LONGEST_SEED} digits")
    teams, players = tags["teams"].split(" "), tags["players"].split(" ")
    if len(players) != len(teams):
        raise Refused("bad-tour", f"{origin}: there is one player for each team")
    return new_campaign(tags["calendar"], teams, players, read_rules(tags["rules"]), int(seed))
