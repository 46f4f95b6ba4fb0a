"""Before the first turn (rules 1.2 to 1.4, 5.9, 6.1): rain, the order of teams, cards."""

from echappee.homas.kernel.chance import CARDS, KEEP, RAIN, SIDES, STACK, TEAM_ORDER, chance, given, note
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import WIDTH, count, size
from echappee.homas.kernel.rules.questions import HAND_BITS, WAITING, offer
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.homas.kernel.state import DEALING, ENERGY, LINEUP, ORDER, OWN, RIDERS, TEAMS
from echappee.homas.rules.cards import FITNESS
from echappee.homas.rules.start import RAINS
from echappee.kernel import Race, Table, compiled, split

IN_STACK = len(FITNESS)
CARD_BITS = 4
"""For one fitness card of a draw."""
SEAT_BITS = 3
"""For one team of an order."""
FROM_ONE_NUMBER = 3
"""Fitness cards that are drawn from one random number."""


@compiled
def weather(table: Table, race: Race) -> None:
    """If rain is possible, it rains on a 1 or 2 (6.1.2)."""
    race.rain = 0
    if table.rain:
        face = given(race)
        if face < 0:
            face = split(chance(race, RAIN, 0, 0)[0], SIDES)[0] + 1
        note(race, RAIN, 0, 0, face)
        race.rain = face <= RAINS
    race.phase = ORDER


@compiled
def order(race: Race) -> None:
    """The order of the teams: by classification, else by lot (1.4.1)."""
    drawn, left, known = 0, (1 << TEAMS) - 1, False
    number, more, _, _ = chance(race, TEAM_ORDER, 0, 0)
    for team in range(TEAMS):
        known = known or race.rank[team] != 0
    if not known:
        told = given(race)
        for place in range(TEAMS):
            if place == FROM_ONE_NUMBER:
                number = more
            index, number = split(number, TEAMS - place)
            team = _bit_at(left, index) if told < 0 else told >> SEAT_BITS * place & (1 << SEAT_BITS) - 1
            left -= 1 << team
            race.rank[team] = place + 1
            drawn |= team << SEAT_BITS * place
        note(race, TEAM_ORDER, 0, 0, drawn)
    race.phase = ENERGY


@compiled
def _bit_at(bits: int, index: int) -> int:
    """Which bit has this index among those that are set."""
    bit = 0
    while index > 0 or not bits >> bit & 1:
        index -= bits >> bit & 1
        bit += 1
    return bit


@compiled
def energy(table: Table, race: Race) -> None:
    """For a stage directors choose which of their cards they ride with (1.2.4)."""
    if table.chooses_cards:
        for team in range(TEAMS):
            if not table.neutral[team]:
                _write_hands(table, race, team)
                answer = decide(table, race, CARDS, team, team, 0) if race.count > 1 else race.options[0]
                if answer == WAITING:
                    return
                for place in range(OWN):
                    race.cards[OWN * team + place] = _part(answer, place)
                race.team_cards[team] = _part(answer, OWN)
    race.phase = DEALING if table.deals else LINEUP


@compiled
def _part(hand: int, place: int) -> int:
    """The cards of rider 1 to 4, then of the team."""
    return hand >> HAND_BITS * place & (1 << HAND_BITS) - 1


@compiled
def _write_hands(table: Table, race: Race, team: int) -> None:
    """Every hand that the stage allows: the choices of the last pile change first."""
    race.count = 0
    offer(race, 0)
    for place in range(OWN + 1):
        pile = race.team_cards[team] if place == OWN else race.cards[OWN * team + place]
        before = race.count
        for index in range(before):
            race.hands[index] = race.options[index]
        race.count = 0
        for index in range(before):
            _offer_choices(race, race.hands[index], pile, table.hand_sizes[place], HAND_BITS * place)


@compiled
def _offer_choices(race: Race, hand: int, pile: int, most: int, shift: int) -> None:
    """This hand with each choice of cards of the pile; many of the first kind come first."""
    take = min(most, size(pile))
    for one in range(min(take, count(pile, 0)), -1, -1):
        for two in range(min(take - one, count(pile, 1)), -1, -1):
            three = take - one - two
            if three <= count(pile, 2):
                offer(race, hand | (one | two << WIDTH | three << 2 * WIDTH) << shift)


@compiled
def fitness(table: Table, race: Race) -> None:
    """Each rider's card from its number's stack; who drew more than one keeps one (1.3.1, 5.9.1)."""
    for place in range(OWN):
        _deal(table, race, place)
    for rider in range(RIDERS):
        if not is_neutral(table, rider):
            card = _keep(table, race, rider)
            if card == WAITING:
                return
            race.fitness[rider] = card
    race.phase = LINEUP


@compiled
def _deal(table: Table, race: Race, place: int) -> None:
    """Deal from one stack: the cards of each rider with this number are noted in `lands`, four bits each."""
    left, dealt, drawn = (1 << IN_STACK) - 1, 0, 0
    chances = chance(race, STACK, place, 0)
    number, told = chances[0], -2
    for team in range(TEAMS):
        rider = OWN * team + place
        race.lands[rider] = 0
        for draw in range(0 if table.neutral[team] else table.draws[rider]):
            if dealt and dealt % FROM_ONE_NUMBER == 0:
                number = chances[dealt // FROM_ONE_NUMBER]
            index, number = split(number, IN_STACK - dealt)
            told = given(race) if told == -2 else told
            card = _bit_at(left, index) if told < 0 else (told >> CARD_BITS * dealt & 15) - 1
            left -= 1 << card
            race.lands[rider] |= card + 1 << CARD_BITS * draw
            drawn |= card + 1 << CARD_BITS * dealt
            dealt += 1
    if dealt:
        note(race, STACK, place, 0, drawn)


@compiled
def _keep(table: Table, race: Race, rider: int) -> int:
    """Which of its cards this rider keeps."""
    race.count = 0
    cards = race.lands[rider]
    while cards:
        offer(race, (cards & (1 << CARD_BITS) - 1) - 1)
        cards >>= CARD_BITS
    if race.count == 1:
        return race.options[0]
    return decide(table, race, KEEP, team_of(rider), rider, 0)


@compiled
def fresh(race: Race) -> None:
    """The next turn begins: everybody may move again."""
    for rider in range(RIDERS):
        race.moved[rider] = race.still[rider] = race.used[rider] = 0
        race.helped[rider] = race.one_die[rider] = 0
    race.round += 1
    race.step = 0
