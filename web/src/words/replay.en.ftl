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
replay-fork-about = Would you have played it differently? Take any seat and go on from this moment.
replay-fork-none = No table can ride on from here.
replay-fork-from = From where
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

## Studying it

replay-study = Study the race
replay-studying = Studying …
replay-study-title = The race studied
replay-study-about = Win chances in percent, judged by { $judge } from what each team could know.
replay-study-about-ridden = Win chances in percent: from the beginning of each turn { $judge } rode { $races } races to their end.
replay-study-team = Team
replay-study-start = Start
replay-study-skill = Skill
replay-study-luck = Luck
replay-study-draws = own draws { $points }
replay-study-others = the others { $points }
replay-study-judge = judge { $points }
replay-study-open = open { $points }
replay-study-result = Result
replay-study-mean = { $points } per decision
replay-study-parts = Start, skill and luck add up to the result. Luck is the own draws, the others, and where the judge changed its mind.
replay-study-parts-ridden = Start, skill and luck add up to the result. Luck is the own dice, the others, and what is open: turns that were not looked into. A decision is open if the answers are too close to tell.
replay-study-counted = { $count } × { $grade }
replay-study-moments = What decided the race
replay-study-round = { $called ->
    [turn] Turn { $n }
   *[round] Round { $n }
  }
replay-study-moment = { $when }: { $name } from { $before } % to { $after } %
replay-study-decisions = The costliest decisions
replay-study-faultless = No decision cost anything.
replay-study-untold = Of no decision can it be told that another would have been better.
replay-study-at = { $when }, { $name }
replay-study-cost = { $cost } points
replay-study-better = { $played }, where { $best } was better.
replay-study-show = Show
replay-study-ride = Ride on from here
replay-study-refine = Ride on from the ten costliest
replay-study-refining = Riding on
replay-study-refined = { $done } of { $all }
replay-study-ridden = Ridden on by { $judge }: { $best } was best, { $cost } ± { $error } points, { $grade }.
replay-study-chance = { $name } { $percent } %
replay-grade-best = best
replay-grade-good = good
replay-grade-inaccuracy = inaccuracy
replay-grade-mistake = mistake
replay-grade-blunder = blunder
replay-grade-open = open
replay-chart = What the chart shows
replay-chances = Win chances
replay-gaps = Gaps
replay-chances-about = as somebody sees them who knows no hand

## Off the road

replay-broken = Off the road
replay-broken-at = { $called ->
    [turn] This record stops making sense after turn { $rounds }.
   *[round] This record stops making sense after round { $rounds }.
  }
replay-broken-start = This record holds no race that can be ridden again.
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
replay-not-over = This race is still on. Its record is there when it is over.
replay-to-table = To the table
replay-to-replays = To the replays
