"""The file of a tour: read, locked while somebody rides, and written after every answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from echappee.bots import make_bot
from echappee.catalogue import AnyRace
from echappee.cli.files import read_text, write_atomically
from echappee.cli.keeping import Keeper
from echappee.cli.players import DIRECTED
from echappee.cli.program import program
from echappee.cli.team_words import NOBODY, YOU
from echappee.engine import Refused
from echappee.locks import Lock, Taken
from echappee.tours.campaign import Campaign, load_campaign, mend


def read_campaign(name: str) -> Campaign:
    """The tour in this file; refuses a damaged one with what is wrong and what can be kept."""
    return _read(read_text(name), name)


@contextmanager
def riding(name: str) -> Iterator[Campaign]:
    """The tour in this file, which nobody else rides meanwhile."""
    text = read_text(name)
    campaign = _rideable(text, name)  # what is not is refused before anything is written beside it
    with held(name):
        now = read_text(name)
        yield campaign if now == text else _rideable(now, name)


@contextmanager
def held(name: str) -> Iterator[Path]:
    """Nobody else rides this tour meanwhile. A hidden file beside it is the lock; it stays there."""
    path = Path(name).resolve()
    try:
        lock = Lock(path.with_name(f".{path.name}.lock"))
    except Taken:
        raise Refused("tour-in-use", f"{name}: somebody is riding this tour; stop there first") from None
    except OSError:
        raise Refused("bad-path", f"{name}: nothing can be written in {path.parent}") from None
    try:
        yield path
    finally:
        lock.release()


def write_campaign(path: Path, campaign: Campaign) -> None:
    """Write the tour as it is now."""
    write_atomically(path, campaign.text())


class TourKeeper(Keeper):
    """Keeps the whole tour after every answer in the stage that is on."""

    def __init__(self, name: str, campaign: Campaign) -> None:
        super().__init__(Path(name), {})
        self._campaign = campaign

    def text(self, _race: AnyRace) -> str:
        """The tour with its stage that is on."""
        return self._campaign.text()

    @property
    def farewell(self) -> str:
        """What to say when the stage is over."""
        return f"The stage is in the books of {self.path}."

    @property
    def way_on(self) -> str:
        """What to type to go on with it."""
        return f"{program()} tour play {self.path}"


def _read(text: str, name: str) -> Campaign:
    try:
        return load_campaign(text, name)
    except Refused as refusal:
        raise Refused(refusal.code, f"{refusal.detail}; {_what_can_be_kept(text, name)}") from None


def _rideable(text: str, name: str) -> Campaign:
    """The tour of this text; refuses one with somebody who cannot answer here."""
    campaign = _read(text, name)
    tour = campaign.tour
    for team, kind, player in zip(tour.colours, tour.teams, campaign.players, strict=True):
        if (player == NOBODY) == (kind == DIRECTED):
            raise Refused("bad-tour", f"{name}: the tag players has {player!r} for the team {team}")
        if player not in (YOU, NOBODY):
            make_bot(player, 0, campaign.game)
    return campaign


def _what_can_be_kept(text: str, name: str) -> str:
    try:
        campaign, _ = mend(text, name)
    except Refused:
        return "nothing can be kept of it"
    return f"{program()} tour mend {name} --to NEW keeps {extent(campaign)}"


def extent(campaign: Campaign) -> str:
    """How far the tour has come."""
    race = campaign.race
    if race is None and not campaign.number:
        return "calendar and teams, no stage"
    stages = "1 stage" if campaign.number == 1 else f"{campaign.number} stages"
    return stages if race is None else f"{stages} and the next up to round {race.position.round}"
