"""Before the first turn: rain, the order, cards and the line-up (1.2 to 1.4, 5.9, 6.1)."""

from itertools import combinations, permutations, product

from tests.oracle.homas.cards import OWN, TEAM
from tests.oracle.homas.table import Draw, Now, Rider, Table, Talk, Team, ask

LETTERS = "abcde"
FIRST_ROWS = (0, 2, 4, 1)


def start(table: Table) -> Talk[None]:
    """Everything up to the first turn."""
    _give_cards(table)
    yield Now("weather")
    if table.facts.rain:
        face = yield Draw("rain")
        table.rain = int(face) <= 2
    yield Now("order")
    if not table.teams[0].rank:
        order = yield Draw("order")
        for team in table.teams:
            team.rank = order.split(",").index(team.colour) + 1
    yield Now("energy")
    if table.facts.counts:
        yield from _choose_cards(table)
    if not (table.facts.trial and table.facts.stage):
        yield Now("fitness")
        yield from _fitness(table)
    yield Now("lineup")
    teams = sorted(table.teams, key=lambda team: team.rank)
    if table.facts.trial:
        for rider in table.riders:
            rider.spot = table.road.named["0.2"]
    elif table.one_by_one:
        yield from _rider_by_rider(table, teams)
    else:
        yield from _letters(table, teams)


def _give_cards(table: Table) -> None:
    """All cards there are; a stage may have fewer, or one more for the team."""
    counts = table.facts.counts
    for rider in table.riders:
        rider.cards = [] if rider.neutral or rider.name in table.tired else list(OWN[rider.role])
    for team in table.teams:
        fourth = ["5k"] if counts and counts[4] == 4 else []
        team.cards = [] if team.neutral or (counts and counts[4] == 0) else TEAM + fourth


def _of(table: Table, team: Team) -> list[Rider]:
    return [rider for rider in table.riders if rider.team == team.colour]


def _choose_cards(table: Table) -> Talk[None]:
    """Hands are chosen unseen and then shown."""
    for team in table.teams:
        if team.neutral:
            continue
        piles = [*(rider.cards for rider in _of(table, team)), team.cards]
        hands = [
            combinations(pile, min(n, len(pile))) for pile, n in zip(piles, table.facts.counts, strict=True)
        ]
        options = {"-".join(",".join(cards) or "0" for cards in hand) for hand in product(*hands)}
        answer = yield from ask("energy", team.colour, "", options)
        chosen = [[] if part == "0" else part.split(",") for part in answer.split("-")]
        for rider, cards in zip(_of(table, team), chosen, strict=False):
            rider.cards = cards
        team.cards = chosen[4]


def _fitness(table: Table) -> Talk[None]:
    """A stack for each number; then every director keeps one card for each rider."""
    dealt: dict[str, list[str]] = {}
    directed = [rider for rider in table.riders if not rider.neutral]
    draws = dict(zip((rider.name for rider in table.riders), table.draws or (1,) * 20, strict=True))
    for role, stack in enumerate(("hearts", "spades", "diamonds", "clubs"), start=1):
        drawn = yield Draw(stack)
        cards = drawn.split(",")
        for rider in directed:
            if rider.role == role:
                dealt[rider.name], cards = cards[: draws[rider.name]], cards[draws[rider.name] :]
    for rider in directed:
        rider.fitness = dealt[rider.name][0]
        if len(dealt[rider.name]) > 1:
            rider.fitness = yield from ask("keep", rider.team, rider.name, dealt[rider.name], sealed=True)


def _letters(table: Table, teams: list[Team]) -> Talk[None]:
    """Team after team takes a letter of the starting board."""
    free = list(LETTERS)
    for team in teams:
        answer = free[0] + "1234"
        if not team.neutral:
            options = [letter + "".join(roles) for letter in free for roles in permutations("1234")]
            answer = yield from ask("lineup", team.colour, "", options)
        free.remove(answer[0])
        for lane, role in enumerate(answer[1:], start=1):
            row = -((FIRST_ROWS[lane - 1] + LETTERS.index(answer[0])) % 5)
            rider = next(rider for rider in _of(table, team) if str(rider.role) == role)
            rider.spot = table.road.named[f"{row}.{lane}"]


def _rider_by_rider(table: Table, teams: list[Team]) -> Talk[None]:
    """Four times round, each team puts a rider in a lane where it has none."""
    for number in range(4):
        for team in teams:
            mine = _of(table, team)
            lanes = {1, 2, 3, 4} - {rider.at.lane for rider in mine if rider.spot}
            grid = [table.road.named[f"{-row}.{lane}"] for row in range(5) for lane in sorted(lanes)]
            free = [spot for spot in grid if not table.on(spot)]
            left = [rider for rider in mine if not rider.spot]
            answer = f"{left[0].name},{free[0].name}"
            if not team.neutral:
                options = [f"{rider.name},{spot.name}" for rider in left for spot in free]
                answer = yield from ask(f"place-{number}", team.colour, "", options)
            name, _, square = answer.partition(",")
            next(rider for rider in mine if rider.name == name).spot = table.road.named[square]
