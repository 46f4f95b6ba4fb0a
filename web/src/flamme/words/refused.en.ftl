### Why something was not done (Flamme Rouge).

refused-bad-handicap = That handicap is not possible here. Choose a smaller one, or none.
refused-bad-stage = This road cannot be laid. Look at its tiles again.
refused-no-breakaway = This stage has no breakaway places. Ride it without the breakaway, or choose another stage.
refused-no-refresh = This road has no place for the refresh token. Choose another one, or ride without it.
refused-bad-specialist = These specialists cannot ride like that. Choose them again.
refused-grid-full = The start grid is too small for this many riders. Choose another stage or fewer teams.
refused-unknown-stage = The calendar names a stage that does not exist. Choose another one.
refused-bad-deck = A rider has more cards of one kind than there are.
refused-bad-hand = This rider cannot hold these cards.
refused-not-asked = This rider has no card to choose here.
refused-result-tokens = This token is not in its pile, or somebody else has it.
