"""A tour under way: the stages ridden, the books after each, and the stage that is on."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

from echappee import catalogue
from echappee.catalogue import AnyRace
from echappee.engine import Dealer, Race, Refused, SeededDealer
from echappee.flamme import FLAMME, Ruleset
from echappee.homas import HOMAS
from echappee.notation import commitment
from echappee.tours.families import FAMILIES
from echappee.tours.family import Own, TourFamily
from echappee.tours.record import TourRecord, print_tour, read_tour

LONGEST_SEED = 100


class Campaign:
    """Begins its stages, enters their results, and is all of it as one text at any moment."""

    def __init__(self, family: TourFamily, tour: Own, players: Sequence[str], seed: int) -> None:
        self.family = family
        self.tour = tour
        self.players = tuple(players)
        self.seed = seed
        self.results: list[Own] = []
        self.ridden: list[str] = []
        """The records of the stages that are over."""
        self.books: list[Own] = [family.open_books(tour)]
        """Before the first stage, then after each, everything done for the next."""
        self.sheets: list[Own] = []
        """After each stage, before anything is done for the next."""
        self.chosen: Own = {}
        """What was chosen in an earlier stage and still holds."""
        self.race: AnyRace | None = None
        self.published = False
        """Whether the hash of a stage's seed is told before the stage, as at tables."""
        self._tags: dict[str, str] = {}
        """Of the stage that is on."""

    @property
    def number(self) -> int:
        """Which stage is on or comes next, counted from 0."""
        return len(self.results)

    @property
    def over(self) -> bool:
        """Whether all stages are ridden."""
        return self.number == len(self.tour.days)

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.family.game.name

    @property
    def outcome(self) -> Own:
        """What the tour comes to, if it ended now."""
        return self.family.outcome(self.tour, self.books[-1])

    def stage_tags(self) -> dict[str, str]:
        """What the record of the stage says that is on or comes next."""
        if self.race is not None:
            return dict(self._tags)
        start = self.family.stage_tags(self.tour, self.number, self.books[-1], self.chosen)
        seed = str(stage_seed(self.seed, self.number))
        promised = {"commitment": commitment(seed)} if self.published else {}
        return start | {"players": " ".join(self.players), "seed": seed} | promised

    def begin(self, dealer: Dealer | None = None) -> AnyRace:
        """The stage that is on; begun where it has not, with chance by this dealer or the seed."""
        if self.over:
            raise Refused("tour-over", "all stages of this tour are ridden")
        if self.race is None:
            tags = self.stage_tags()
            dealt = dealer or SeededDealer(tags["seed"].encode(), race="")
            game = self.family.game
            self.race, self._tags = Race(game, game.read_start(tags), dealt), tags
        return self.race

    def close(self) -> None:
        """Enter the result of the stage that is on; it is over."""
        assert self.race is not None
        assert self.race.over
        self.ridden.append(catalogue.save(self.race, self.stage_tags()))
        self._enter(self.race)
        self.race = None

    def text(self) -> str:
        """The whole tour, as far as it is, as its record."""
        own = {"game": self.game, "players": " ".join(self.players), "seed": str(self.seed)}
        going = [] if self.race is None else [catalogue.save(self.race, self.stage_tags())]
        return print_tour(own | self.family.tags(self.tour), [*self.ridden, *going])

    def take(self, text: str, origin: str) -> None:
        """Go on with the record of the next stage; refuses one that is not of this tour."""
        race, tags = catalogue.load(text, origin)
        if self.race is not None or self.over:
            raise Refused(
                "bad-tour", f"{origin}: this stage comes after one that is not over, or after the last"
            )
        wanted = {"game": self.game} | self.stage_tags()
        family = self.family
        known = (*wanted, "game", *family.game.tags)
        asked = [name for name in known if name in tags or name not in family.younger]
        if foreign := [name for name in asked if tags.get(name) != wanted.get(name)]:
            raise Refused(
                "bad-tour", f"{origin}: this stage has another {foreign[0]} than the tour so far leads to"
            )
        self.race, self._tags = race, dict(tags)
        if race.over:
            self.close()

    def _enter(self, race: AnyRace) -> None:
        family, books = self.family, self.books[-1]
        result = family.result(race, self.tour.days[self.number])
        self.sheets.append(family.enter(books, result))
        self.books.append(family.close_stage(books, result))
        self.results.append(result)
        self.chosen = family.chosen(race)


def new_campaign(
    calendar: str, teams: Sequence[str], players: Sequence[str], rules: Ruleset, seed: int
) -> Campaign:
    """A tour of Flamme Rouge before its first stage; refuses what cannot be ridden."""
    family = FAMILIES[FLAMME.name]
    return Campaign(family, family.tour(calendar, teams, rules), players, seed)


def new_stage_race(calendar: str, teams: Sequence[str], players: Sequence[str], seed: int) -> Campaign:
    """A stage race of Homas Tour Pro before its first stage; refuses what cannot be ridden."""
    family = FAMILIES[HOMAS.name]
    return Campaign(family, family.tour(calendar, teams, None), players, seed)


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
    family = FAMILIES.get(tags["game"])
    if family is None:
        raise Refused("unknown-game", f"{origin}: the game is none of {', '.join(FAMILIES)}")
    seed = tags["seed"]
    if not (seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED):
        raise Refused("bad-tour", f"{origin}: the seed is a whole number of at most {LONGEST_SEED} digits")
    players = tags["players"].split(" ")
    if len(players) != len(tags["teams"].split(" ")):
        raise Refused("bad-tour", f"{origin}: there is one player for each team")
    return Campaign(family, family.read_tour(tags), players, int(seed))
