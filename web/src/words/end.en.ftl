### The end of a race: who won, why, and how it went for everybody.

end-title = The end of { $stage }
end-podium = Podium: { $names }
end-real-race = Now a real race
end-rematch = Rematch
end-next = To the next table
end-next-open = The next table is open to everybody here.
end-replay = Replay
end-study = Study
end-again = Your costly choices again
end-save = Save record
end-copy = Copy link
end-copied = Link copied.
end-copied-private = Link copied. It opens for those who were at the table.
end-not-copied = The browser refused to copy. The link is { $link }

## Against the clock

end-team = Team

## The order

end-order = Order

## The race as a chart

end-behind = Behind the leader
end-behind-about = { $called ->
    [turn] squares, turn by turn
   *[round] squares, round by round
  }

## Fairness

end-fair = The shuffle was fixed before the start: check it
end-fair-about = All decks follow from one secret seed. Its fingerprint was shown before the start, the seed is shown now: anybody who has both can see that nothing was changed.
end-fair-commitment = Fingerprint (SHA-256 of the seed), known since the start
end-fair-seed = Seed
end-fair-match = Checked in this browser: they belong together.
end-fair-differs = Checked in this browser: they do not belong together.
end-fair-record = To check every card of the race, save the record and run: echappee verify
