"""People at the keyboard: they read the commentary and answer questions; bots answer for the rest."""

from collections.abc import Mapping, Sequence
from functools import partial

from echappee.bots.guarded import failed_seats
from echappee.cli.game_data import GameData, first_view
from echappee.cli.game_terminal import GameTerminal
from echappee.cli.players import Company, bots_by_seat, seats_of, shown_names
from echappee.cli.program import INTERRUPTED
from echappee.cli.terminal.asker import Asker, Leave
from echappee.cli.terminal.autosave import Keeper
from echappee.cli.terminal.game_screen import screen_of
from echappee.cli.terminal.screen import heading, report, say, screen, tell_failures
from echappee.engine import Event, Question, Refused
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.simulate.run import failed_last


class Session:
    """One sitting, from the first question to the finish, or until a person stops."""

    def __init__(
        self,
        race: SomeRace,
        tags: Mapping[str, str],
        players: Sequence[str],
        keeper: Keeper,
        *,
        outside: bool,
    ) -> None:
        self.race = race
        self._tags = tags
        self._keeper = keeper
        self._people = seats_of(players, race.position.teams)
        self._bots = bots_by_seat(
            players, race.position.teams, tags["seed"], race.rules.name, outside=outside
        )
        game = game_of(race)
        self._turn = game.room(GameTerminal).turn
        self._data = game.room(GameData)
        self._screen = screen_of(race)
        self._company = Company(
            shown_names(players, race.position.teams, race.rules.name), self._screen.jerseys(tags)
        )
        self._console = screen()
        self._asker = Asker(self._console, race, self._people, self._company)
        self._view = first_view(race)
        self._told = 0

    def play(self) -> int:
        """Play until the race is over or a person leaves; the record is saved either way."""
        say(self._console, self._screen.title(self._tags, self.race), style="bold")
        self._keeper.note(self.race)
        self._catch_up()
        try:
            self._go_on()
        except (Leave, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._finish()
        return 0

    def _go_on(self) -> None:
        while not self.race.over:
            self._tell()
            if (question := self._mine()) is not None:
                self._asker.ask(question)
            else:
                self._let_bots_answer()
            self._keep()
        self._tell()

    def _mine(self) -> Question | None:
        """The first open question to a person at this keyboard."""
        return next((question for question in self.race.questions if question.seat in self._people), None)

    def _let_bots_answer(self) -> None:
        """Until people are asked. Bots wait for people: a card can be taken back while the phase is open."""
        while not self.race.over and self._mine() is None:
            question = self.race.questions[0]
            look = partial(self.race.view, question.seat)
            self.race.answer(question.id, self._bots[question.seat].answer(question, look))

    def _keep(self) -> None:
        """Save before anything more is printed, so that a resumed race agrees with what people have read."""
        self._keeper.note(self.race)
        try:
            self._keeper.keep()
        except Refused as refusal:
            say(self._console, f"The record could not be written: {refusal.detail}", style="bold red")

    def _catch_up(self) -> None:
        """Do not repeat the commentary of a resumed race: only show its position."""
        heard = self.race.heard(None)
        if self.race.position.round > 0 and self._decided():
            _, self._view = self._screen.narrate(heard, self._view)
            self._told = len(heard)
            heading(self._console, f"{self._turn} {self._view.round} goes on")
            self._screen.show_table(self._console, self._view, self._company)
        self._screen.show_legend(self._console, self._view, self._company)
        say(self._console, "  Type ? for help, q to stop; the record lets you go on later.", style="dim")

    def _decided(self) -> bool:
        """Whether any question has been answered; some races have none before the first round."""
        return any(not entry.chance for entry in (*self.race.ledger, *self.race.open_entries))

    def _tell(self) -> None:
        """Tell the events since the last time; a new round begins with a picture of the road."""
        news = self.race.heard(None)[self._told :]
        self._told += len(news)
        part: list[Event] = []
        for event in news:
            if self._data.opens_round(event):
                self._report(part)
                part = []
                to_go = self._screen.to_go(self._view)
                heading(self._console, f"{self._turn} {event.args['round']} · {to_go}")
                self._screen.show_table(self._console, self._view, self._company)
            part.append(event)
        self._report(part)

    def _report(self, events: Sequence[Event]) -> None:
        lines, self._view = self._screen.narrate(events, self._view)
        if lines:
            self._console.print()
        report(self._console, lines)

    def _finish(self) -> None:
        self._console.print()
        self._screen.show_table(self._console, self._view, self._company)
        failed = failed_seats(self._bots)
        ranked = failed_last(self.race.position.ranking, failed)
        names = [rider.name for rider in ranked]
        self._screen.show_result(self._console, self._view, names, self._company)
        tell_failures(self._console, failed)
        if ranked[0].team in self._people:
            say(self._console, "  The flowers are yours.", style="bold")
        self._keeper.note(self.race)
        self._keeper.keep()
        say(self._console, f"  {self._keeper.farewell}")

    def _leave(self, status: int) -> int:
        self._keeper.keep()
        self._console.print()
        say(self._console, f"The race is saved in {self._keeper.path}. Continue with:")
        self._console.print(f"  {self._keeper.way_on}", soft_wrap=True)
        return status
