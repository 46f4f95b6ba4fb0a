### The end of a race (Flamme Rouge).

end-won = { $own ->
    [yes] **You** win { $stage }.
   *[no] **{ $name }** wins { $stage }.
  }

## The headline, and why

end-verdict-breakaway = The breakaway held
    .why = { $n ->
        [one] Away before the first round, still in front after it.
       *[other] Away before the first round, in front after { $n }.
      }
end-verdict-alone = All alone
    .why = { $n } squares ahead of { $second }: time to sit up and wave.
end-verdict-back = From the back
    .why = Number { $n } three rounds from the end, then past everybody.
end-verdict-wheel = By half a wheel
    .why = On one square with { $second }, and further to the right.
end-verdict-double = First and second
    .why = { $n ->
        [one] Both riders of one team in front, 1 square apart.
       *[other] Both riders of one team in front, { $n } squares apart.
      }
end-verdict-front = From the front
    .why = Leading after { $n } rounds, and after the last one.
end-verdict-bunch = A bunch sprint
    .why = { $n } riders cross the line together; { $winner } goes furthest.
end-verdict-length = By a length
    .why = One square ahead of { $second }.
end-verdict-fresh = On fresh legs
    .why = { $n ->
        [0] Hardly an exhaustion card in the deck.
        [one] 1 square in the slipstream, hardly an exhaustion card.
       *[other] { $n } squares in the slipstream, hardly an exhaustion card.
      }
end-verdict-rouleur = The rouleur’s day
    .why = { $n } squares ahead of { $second }, and no sprint needed.
end-verdict-sprinteur = A sprinteur’s finish
    .why = { $n } squares ahead of { $second }: the legs were saved for this.

## Against the clock

end-verdict-clock = Against the clock
    .why = Nobody to follow and nobody to blame.
end-verdict-minute = A minute and more
    .why = { $time } ahead of { $second }.
end-verdict-seconds = By { $n } seconds
    .why = { $n } seconds ahead of { $second }, every one of them in the wind.
end-verdict-level = To the second
    .why = The same time as { $second }, but first on the road.
end-verdict-first = First over the line
    .why = On the clock { $second } was faster, by { $time }.
end-time = time
end-prizes = tokens
end-points = points
end-sprint = Sprint
end-mountain = Mountain
end-teams = Teams
end-teams-about = the slower rider’s time

## The order

end-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
    .timed = { $n ->
        [one] 1 round · timed from the first home
       *[other] { $n } rounds · timed from the first home
      }
end-rider = Rider
end-line = from the line
end-home = home in round
end-slipstream = won in slipstream
end-uphill = lost uphill
end-blocked = lost to a block
end-crashes = crashes
end-exhaustion = exhaustion
end-beyond = { $side ->
    [beyond] +{ $n }
   *[short] { $n } to go
  }

## The race as a chart

end-work = { $led ->
    [0] **Who did the work:** { $rider }, { $cards ->
        [one] 1 exhaustion card.
       *[other] { $cards } exhaustion cards.
      }
    [one] **Who did the work:** { $rider } led 1 round and took { $cards ->
        [one] 1 exhaustion card.
       *[other] { $cards } exhaustion cards.
      }
   *[other] **Who did the work:** { $rider } led { $led } rounds and took { $cards ->
        [one] 1 exhaustion card.
       *[other] { $cards } exhaustion cards.
      }
  }
end-free = { $squares ->
    [one] **Who had the free ride:** { $rider }, 1 square in the slipstream.
   *[other] **Who had the free ride:** { $rider }, { $squares } squares in the slipstream.
  }
