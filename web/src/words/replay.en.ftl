### Watching a race again, and riding on from any moment of it.

replay-title = Replay of { $stage }
replay-map = The road from above, { $when }

## Winding

replay-film = Film
replay-play = Play
replay-pause = Pause
replay-phase-back = One phase back
replay-phase-on = One phase on
replay-move-back = One move back
replay-move-on = One move on
replay-speed = Speed
replay-scrub = Moment of the race
replay-behind = Behind the leader
replay-behind-about = { $called ->
    [turn] in squares, after each turn; on the bar, who led it
   *[round] in squares, after each round; on the bar, who led it
  }

## The round in words

replay-every-line = every line is a moment
replay-ends = The record ends here.

## Seen by

replay-seen-by = Seen by
replay-everybody = Everybody
replay-jerseys = Jerseys of the tour
replay-wears = { $jersey }: { $rider }

## Riding on

replay-fork = Ride from here
replay-fork-about = Would you have played it differently? Take any seat and continue from this moment.
replay-fork-none = No race can start from here.
replay-fork-from = From where
replay-fork-twin = { $n ->
    [1] { $label }, earlier
   *[other] { $label }, later
  }
replay-fork-seats = Who rides
replay-fork-you = You
replay-fork-open = Somebody with the link
replay-fork-automatic = automatic
replay-fork-seat = Who rides for { $name }
replay-fork-go = To the road
replay-fork-invite = Open the table

## Keeping it

replay-save = Save record
replay-copy = Copy link
replay-board = Open on the board

## Studying it

replay-study = Study the race
replay-studying = Studying …
replay-study-waiting = { $place ->
    [1] Next in line
    [2] Second in line
    [3] Third in line
   *[other] Number { $place } in line
}
replay-study-cancel = Cancel
replay-chart = What the chart shows
replay-chances = Win chances
replay-gaps = Gaps
replay-chances-about = with all cards known; light edges: how far they may be off

## Off the road

replay-broken = Off the road
replay-broken-at = { $called ->
    [turn] This record stops making sense after turn { $rounds }.
   *[round] This record stops making sense after round { $rounds }.
  }
replay-broken-start = This record contains no race that can be replayed.
replay-broken-safe = { $called ->
    [turn] Nothing was changed. You can watch it **up to turn { $rounds }**.
   *[round] Nothing was changed. You can watch it **up to round { $rounds }**.
  }
replay-broken-nothing = Nothing was changed, and there is nothing to watch in it.
replay-watch-rounds = { $called ->
    [turn] { $rounds ->
        [one] Watch 1 turn
       *[other] Watch { $rounds } turns
      }
   *[round] { $rounds ->
        [one] Watch 1 round
       *[other] Watch { $rounds } rounds
      }
  }
replay-details = Details
replay-none = No record here
replay-none-about = A record that was dropped here is forgotten when the window closes. Drop it again.
replay-not-over = This race is still going on. Its record will be here when it is over.
replay-to-table = To the table
replay-to-replays = To the replays

## Why a seat decided as it did

replay-why = Why?
replay-why-best = { $card } promised the most.
replay-why-close = { $card }: too close to call.
replay-why-other = { $card } was played, though { $better } promised more.
replay-why-seen = Chances to win, as this team knew the race: { $chances }.
replay-why-chance = { $card }: { $win }
replay-why-known = All cards known: { $win }.
replay-why-nothing = There was nothing to decide.
