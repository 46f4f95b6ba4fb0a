"""One step of an environment: takes the word in a row, and rides its race to the next decision."""

from echappee.homas.bots.layout import SAID, SAID_UNIT, SIZE
from echappee.homas.kernel.observation import observe, put
from echappee.homas.kernel.rows import WordRows
from echappee.homas.kernel.rules.payoffs import write_places
from echappee.homas.kernel.state import OVER
from echappee.homas.kernel.words import DONE, IDLE, Talk, find_words
from echappee.kernel import Race, Table, Words, compiled


@compiled
def begin_race(races: Words, starts: Words, talk: Talk, rows: WordRows, index: int) -> bool:
    """Begin the next race of this row, if that is due."""
    if rows.number[index] >= 0:
        return False
    rows.number[index] = -1 - rows.number[index]
    rows.over[index] = 0
    for word in range(races.shape[1]):
        races[index, word] = starts[0, word]
    talk.given = talk.waiting = 0
    return True


@compiled
def take_word(table: Table, race: Race, talk: Talk, rows: WordRows, index: int) -> bool:
    """Say the word of this row; whether the answer is whole. A word that is not allowed changes nothing."""
    word = rows.actions[index]
    if word < 0 or word >= rows.masks.shape[1] or rows.masks[index, word] == 0:
        return False
    if word == DONE:
        find_words(table, race, talk, rows.said[index], rows.said_count[index], rows.masks[index])
        _give(race, talk)
        return True
    _say(rows, index, word)
    return _listen(table, race, talk, rows, index)


@compiled
def put_question(table: Table, race: Race, talk: Talk, rows: WordRows, index: int) -> bool:
    """Show what is asked, or how the race ended; whether there was only one answer, which is given now."""
    rows.said_count[index] = 0
    if race.phase == OVER:
        _close(race, rows, index)
        return False
    rows.seats[index] = talk.seat
    if _listen(table, race, talk, rows, index):
        return True
    observe(table, race, rows.seen[index])
    for place in range(rows.said_count[index]):
        _show(rows, index, rows.said[index, place])
    return False


@compiled
def _say(rows: WordRows, index: int, word: int) -> None:
    rows.said[index, rows.said_count[index]] = word
    rows.said_count[index] += 1
    _show(rows, index, word)


@compiled
def _show(rows: WordRows, index: int, word: int) -> None:
    put(rows.seen[index], SAID + word, rows.seen[index, SAID + word] + SAID_UNIT)


@compiled
def _listen(table: Table, race: Race, talk: Talk, rows: WordRows, index: int) -> bool:
    """Say the words that need no decision; whether the answer is whole."""
    while True:
        found = find_words(table, race, talk, rows.said[index], rows.said_count[index], rows.masks[index])
        if found == 0:
            _give(race, talk)
            return True
        if found > 1:
            return False
        _say(rows, index, race.only)


@compiled
def _give(race: Race, talk: Talk) -> None:
    """Answer with the option that is all said."""
    talk.answers[talk.given] = talk.options[race.whole]
    talk.given += 1
    talk.waiting = 0


@compiled
def _close(race: Race, rows: WordRows, index: int) -> None:
    rows.over[index] = 1
    rows.seats[index] = 0
    write_places(race, rows.worth[index])
    for place in range(SIZE):
        rows.seen[index, place] = 0
    for word in range(rows.masks.shape[1]):
        rows.masks[index, word] = word == IDLE
    rows.number[index] = -1 - (rows.number[index] + len(rows.number))
