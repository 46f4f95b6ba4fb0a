"""Both games for OpenSpiel: `pyspiel.load_game("echappee_flamme")` and `echappee_homas` (extra `openspiel`).

Importing this module registers them. Decisions are those of the environments, version 1. Chance draws item by
item, so that every outcome has its probability. Seats that decide at the same time are asked one after the
other, and none knows what another has chosen.
"""

from collections import Counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Draw, Race, ScriptedDealer
from echappee.engine.events import Event
from echappee.engine.ledger import outcome_text
from echappee.engine.refusals import install
from echappee.envs import GameEnvs
from echappee.envs.conversation import Conversation
from echappee.envs.game_envs import Encoding
from echappee.envs.races import rewards_of
from echappee.envs.scenes import scene_text
from echappee.front import prepare
from echappee.games import OURS, game_named
from echappee.notation import DIRECTED

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        f"OpenSpiel's games need the package open_spiel: {install('openspiel')}", name="pyspiel"
    ) from None

MOST_TEAMS: Final = {"flamme": 6, "homas": 4}
LONGEST: Final = 10_000
"""More decisions than any race takes."""
MOST_ITEMS: Final = 128
"""More items than a draw chooses from."""
RECALLED: Final = 1024
"""How many of a seat's own words the tensor of an information state has room for."""


class RaceGame(pyspiel.Game):
    """Races of one game; the parameters are the number of `teams` and the `stage`."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = params or {}
        self.teams = int(wishes.get("teams", 2))
        ready = prepare(wishes.get("stage") or None, [DIRECTED] * self.teams, game=self.NAME)
        self.rules = game_named(self.NAME).rules
        self.start = self.rules.begin(ready.tags(0))
        self.envs: GameEnvs[Any] = game_named(self.NAME).room(GameEnvs)
        self.encoding: Encoding[Any] = self.envs.encodings[1]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.words),
            max_chance_outcomes=MOST_ITEMS,
            num_players=self.teams,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.NAME), info, wishes)

    def new_initial_state(self) -> "RaceInSpiel":
        return RaceInSpiel(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":  # noqa: ANN401
        return SpielObserver(self, kind is not None and kind.perfect_recall, params)


class RaceInSpiel(pyspiel.State):
    """A race under way: open draws are chance nodes."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self.envs, self.encoding = game.envs, game.encoding
        self.seats = [team.colour for team in game.start.teams if team.kind == DIRECTED]
        race = Race(game.rules, game.start, ScriptedDealer())
        self.talk: Conversation[Any, Any] = Conversation(game.encoding, race, self.seats)
        self.said: tuple[tuple[int, ...], ...] = ((),) * len(self.seats)
        self._drawn: tuple[int, ...] = ()
        self._settle()

    def current_player(self) -> int:
        if self.talk.race.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.talk.race.requests:
            return int(pyspiel.PlayerId.CHANCE)
        return next(player for player, seat in enumerate(self.seats) if seat in self.talk.asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.talk.asked[self.seats[player]].allowed)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.talk.race.requests[0]
        left = self._left(draw)
        first = {str(draw.pile[index]): index for index in reversed(left)}
        counts = Counter(str(draw.pile[index]) for index in left)
        return sorted((first[text], counts[text] / len(left)) for text in first)

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self._drawn += (action,)
        else:
            self.talk.say(self.seats[player], action)
            said = list(self.said)
            said[player] += (action,)
            self.said = tuple(said)
            self.talk.listen()
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self.talk.race.requests[0]
            return f"{draw.key}={draw.pile[action]}"
        return self.encoding.words[action]

    def is_terminal(self) -> bool:
        return self.talk.race.over

    def returns(self) -> list[float]:
        """As in the environments: 1 for the team of the winner, -1 for the last one, even steps between."""
        if not self.talk.race.over:
            return [0.0] * len(self.seats)
        worth = rewards_of(self.talk.race.position)
        return [worth[seat] for seat in self.seats]

    def __str__(self) -> str:
        drawn = f" drawn: {self._drawn}" if self._drawn else ""
        return f"{scene_text(self.envs.scene(self.talk.race.view(None)))}{self.said}{drawn}"

    def _left(self, draw: Draw) -> list[int]:
        return [index for index in range(len(draw.pile)) if index not in self._drawn]

    def _settle(self) -> None:
        """Deal what needs no more chance."""
        while requests := self.talk.race.requests:
            draw = requests[0]
            left, missing = self._left(draw), draw.take - len(self._drawn)
            same = len({str(draw.pile[index]) for index in left}) == 1
            if missing and not same and (draw.ordered or missing < len(left)):
                return
            drawn = [*self._drawn, *left[:missing]]
            items = [draw.pile[index] for index in (drawn if draw.ordered else sorted(drawn))]
            self._drawn = ()
            self.talk.race.deal(draw.key, outcome_text(items))
            self.talk.listen()


class SpielObserver:
    """The observation of the environments, divided by 255.

    With perfect recall the seat's own words follow. The string then has everything that the seat has heard.
    """

    def __init__(self, game: RaceGame, recalls: bool, params: Any) -> None:  # noqa: ANN401, FBT001
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._recalls, self._size = recalls, game.encoding.size
        self.tensor: NDArray[np.float32] = np.zeros(game.teams + self._size + RECALLED * recalls, np.float32)
        self.dict = {
            "player": self.tensor[: game.teams],
            "observation": self.tensor[game.teams : game.teams + self._size],
        }
        if recalls:
            self.dict["said"] = self.tensor[game.teams + self._size :]

    def set_from(self, state: RaceInSpiel, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["observation"][:] = _seen(state, player) / 255
        if self._recalls:
            words = state.said[player][:RECALLED]
            self.dict["said"][: len(words)] = [(1 + word) / len(state.encoding.words) for word in words]

    def string_from(self, state: RaceInSpiel, player: int) -> str:
        seat = state.seats[player]
        asked = state.talk.asked.get(seat)
        question = f"{asked.question.id} {asked.said}" if asked else ""
        if not self._recalls:
            return f"{seat} {question}\n{_seen(state, player).tobytes().hex()}"
        said = " ".join(state.encoding.words[word] for word in state.said[player])
        heard = "\n".join(map(_told, state.talk.race.heard(seat)))
        return f"{seat} {question}\n{said}\n{heard}"


def _seen(state: RaceInSpiel, player: int) -> NDArray[Any]:
    seat = state.seats[player]
    return state.encoding.observe(state.talk.race.view(seat), state.talk.asked.get(seat))


def _told(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in event.args.items() if name != "changes")
    return f"{event.code} {args}"


def _type_of(name: str) -> Any:  # noqa: ANN401 - OpenSpiel says nothing about its types
    return pyspiel.GameType(
        short_name=f"echappee_{name}",
        long_name=game_named(name).rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_TEAMS[name],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"teams": 2, "stage": ""},
    )


for each in OURS:
    pyspiel.register_game(_type_of(each), type(f"{each.title()}Game", (RaceGame,), {"NAME": each}))
