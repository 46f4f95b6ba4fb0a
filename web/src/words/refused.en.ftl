### Why something was not done: one message for each code of docs/protocol/codes.md that no game has for itself,
### and one for a lost connection.

## The message

refused-malformed = The server could not read that. Reload the page and try again.
refused-too-large = That is too large for the server. Send something shorter.
refused-too-fast = That was a little fast. Wait a moment and try again.
refused-too-many-acts = This device has reached its limit of actions at this table.
refused-too-long = That takes too long to compute.
refused-busy = The server is busy just now. Try again later.
refused-no-such-job = The server has forgotten this. Ask again.
refused-not-done = That is not done yet. Wait a little.
refused-too-many = Too many pages are open from this address. Close one and try again.
refused-disk-full = This server has no room left. Nothing that you have done is lost. Try again later.
refused-address-full = Too much was stored from your address lately. Try again in an hour.
refused-hello-first = The table was not ready yet. Try again.
refused-hello-twice = This page already sits at a table. Open the other one in a new tab.
refused-other-version = The server has changed. Reload the page.

## Who you are

refused-no-device = This browser stores no cookie, so the server does not recognise it. Allow the cookie and reload the page.
refused-foreign-origin = That came from another site. Open the game at its own address.
refused-no-such-table = There is no such table, or it is not open to you. Ask for its code.
refused-no-such-code = No table has this code. Check the letters and try again.
refused-already-in = You are already at this table.
refused-only-watching = You came to watch. To ride you need the players’ code.
refused-not-host = Only the host can do that.
refused-not-your-seat = That seat is somebody else’s.
refused-not-a-rider = Only riders can do that.
refused-not-in = You are not at this table.
refused-last-one = Nobody else sits at this table. You can delete it instead.
refused-not-alone = Other people sit at this table, so it stays. You can leave it.
refused-same-device = Your seat is already on this device.

## Seats and settings

refused-no-such-seat = This table has no seat of that colour.
refused-table-full = Too many people have come to this table already.
refused-seat-taken = Somebody already sits there. Take another seat.
refused-already-seated = You already have a seat at this table.
refused-name-empty = A name needs at least one letter or symbol.
refused-name-too-long = This name is too long. Choose a shorter one.
refused-name-unseen = This name contains invisible characters. Choose another one.
refused-name-taken = Somebody else at this table has this name. Choose another one.
refused-bad-seats = These seats do not go together. Choose them again.
refused-bad-teams = These teams cannot ride together: there are too few or too many of a kind. Change a seat.
refused-bad-rules = These rules do not go together. Choose them again.
refused-bad-road = There is a mistake in this road. Check its pieces.
refused-bad-draws = Only a guided race has draws that are known beforehand.
refused-bad-calendar = This is not a valid tour: it has too few or too many stages, or something in it is not a stage.
refused-unknown-bot = There is no bot of that name here.
refused-bot-ended = The program of a bot has ended.
refused-bot-answer = The program of a bot gave an answer that is not valid.
refused-bot-late = The program of a bot took too long.
refused-too-many-outcomes = There are more ways to draw than can be listed.
refused-unknown-game = This server does not have this game.
refused-no-such-room = This game does not have that.
refused-already-open = This table is already open.

## The race

refused-already-started = The race has started. That is only possible before the start.
refused-not-started = The race has not started yet.
refused-unknown-question = This question is no longer open.
refused-not-allowed = That is not possible here. Choose something else.
refused-already-drawn = Too late to take that back: something has been drawn or asked since.
refused-bot-rides = A bot rides for this seat. Come back first.
refused-no-bot = No bot rides for this seat.
refused-not-a-person = No person rides for this seat.
refused-still-here = A bot can take over after 30 seconds of absence or three minutes without an answer, or when the table’s clock says so.
refused-not-replaced = No bot rides for you. The seat is yours.
refused-in-time = The answer came in time after all.
refused-race-over = The race is over.
refused-not-over = The race is not over yet. Come back at the finish.
refused-coach-not-alone = The coach is only for races without other people.
refused-no-coach = This game has no coach.
refused-race-not-over = A race can be studied once it is over.
refused-no-board = This game has no study board.
refused-bad-position = No race can lead to this position.
refused-no-fast = This server cannot try decisions again: it has no kernel.
refused-kernel-cannot = This decision cannot be tried again.
refused-no-tour = This table has no tour.
refused-no-pdf = This server cannot make PDFs. Print the sheets from the page instead.
refused-no-push = This server sends no notifications.
refused-bad-subscription = The browser’s subscription to notifications is not valid.
refused-tour-over = All stages of this tour are ridden.
refused-bad-tour = This is not the file of a tour, or it is damaged.
refused-no-tours = This game has no tours.
refused-bad-result = Something in this result cannot be read, or names somebody who does not ride here.
refused-result-twice = The same rider is in this line twice.
refused-result-order = A rider has a better time than one who came home before.
refused-not-its-turn = This stage is neither the next one nor an earlier one.
refused-not-entered = The latest stage was not entered here, or the next one has begun.
refused-no-road = Only the number of this stage's card is known: enter its result.
refused-already-rematched = The next table is already open. Join it from here.

## Records

refused-bad-record = This record cannot be read. Perhaps it is not a race, or a piece of it is missing.
refused-drift = This record does not follow the rules all the way. Somebody may have changed it.
refused-other-edition = This race was ridden under another edition of the rules and cannot be opened here.
refused-bad-fork = A new race cannot begin at this moment. Choose the beginning of another phase.
refused-unknown-request = This record answers something that was never asked.
refused-bad-outcome = This record has a draw that is not possible.

## Addresses

refused-no-such-page = There is nothing at this address.
refused-wrong-method = This address does not work that way. Reload the page.
refused-no-such-stage = There is no such stage. Choose another one.

## The server

refused-failed = Something broke on the server. What was played is safe; try again.
refused-not-stored = That could not be saved, so it was not done. Try again.
refused-not-read = The table could not be read just now. Try again.
refused-store-closed = The server is shutting down. Try again in a moment.
refused-try-again = That did not work this time. Try again.
refused-out-of-order = The server found something out of order and did nothing. Reload the page.
refused-duplicate-table = This table already exists. Reload the page.
refused-bad-table = This table is damaged and cannot be opened.
refused-unwell = The server is unwell. Try again later.

## The connection

refused-no-line = No connection to the server. Check the connection and try again.
