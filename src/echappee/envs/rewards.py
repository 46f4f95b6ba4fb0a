"""What a race was worth to its teams."""

from echappee.notation.game_rules import SomePosition


def rewards_of(end: SomePosition) -> dict[str, float]:
    """1 for the team of the winner, -1 for the team whose best rider came in last, even steps between."""
    order = list(dict.fromkeys(rider.team for rider in end.ranking))
    steps = max(1, len(order) - 1)
    return {team: 1 - 2 * place / steps for place, team in enumerate(order)}
