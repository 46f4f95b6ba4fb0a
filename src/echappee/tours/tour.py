"""A running tour: the stages ridden, the books after each, and the current stage."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Generic, TypeVar, cast

from echappee import games
from echappee.engine import Dealer, Race, Refused, SeededDealer
from echappee.games import game_named
from echappee.notation import SomePosition, SomeView, commitment
from echappee.tours.game_tours import BooksChange, Facts, GameTours, LineAsked, SomeSetup, changes_between
from echappee.tours.record import TourRecord, print_tour, read_tour
from echappee.tours.result_lines import CORRECTED, RESULT, TOTALS, YES, is_written, print_lines, read_lines

LONGEST_SEED = 100
UNKNOWN = print_lines(RESULT, {})
"""The text of a stage of which nothing is known but the totals after a later one."""

P_co = TypeVar("P_co", bound=SomePosition, covariant=True)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)
S_co = TypeVar("S_co", bound=SomeSetup, covariant=True)
B_co = TypeVar("B_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)


class Tour(Generic[P_co, V_co, S_co, B_co, R_co]):
    """Begins its stages, enters their results, and can be written as one text at any moment.

    Its game has its own positions, views, setup, books and results. They only ever come out of a tour, so a
    tour of a game is also a `SomeTour`.
    """

    def __init__(
        self, game: GameTours[P_co, V_co, S_co, B_co, R_co], setup: S_co, players: Sequence[str], seed: int
    ) -> None:
        self._game = game
        self.setup = setup
        self.players = tuple(players)
        self.seed = seed
        self.results: list[R_co] = []
        self.ridden: list[str] = []
        """The texts of the stages that are over: records, or results that were written down."""
        self.books: list[B_co] = [game.open_books(setup)]
        """Before the first stage, then after each stage with everything done for the next."""
        self.entered: list[B_co] = []
        """After each stage, before anything is done for the next."""
        self.race: Race[P_co, V_co] | None = None
        self.published = False
        """Whether the hash of a stage's seed is published before the stage, as at tables."""
        self.changes: tuple[BooksChange, ...] = ()
        """What the latest correction has changed in the books before the next stage."""
        self.edits = 0
        """How often results were entered: the books can change without another stage."""
        self._tags: dict[str, str] = {}
        """The tags of the current stage."""

    def __repr__(self) -> str:
        state = "over" if self.over else f"stage {self.number + 1} of {len(self.setup.days)}"
        return f"<Tour: {self.game}, {', '.join(self.players)}; {state}>"

    @property
    def number(self) -> int:
        """The current or next stage, counted from 0."""
        return len(self.results)

    @property
    def game(self) -> str:
        return self._game.rules.name

    @property
    def over(self) -> bool:
        return self.number == len(self.setup.days)

    def stage_tags(self) -> dict[str, str]:
        """The first tags of the current or next stage's record."""
        if self.race is not None:
            return dict(self._tags)
        start = self._game.stage_tags(self.setup, self.number, self.books[-1])
        seed = str(stage_seed(self.seed, self.number))
        promised = {"commitment": commitment(seed)} if self.published else {}
        return start | {"players": " ".join(self.players), "seed": seed} | promised

    def begin(self, dealer: Dealer | None = None) -> Race[P_co, V_co]:
        """The current stage, which begins now if it has not yet; this dealer or the seed deals."""
        if self.over:
            raise Refused("tour-over", "all stages of this tour are ridden")
        if self.race is None:
            tags = self.stage_tags()
            dealt, rules = dealer or SeededDealer(tags["seed"].encode(), race=""), self._game.rules
            self.race, self._tags = Race(rules, rules.read_start(tags), dealt), tags
        return self.race

    def close(self) -> None:
        """Enter the result of the current stage, which is over."""
        assert self.race is not None
        assert self.race.over
        self.ridden.append(games.save(self.race, self.stage_tags()))
        self._enter(self.race)
        self.race = None

    def recall(self, ridden: Sequence[str], results: Sequence[object]) -> None:
        """Enter stages that were ridden before, by their records and results."""
        self.ridden += ridden
        for result in results:
            self._book(result)

    @property
    def tags(self) -> dict[str, str]:
        """How its record begins."""
        own = {"game": self.game, "players": " ".join(self.players), "seed": str(self.seed)}
        return own | self._game.tags(self.setup)

    def text(self) -> str:
        """The record of the tour so far."""
        going = () if self.race is None else (games.save(self.race, self.stage_tags()),)
        return print_tour(self.tags, (*self.ridden, *going))

    def take(self, text: str, origin: str) -> None:
        """Add the record or the result of the next stage; a record of another tour is refused."""
        if is_written(text):
            self.put(self.number, text, origin)
            return
        race, tags = games.load(text, origin)
        if self.race is not None or self.over:
            raise Refused(
                "bad-tour", f"{origin}: this stage comes after one that is not over, or after the last"
            )
        wanted = {"game": self.game} | self.stage_tags()
        known = (*wanted, "game", *self._game.rules.tags)
        asked = [name for name in known if name in tags or name not in self._game.younger]
        if any(map(_is_corrected, self.ridden)):
            asked = [name for name in asked if name not in self._game.inherited]
        if foreign := [name for name in asked if tags.get(name) != wanted.get(name)]:
            raise Refused(
                "bad-tour",
                f"{origin}: the tag {foreign[0]} of this stage does not follow from the tour so far",
            )
        self.race, self._tags = race, dict(tags)
        if race.over:
            self.close()

    def put(self, number: int, text: str, origin: str = "result") -> None:
        """Enter this result, or these totals, for a stage counted from 0: the next one, or an earlier one.

        After an earlier one everything is worked out again, and the text says that it was corrected; stages
        that were ridden stay as they were ridden. Totals may be those after a later stage than the next: then
        nothing is known of the stages between.
        """
        head, lines, result = self._checked(number, text, origin)
        if number + 1 < self.number + (self.race is not None):
            lines[CORRECTED] = YES
        before, again = self._facts(), number < self.number
        unknown = [self._read(each, {}, RESULT) for each in range(self.number, number)]
        ridden, known = [*self.ridden, *([UNKNOWN] * len(unknown))], [*self.results, *unknown]
        self.ridden = [*ridden[:number], print_lines(head, lines), *ridden[number + 1 :]]
        self._rebook([*known[:number], result, *known[number + 1 :]])
        self.changes = changes_between(before, self._facts()) if again else ()

    def check_put(self, number: int, text: str, origin: str = "result") -> None:
        """Refuse a text that cannot be entered for this stage now."""
        self._checked(number, text, origin)

    def check_road(self) -> None:
        """Refuse to ride the next stage if only the number of its card is known."""
        if not self.over and self.race is None:
            self.stage_tags()

    @property
    def returnable(self) -> bool:
        """Whether the latest stage was entered, and the next one has not begun."""
        return bool(self.ridden) and self.race is None and is_written(self.ridden[-1])

    def take_back(self) -> None:
        """Take the latest stage out again, if its result was entered and the next one has not begun."""
        if not self.returnable:
            raise Refused("not-entered", "the latest stage was not entered, or the next one has begun")
        left = self.ridden[:-1]
        while left and left[-1] == UNKNOWN:
            left.pop()
        self.ridden = left
        self._rebook(self.results[: len(left)])
        self.changes = ()

    def was_entered(self, number: int) -> bool:
        """Whether the result of this stage, counted from 0, was entered, and not ridden."""
        return number < len(self.ridden) and is_written(self.ridden[number])

    def packed(self, rider: str) -> dict[str, int]:
        """What is to be remembered of this rider until the next stage."""
        facts = self._facts()
        return {what: int(facts[what, rider]) for what in self._game.packed}

    def asks(self, number: int) -> tuple[LineAsked, ...]:
        """The lines with which this stage, counted from 0, can be entered."""
        return self._game.asks(self.setup, number)

    def lines_of(self, number: int) -> dict[str, str]:
        """The result of a stage that is over, counted from 0, in lines; a stage that was ridden has all."""
        if self.was_entered(number):
            return read_lines(self.ridden[number])
        return self._game.print_result(self.results[number])

    def missing_in(self, number: int) -> tuple[str, ...]:
        """The lines of this stage, counted from 0, that are still to be written; none once totals follow."""
        heads = [text.partition("\n")[0].strip() for text in self.ridden]
        if number >= len(heads) or heads[number] != RESULT or TOTALS in heads[number:]:
            return ()
        return self._game.missing(self.setup, number, read_lines(self.ridden[number]))

    def _checked(self, number: int, text: str, origin: str) -> tuple[str, dict[str, str], R_co]:
        """The kind of this text, its lines and its result, if it may be entered now."""
        lines, head = read_lines(text, origin), TOTALS if text.startswith(TOTALS) else RESULT
        last = self.number - (self.race is not None) if head == RESULT or self.race else len(self.setup.days)
        if not 0 <= number < len(self.setup.days) or number > last:
            raise Refused(
                "not-its-turn", f"{origin}: stage {number + 1} is not the next one, nor an earlier one"
            )
        return head, lines, self._read(number, lines, head)

    def _read(self, number: int, lines: Mapping[str, str], head: str) -> R_co:
        if head == TOTALS:
            return self._game.read_totals(self.setup, lines)
        return self._game.read_result(self.setup, number, lines)

    def _rebook(self, results: Sequence[object]) -> None:
        self.books, self.entered, self.results = [self._game.open_books(self.setup)], [], []
        self.edits += 1
        for each in results:
            self._book(each)

    def _facts(self) -> Facts:
        return self._game.facts(self.setup, self.books[-1])

    def _enter(self, race: Race[P_co, V_co]) -> None:
        self._book(self._game.result(race, self.setup.days[self.number]))

    def _book(self, entered: object) -> None:
        books, result = self.books[-1], cast("R_co", entered)
        self.entered.append(self._game.enter(books, result))
        self.books.append(self._game.close_stage(books, result))
        self.results.append(result)


def _is_corrected(text: str) -> bool:
    return is_written(text) and CORRECTED in read_lines(text)


SomeTour = Tour[SomePosition, SomeView, SomeSetup, object, object]
"""A tour of some game, with what all games share."""


def load_tour(text: str, origin: str = "tour") -> SomeTour:
    """The tour of this record; for a damaged one, the refusal says what is wrong and what can be kept."""
    record = read_tour(text, origin)
    tour = tour_begun(record, origin)
    for number, stage in enumerate(record.stages, start=1):
        try:
            tour.take(stage, f"{origin} stage {number}")
        except Refused as refusal:
            if refusal.code == "other-edition":
                raise
            kept = f"stages 1 to {number - 1} are whole" if number > 1 else "no stage before it is whole"
            raise Refused("bad-tour", f"{refusal.detail}; {kept}") from None
    return tour


def stage_seed(seed: int, number: int) -> int:
    """The seed of a stage: derived from the tour's, it says nothing about that of another stage."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest())


def tour_begun(record: TourRecord, origin: str) -> SomeTour:
    """The tour of this record before its first stage."""
    tags, seed = record.tags, record.tags["seed"]
    game = game_named(tags["game"], origin).room(GameTours)
    if not (seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED):
        raise Refused("bad-tour", f"{origin}: the seed is a whole number of at most {LONGEST_SEED} digits")
    players = tags["players"].split(" ")
    if len(players) != len(tags["teams"].split(" ")):
        raise Refused("bad-tour", f"{origin}: there must be one player per team")
    return Tour(game, game.read_setup(tags), players, int(seed))
