"""Which cards can be played where (1.2, 2.5), and paying for lost turns with them (2.7.5)."""

from tests.oracle.homas.table import Rider, Table, Talk, ask

OWN = {1: ["6", "6h", "5k"], 2: ["6h", "5k"], 3: ["6h", "6h"], 4: ["5k", "5k"]}
TEAM = ["6h", "6h", "5k"]
STARRED = {"J": 11, "Q": 12, "K": 13}


def fits(table: Table, rider: Rider, card: str) -> bool:
    """Whether the road under this rider allows the card."""
    if rider.at.kind == "climb":
        return card in ("6", "5k")
    if rider.at.kind == "cobbles":
        return card == "5k" if table.facts.hell else card in ("6", "6h")
    return True


def one_card_here(rider: Rider) -> bool:
    """On descents and cobbles there is one card per turn."""
    return rider.at.kind in ("descent", "cobbles")


def own_cards(table: Table, rider: Rider) -> list[str]:
    """Individual cards that can be played now."""
    if one_card_here(rider) and rider.used:
        return []
    return [card for card in rider.cards if fits(table, rider, card)]


def team_cards(table: Table, rider: Rider) -> set[str]:
    """Team cards that can be played now, as kinds: one is all a rider has in a turn."""
    if rider.helped or rider.at.row > table.facts.red or (one_card_here(rider) and rider.used):
        return set()
    return {card for card in table.team(rider).cards if fits(table, rider, card)}


def play_team_card(table: Table, rider: Rider, card: str) -> None:
    """The team has one card less."""
    table.team(rider).cards.remove(card)
    rider.helped = True
    rider.used += 1


def may_buy_back(table: Table, rider: Rider, besides: int = 0) -> bool:
    """Whether it can pay for all its lost turns, and for this many individual cards besides."""
    needed = rider.wait + besides
    if one_card_here(rider) and needed > 1:
        return False
    own, team = len(own_cards(table, rider)), bool(team_cards(table, rider))
    return besides <= own and needed <= own + team


def prices(table: Table, rider: Rider) -> list[str]:
    """The cards that pay for a lost turn."""
    return [*own_cards(table, rider), *("t" + card for card in team_cards(table, rider))]


def pay(table: Table, rider: Rider, card: str) -> None:
    """One lost turn is paid for."""
    if card.startswith("t"):
        play_team_card(table, rider, card[1:])
    else:
        rider.spend(card)
    rider.wait -= 1


def buy_back(table: Table, rider: Rider) -> Talk[None]:
    """All lost turns are paid for, card by card."""
    while rider.wait:
        kind = f"wait-{table.step}-{rider.used}"
        card = yield from ask(kind, rider.team, rider.name, prices(table, rider))
        pay(table, rider, card)
