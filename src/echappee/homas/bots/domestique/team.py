"""Which riders work for which team-mates."""

from echappee.homas.bots.domestique.sight import Sight

LEADER, ALLROUNDER, SPRINTER, CLIMBER = 1, 2, 3, 4


def protected(sight: Sight) -> tuple[int, ...]:
    """Who shall win: the leader, and the sprinter, or the climber where the line lies on a mountain."""
    return (LEADER, CLIMBER) if sight.course.finish == "mountain" else (SPRINTER, LEADER)


def helper(sight: Sight, index: int) -> bool:
    """Whether this rider works for others."""
    return sight.riders[index].role not in protected(sight)


def share(sight: Sight, index: int) -> float:
    """How much a square of this rider counts for the team."""
    return 0.5 if helper(sight, index) else 1.0
