"""Gymnasium: one seat learns, and bots ride for the others."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

from echappee.bots import Bot, GameBots, drive
from echappee.bots.guarded import failed_seats
from echappee.bots.lookup import check_bot, seat_bot
from echappee.bots.plugins import make_with
from echappee.engine import Refused
from echappee.envs.races import RENDER_MODES, Observation, RaceState, Racing, rewards_of
from echappee.games import game_named
from echappee.notation.game_rules import SomeRace

Opponent = str | Callable[..., Bot[Any]] | Bot[Any]
"""The word for a bot, what makes one, or a bot."""


class SeatMoment(NamedTuple):
    """A race, and the bots that ride in it."""

    race: RaceState
    bots: dict[str, Bot[Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Races of one game, seen from one seat.

    `bots` ride for the other seats, in seat order: the word for a bot, as commands take it; a class or a
    function, with which each race makes a new bot; or a bot, which rides all races, such as a `FrozenAgent`.
    What goes wrong in the latter two is raised.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(  # noqa: PLR0913, PLR0917 - they are given by name, as Gymnasium does
        self,
        game: str,
        tags: Mapping[str, str] | None = None,
        seat: str | None = None,
        bots: Sequence[Opponent] | None = None,
        render_mode: str | None = None,
        version: int = 0,
    ) -> None:
        self._racing = Racing(game, version, tags, render_mode)
        seats = self._racing.seats
        self.seat = seats[0] if seat is None else seat
        others = [each for each in seats if each != self.seat]
        if len(others) == len(seats):
            raise Refused(
                "unknown-seat", f"there is no seat {self.seat[:20]!r}; there are {', '.join(seats)}"
            )
        riding = [game_named(game).room(GameBots).stand_in] * len(others) if bots is None else bots
        if len(riding) != len(others):
            raise Refused("bad-teams", f"{len(others)} other seats need as many bots, not {len(riding)}")
        for bot in riding:
            _check(bot, game)
        self._riding = dict(zip(others, riding, strict=True))
        self._bots: dict[str, Bot[Any]] = {}
        self.render_mode = render_mode
        self.action_space = self._racing.action_space()
        self.observation_space = self._racing.observation_space()

    @property
    def race(self) -> SomeRace:
        return self._racing.race

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first race of this seed, or the next race if no seed is given."""
        super().reset(seed=seed)
        racing = self._racing
        racing.begin(seed, self.np_random, (self.seat,))
        self._bots = {
            seat: _made(bot, f"{racing.seed}/{racing.number}/{seat}", racing.rules.name)
            for seat, bot in self._riding.items()
        }
        self._go_on()
        return racing.observe(self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A word that is not allowed changes nothing; the info says why it was refused."""
        info: dict[str, Any] = {}
        try:
            self._racing.conversation.say(self.seat, int(action))
        except Refused as refusal:
            info["refused"] = str(refusal)
        self._go_on()
        over = self.race.over
        failed = failed_seats(self._bots)
        reward = rewards_of(self.race.position, failed)[self.seat] if over else 0.0
        if failed:
            info["failed"] = sorted(failed)
        return self._racing.observe(self.seat), reward, over, False, info

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._racing.render()

    def close(self) -> None:
        self._racing.close()

    def action_masks(self) -> NDArray[np.bool_]:
        """The words allowed now, in the form that libraries with action masks expect."""
        mask = self._racing.encoding.mask(self._racing.conversation.asked.get(self.seat))
        return mask.astype(bool)

    def clone_state(self) -> SeatMoment:
        """This moment, for `restore_state`: as often as wanted, with the same dice each time.

        Refused if a bot cannot be copied, such as one that is a program.
        """
        return SeatMoment(self._racing.clone_state(), _copied(self._bots))

    def restore_state(self, state: SeatMoment) -> None:
        self._racing.restore_state(state.race)
        self._bots = _copied(state.bots)

    def _go_on(self) -> None:
        """Ride until this seat is asked, or the race is over."""
        self._racing.conversation.listen()
        while not self.race.over and self.seat not in self._racing.conversation.asked:
            drive(self.race, self._bots)
            self._racing.conversation.listen()
        self._racing.show()


def _is_bot(bot: Opponent) -> bool:
    return not isinstance(bot, type) and hasattr(bot, "answer")


def _check(bot: Opponent, game: str) -> None:
    """Refuse what no bot can be made of."""
    if isinstance(bot, str):
        check_bot(bot, game)
    elif not _is_bot(bot):
        _made(bot, "0", game)


def _made(bot: Opponent, seed: str, game: str) -> Bot[Any]:
    if isinstance(bot, str):
        return seat_bot(bot, seed, game)
    if callable(bot) and not _is_bot(bot):
        return make_with(bot, getattr(bot, "__name__", repr(bot)), seed)
    if not _is_bot(bot):
        raise Refused("unknown-bot", f"{bot!r:.40} is neither the word for a bot, nor a class, nor a bot")
    return bot  # type: ignore[return-value]


def _copied(bots: dict[str, Bot[Any]]) -> dict[str, Bot[Any]]:
    try:
        return deepcopy(bots)
    except TypeError as error:
        raise Refused("bot-not-copied", f"a bot of this race cannot be copied: {error}") from None
