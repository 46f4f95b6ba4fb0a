### Tours (Flamme Rouge).

## The calendar

tour-rest = Rest day
tour-places-first = { $own ->
    [yes] You place your riders first.
   *[no] { $name } places first.
  }
tour-first-drawn = Who places first is drawn.
tour-first-open = The team with the fewest points will place first.

## The standings

tour-points = Tour points
tour-points-about = { $combative ->
    [yes] podiums, combative points, rest days
   *[no] podiums and rest days
  }
tour-points-combative = { $n } combative
tour-points-rest = { $n } rest
tour-points-bonus = { $n } bonus
tour-final = Final ranking
tour-final-about = { $combative ->
    [yes] podiums, combative points, rest days and bonus
   *[no] podiums, rest days and bonus
  }
tour-winner = { $own ->
    [yes] You win the tour.
   *[no] { $name } wins the tour.
  }
tour-decided = It was won in stage { $n }, { $stage }: { $gain ->
    [one] 1 point
   *[other] { $gain } points
  } gained there on { $second }.
tour-general = General
tour-sprint = Sprint
tour-mountain = Mountain
tour-teams-about = both riders’ time
tour-combative = Super Combative
tour-combative-unit = { $n ->
    [0] tokens
   *[other] tokens of stage { $n }
  }
tour-most-combative = most combative

## Still to win

tour-left = Still to win
tour-left-unit = tour points
tour-left-stages = { $n ->
    [one] Podium of the last stage
   *[other] Podiums of { $n } stages
  }
tour-left-combative = { $n ->
    [one] Most combative of the last stage
   *[other] Most combative of { $n } stages
  }
tour-left-rests = { $n ->
    [one] Rest day, for leaders
   *[other] { $n } rest days, for leaders
  }
tour-left-leader = { $n } each
tour-left-general = General, at the end
tour-left-points = Sprint and mountain
tour-left-teams = Best team
tour-left-each = { $points } each

## The history

tour-history-none = The lines begin with the first stage.
tour-after = After stage { $n }
tour-view-points = Points
    .about = Tour points of the teams after each stage.
tour-view-general = Time
    .about = Behind the first by time, after each stage.
tour-view-sprint = Sprint
    .about = Sprint points of the riders after each stage.
tour-view-mountain = Mountain
    .about = Mountain points of the riders after each stage.
