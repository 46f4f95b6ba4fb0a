### Watching a race again, and riding on from any moment of it.

replay-title = Replay of { $stage }
replay-now = { $rounds ->
    [0] { $what }
   *[other] { $round ->
        [0] { $what }
       *[other] Round { $round } of { $rounds } · { $what }
      }
  }
replay-at = { $round ->
    [0] { $what }
   *[other] Round { $round }, { $what }
  }
replay-weather = weather
replay-placement = start grid
replay-draft = riders
replay-breakaway = breakaway
replay-cards = cards
replay-moves = moves
replay-slipstream = slipstream
replay-refresh = refresh
replay-exhaustion = exhaustion
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
replay-behind-about = { $game ->
    [homas] in squares, after each turn; on the bar, who led it
   *[flamme] in squares, after each round; on the bar, who led it
  }

## The round in words

replay-every-line = every line is a moment
replay-placed = Everybody is on the grid.
replay-down = All cards are down.
replay-ends = The record ends here.
replay-nobody-slips = Nobody is drawn along.
replay-nobody-refreshed = Nobody takes cards back.
replay-nobody-tired = Nobody in the wind.
replay-home = home
replay-moved-stood-up = back up
replay-moved-raised = { $terrain ->
    [descent] downhill
    [supply] supply
   *[flat] faster
  }
replay-moved-limited = { $terrain ->
    [ascent] uphill
   *[flat] slower
  }
replay-moved-blocked = blocked
replay-moved-wall = no way past
replay-moved-outside = outside
replay-moved-grass = on the grass
replay-moved-crashed = falls

## Seen by

replay-seen-by = Seen by
replay-everybody = Everybody
replay-jerseys = Jerseys of the tour
replay-wears = { $jersey }: { $rider }
replay-hand = The hand of { $name }
replay-hand-of = { $type ->
    [R] { $chosen ->
        [no] Rouleur: { $cards }. Nothing played yet.
       *[yes] Rouleur: { $cards }. Plays { $card }.
      }
   *[S] { $chosen ->
        [no] Sprinteur: { $cards }. Nothing played yet.
       *[yes] Sprinteur: { $cards }. Plays { $card }.
      }
  }
replay-no-hand = No hand at this moment.

## Riding on

replay-fork = Ride from here
replay-fork-about = Would you have played it differently? Take any seat and go on from this moment.
replay-fork-none = No table can ride on from here.
replay-fork-from = From where
replay-fork-at = { $phase ->
    [draft] The draft
    [weather] The weather
    [placement] The start grid
    [breakaway] The breakaway
    [refresh] The refresh
   *[energy] Round { $round }
  }
replay-fork-next = { $phase ->
    [draft] The order of picking is drawn anew, then everybody chooses specialists.
    [weather] The road is the same. The weather is drawn anew, then you place your riders.
    [placement] You place your riders on the start grid.
    [breakaway] Everybody is on the grid. You bid for the breakaway.
    [refresh] You choose which cards to take back; then the decks are shuffled anew.
   *[energy] You choose the cards of round { $round }. Everything before it has happened; what comes is shuffled anew.
  }
replay-fork-twin = { $n ->
    [1] { $label }, earlier
   *[other] { $label }, later
  }
replay-fork-seats = Who rides
replay-fork-you = You
replay-fork-open = Somebody with the link
replay-fork-automatic = rides by itself
replay-fork-seat = Who rides for { $name }
replay-fork-go = To the road
replay-fork-invite = Open the table

## Keeping it

replay-save = Save record
replay-copy = Copy link

## Off the road

replay-broken = Off the road
replay-broken-at = { $game ->
    [homas] This record stops making sense after turn { $rounds }.
   *[flamme] This record stops making sense after round { $rounds }.
  }
replay-broken-start = This record holds no race that can be ridden again.
replay-broken-safe = { $game ->
    [homas] Nothing was changed. You can watch it **up to turn { $rounds }**.
   *[flamme] Nothing was changed. You can watch it **up to round { $rounds }**.
  }
replay-broken-nothing = Nothing was changed, and there is nothing to watch in it.
replay-watch-rounds = { $game ->
    [homas] { $rounds ->
        [one] Watch 1 turn
       *[other] Watch { $rounds } turns
      }
   *[flamme] { $rounds ->
        [one] Watch 1 round
       *[other] Watch { $rounds } rounds
      }
  }
replay-details = Details
replay-none = No record here
replay-none-about = A record that was dropped here is forgotten when the window closes. Drop it again.
replay-not-over = This race is still on. Its record is there when it is over.
replay-to-table = To the table
replay-to-replays = To the replays
