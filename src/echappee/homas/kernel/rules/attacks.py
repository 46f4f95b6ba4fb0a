"""Attacks, and the riders that counter them (rule 2.6)."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.chance import COUNTER, COUNTER_DIE, roll
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import KINDS, count, own_cards, spend_one
from echappee.homas.kernel.rules.lost_turns import buy_back, can_buy_back
from echappee.homas.kernel.rules.questions import CARDS_AT, NONE, WAITING, offer
from echappee.homas.kernel.rules.riders import SUBSETS, joined, rider_at
from echappee.homas.kernel.rules.slipstream import go_along, landing, shelters
from echappee.homas.kernel.rules.traffic import is_neutral, team_of, wheel
from echappee.homas.kernel.state import OWN
from echappee.homas.rules.attacks import COUNTERS
from echappee.kernel import Race, Table, compiled


@compiled
def counter(table: Table, race: Race) -> None:
    """All in the wheel of the attacker may counter, then all in theirs, each for a card (2.6.2, 2.6.3)."""
    traces, trace, asked, question = 1, 0, race.refused, 0
    while trace < traces:
        gone = 0
        many = _find_wheel(table, race, trace, asked)
        first = 0
        while first < many:
            end = _run_end(race, first, many)
            offers = _find_offers(table, race, trace, first, end, gone)
            if is_neutral(table, race.group[first]):
                for index in range(offers):
                    rider = race.offers[index]
                    if landing(table, race, rider, trace, gone) != NOWHERE:
                        asked |= 1 << rider
                        gone = _neutral_counters(table, race, rider, trace, traces, gone)
            elif offers:
                for index in range(offers):
                    asked |= 1 << race.offers[index]
                team = team_of(race.offers[0])
                _write_answers(table, race, offers, trace, gone)
                answer = decide(table, race, COUNTER, team, team, question)
                if answer == WAITING:
                    return
                question += 1
                gone = _counter_all(table, race, answer, trace, traces, gone)
                if race.waiting:
                    return
            first = end
        traces += gone
        trace += 1


@compiled
def _find_wheel(table: Table, race: Race, trace: int, asked: int) -> int:
    """Note in `group` who may counter; behind a rider that took the relay, who passed it is first (2.4.4)."""
    many = wheel(table, race, race.olds[trace], 0)
    found = 0
    passed = race.files[trace, 0] if race.file_counts[trace] else -1
    for turn in range(2):
        for index in range(many):
            rider = race.wheel[index]
            new = (rider == passed) == (turn == 0) and not asked >> rider & 1
            if new and _may_counter(table, race, rider, trace):
                race.group[found] = rider
                found += 1
    return found


@compiled
def _run_end(race: Race, first: int, many: int) -> int:
    """Where the riders of one question end; one that has to buy turns back is asked alone."""
    rider, end = race.group[first], first + 1
    if race.wait[rider]:
        return end
    while end < many and team_of(race.group[end]) == team_of(rider) and not race.wait[race.group[end]]:
        end += 1
    return end


@compiled
def _may_counter(table: Table, race: Race, rider: int, trace: int) -> bool:
    if race.moved[rider]:
        return False
    if is_neutral(table, rider) and race.wait[rider]:
        return False
    able = is_neutral(table, rider) or can_buy_back(table, race, rider, 1)
    return able and shelters(table, race.olds[trace], race.square[rider])


@compiled
def _find_offers(table: Table, race: Race, trace: int, first: int, end: int, gone: int) -> int:
    """Note those of a run that still may counter, and for whom there is room."""
    found = 0
    for index in range(first, end):
        rider = race.group[index]
        if _may_counter(table, race, rider, trace) and landing(table, race, rider, trace, gone) != NOWHERE:
            race.lands[rider] = landing(table, race, rider, trace, gone)
            race.offers[found] = rider
            found += 1
    return found


@compiled
def _neutral_counters(table: Table, race: Race, rider: int, trace: int, traces: int, gone: int) -> int:
    """It counters on a six, as long as there is room (2.9.9); how many have countered then."""
    face, _ = roll(race, COUNTER_DIE, rider, 0, 1)
    if face != COUNTERS:
        return gone
    return _go(table, race, rider, trace, traces, gone)


@compiled
def _write_answers(table: Table, race: Race, offers: int, trace: int, gone: int) -> None:
    """None, or riders each with the card it spends, in the order in which they are asked."""
    race.count = 0
    offer(race, NONE)
    for mask in SUBSETS:
        if mask < 1 << offers:
            riders, place = 0, 0
            for each in range(offers):
                if mask >> each & 1:
                    riders = joined(riders, race.offers[each], place)
                    place += 1
            if _is_room(table, race, riders, trace, gone):
                _offer_cards(table, race, riders)


@compiled
def _is_room(table: Table, race: Race, riders: int, trace: int, gone: int) -> bool:
    """Whether there is a square for each of these, one after the other."""
    for place in range(OWN):
        rider = rider_at(riders, place)
        if rider < 0:
            return True
        end = landing(table, race, rider, trace, gone)
        if end == NOWHERE:
            return False
        race.gone[gone] = end
        gone += 1
    return True


@compiled
def _offer_cards(table: Table, race: Race, riders: int) -> None:
    """These riders, with each choice of one card for each; those of the last rider change first."""
    begin = race.count
    offer(race, riders)
    for place in range(OWN):
        rider = rider_at(riders, place)
        if rider < 0:
            return
        cards = own_cards(table, race, rider)
        many = race.count - begin
        for index in range(many):
            race.useful[index] = race.options[begin + index] >> CARDS_AT
        race.count = begin
        for index in range(many):
            for kind in range(KINDS):
                if count(cards, kind):
                    spent = race.useful[index] | kind + 1 << 2 * place
                    offer(race, riders | spent << CARDS_AT)


@compiled
def _counter_all(table: Table, race: Race, answer: int, trace: int, traces: int, gone: int) -> int:
    """The riders of an answer spend their cards and go; how many have countered then."""
    if answer == NONE:
        return gone
    for place in range(OWN):
        rider = rider_at(answer, place)
        if rider >= 0:
            card = answer >> CARDS_AT + 2 * place & 3
            gone = _spend_and_go(table, race, rider, card, trace, traces, gone)
            if race.waiting:
                return gone
    return gone


@compiled
def _spend_and_go(table: Table, race: Race, rider: int, card: int, trace: int, traces: int, gone: int) -> int:
    spend_one(race, rider, card)
    buy_back(table, race, rider)
    if race.waiting:
        return gone
    return _go(table, race, rider, trace, traces, gone)


@compiled
def _go(table: Table, race: Race, rider: int, trace: int, traces: int, gone: int) -> int:
    """Go with the attack; then riders in this rider's wheel may counter. How many have countered then."""
    end = landing(table, race, rider, trace, gone)
    go_along(table, race, rider, trace, end, traces + gone)
    race.gone[gone] = end
    return gone + 1
