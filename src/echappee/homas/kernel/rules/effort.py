"""The means of a move: dice, cards, a fitness card (rules 2.1.6, 2.5.1, 3.2 to 3.4)."""

from echappee.homas.kernel.chance import DIE, roll
from echappee.homas.kernel.rules.cards import (
    FACES,
    STARRED,
    VALUES,
    WITH_ATTACK,
    first_card,
    second_card,
    single,
    spend,
    team_card,
)
from echappee.homas.kernel.rules.questions import FITNESS
from echappee.homas.kernel.rules.traffic import is_neutral, is_opening, team_of
from echappee.homas.rules.effort import NATURAL
from echappee.kernel import Race, Table, compiled


@compiled
def begin_effort(race: Race, rolled: int) -> None:
    """Nothing yet; whether it comes from dice or energy cards, not from a fitness card or a rule."""
    race.part_count = race.plus = race.attack = 0
    race.rolled = rolled


@compiled
def add_part(race: Race, part: int) -> None:
    """One more die or card, if there is one."""
    if part:
        race.parts[race.part_count] = part
        race.part_count += 1


@compiled
def parts_total(race: Race) -> int:
    """The sum of dice and cards, before any bonus."""
    found = 0
    for index in range(race.part_count):
        found += race.parts[index]
    return found


@compiled
def greatest_part(race: Race) -> int:
    return max(race.parts[0], race.parts[race.part_count - 1])


@compiled
def keep(race: Race, part: int) -> None:
    """Only this part counts."""
    race.parts[0], race.part_count = part, 1


@compiled
def is_natural_seven(race: Race) -> bool:
    """Whether a die and another, or a die and a card, make seven (2.7.1)."""
    return race.rolled == 1 and race.part_count == 2 and parts_total(race) == NATURAL


@compiled
def allowed(race: Race, grade: int) -> int:
    """The squares of the effort on a road with this number: at least one (3.2.1 to 3.4.1)."""
    return max(1, parts_total(race) + race.plus + grade)


@compiled
def exert(table: Table, race: Race, rider: int, option: int) -> None:
    """Play the cards of this option and roll the remaining dice."""
    begin_effort(race, 1)
    if option == FITNESS:
        _play_fitness(race, rider)
        return
    _play(race, rider, first_card(option))
    _play(race, rider, second_card(option))
    helping = team_card(option)
    if helping >= 0:
        race.team_cards[team_of(rider)] -= single(helping)
        race.used[rider] += 1
        race.helped[rider] = 1
        add_part(race, VALUES[helping])
    race.attack = 1 if option & WITH_ATTACK else 0
    dice = (1 if race.one_die[rider] else 2) - race.part_count
    one, two = roll(race, DIE, rider, 0, dice)
    add_part(race, one)
    add_part(race, two)
    if is_neutral(table, rider) and not is_opening(table, race):
        race.plus = 1 - (one + two) % 2  # not in the first turn (1.5.1, 2.9.2)


@compiled
def _play(race: Race, rider: int, kind: int) -> None:
    if kind >= 0:
        spend(race, rider, kind)
        race.used[rider] += 1
        add_part(race, VALUES[kind])


@compiled
def _play_fitness(race: Race, rider: int) -> None:
    card = race.fitness[rider]
    race.fitness[rider] = -1
    race.attack = STARRED[card]
    if FACES[card]:
        race.rolled = 0
        add_part(race, FACES[card])
    else:
        one, two = roll(race, DIE, rider, 0, 2)
        add_part(race, one)
        add_part(race, two)
