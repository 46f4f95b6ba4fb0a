"""What a rider whose turn it is can do, a line for each kind of thing, with how far it would go."""

from collections.abc import Sequence

from rich.text import Text

from echappee.homas.rules import RiderView, View
from echappee.homas.rules.cards import value
from echappee.homas.rules.options import ATTACK, FITNESS, RELAY, REST, ROLL, read_played
from echappee.homas.terminal.cards import worth

KEYS = {FITNESS: "f", RELAY: "l", REST: "s"}


def draw_options(table: View, rider: RiderView, options: Sequence[str], *, secret: bool) -> list[Text]:
    """Every kind of thing there is to do, and what it would bring."""
    cards = [option for option in options if option[0] in "56t"]
    single = [option for option in cards if "+" not in option]
    double = [option for option in cards if "+" in option]
    attacks = [f"a{option.removeprefix(ATTACK)}" for option in options if option.startswith(ATTACK)]
    die = "alone" if rider.one_die else "and a die"
    lines = [("r", f"{'one die' if rider.one_die else 'two dice'}: {_range(table, rider, [ROLL])}")]
    if single:
        lines.append((" ".join(single), f"a card {die}: {_range(table, rider, single)}"))
    if double:
        lines.append((f"{double[0]} …", f"two cards: {_range(table, rider, double)}"))
    if attacks:
        first = " ".join(attack for attack in attacks if "+" not in attack)
        two = f" (or with two, {attacks[-1]})" if "+" in attacks[-1] else ""
        lines.append((first, f"attack{two}: who goes along spends a card"))
    others = {
        FITNESS: "the fitness card"
        if secret or not rider.fitness
        else f"the fitness card: {worth(rider.fitness)}",
        RELAY: "ask those behind for a relay",
        REST: "stay here and get a card back",
    }
    lines += [(KEYS[option], said) for option, said in others.items() if option in options]
    return [Text("   ").append(f"{keys:<16}", style="bold").append(f" {said}") for keys, said in lines]


def _range(table: View, rider: RiderView, options: Sequence[str]) -> str:
    """How many squares these options can make on this square of the road."""
    lows, highs = zip(*(_reach(table, rider, option) for option in options), strict=True)
    low, high = min(lows), max(highs)
    return f"{low} squares" if low == high else f"{low} to {high} squares"


def _reach(table: View, rider: RiderView, option: str) -> tuple[int, int]:
    played, grade = read_played(option).all, table.square(rider).grade
    fixed, dice = sum(map(value, played)), (1 if rider.one_die else 2) - len(played)
    return max(1, fixed + dice + grade), max(1, fixed + 6 * dice + grade)
