### Replays (Flamme Rouge).

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

## The round in words

replay-placed = Everybody is on the grid.
replay-down = All cards are down.
replay-nobody-slips = Nobody slipstreams.
replay-nobody-refreshed = Nobody takes cards back.
replay-nobody-tired = Nobody in the wind.
replay-drew = shuffles
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

replay-hand = { $own ->
    [yes] Your hand
   *[no] The hand of { $name }
  }
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
replay-why-because = Reasons: { $reasons }.
replay-why-tires-less = it tires less than the others
replay-why-shelter = slipstream is likelier with it
replay-why-blocked = the others may be blocked
replay-why-climb = the climb costs it nothing
replay-why-keeps = stronger cards are kept for later

## Riding on

replay-fork-at = { $phase ->
    [draft] The draft
    [weather] The weather
    [placement] The start grid
    [breakaway] The breakaway
    [refresh] The refresh
   *[energy] Round { $round }
  }
replay-fork-next = { $phase ->
    [draft] The order of picking is drawn again, then everybody chooses specialists.
    [weather] The road is the same. The weather is drawn again, then you place your riders.
    [placement] You place your riders on the start grid.
    [breakaway] Everybody is on the grid. You bid for the breakaway.
    [refresh] You choose which cards to take back; then the decks are shuffled again.
   *[energy] You choose the cards of round { $round }. Everything before it has happened; what comes next is shuffled again.
  }

## Answers in a study

replay-answer-place = { $rider }, { $left } to go
replay-answer-first = { $rider } first
replay-answer-none = nothing
replay-answer-yes = recover
replay-answer-no = do not recover
