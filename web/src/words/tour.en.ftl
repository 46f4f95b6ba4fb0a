### A tour: its calendar, its standings, its sheets.

tour-preset-short = A long weekend
    .about = Three stages: one flat, one in the hills, one up a mountain.
tour-preset-week = The small tour
    .about = Five stages with both trials, a summit and a rest day.
tour-preset-basic = The basic tour
    .about = Seven stages, no trial among them.
tour-preset-grand = The Grand Tour
    .about = All twenty-one stages, two rest days.
tour-preset-2018 = The tour of 2018
    .about = Twenty-one stages from Fontenay to Paris, for up to four teams.
tour-preset-paris-nice = Paris – Nice
tour-preset-dauphine-libere = Dauphiné Libéré
tour-preset-benelux-tour = Benelux Tour
tour-preset-tour-de-france = Tour de France
tour-own = A tour of our own
    .about = Any stages in any order.
tour-stages = { $n ->
    [one] 1 stage
   *[other] { $n } stages
  }

## The calendar

tour-calendar = Calendar
tour-kind-flat = { $extended ->
    [yes] Flat, extended
   *[no] Flat
  }
tour-kind-hilly = { $extended ->
    [yes] Hills, extended
   *[no] Hills
  }
tour-kind-mountain = { $extended ->
    [yes] Mountains, extended
   *[no] Mountains
  }
tour-kind-cobbles = { $extended ->
    [yes] Cobbles, extended
   *[no] Cobbles
  }
tour-kind-ttt = Team trial
tour-kind-itt = Individual trial
tour-won = { $own ->
    [yes] You won
   *[no] { $name } won
  }
tour-day-on = On the road
tour-day-next = Next
tour-day-ahead = To come
tour-rest = Rest day
tour-stage = Stage { $n }: { $name }
tour-places-first = { $own ->
    [yes] You place your riders first.
   *[no] { $name } places first.
  }
tour-first-drawn = Who places first is drawn.
tour-first-open = The team with the fewest points will place first.
tour-replay = Replay stage { $n }

## What can be done

tour-ride = Ride stage { $n }
tour-of = Stage { $n } of { $all }
tour-to-race = Back to the race
tour-waiting = Waiting for the riders to begin the next stage.
tour-again = Another tour
tour-to-standings = To the standings
tour-standings = Standings
tour-last-end = How stage { $n } ended
tour-save = Save the tour

## The standings

tour-points = Tour points
tour-points-about = { $combative ->
    [yes] podiums, fighters, rest days
   *[no] podiums and rest days
  }
tour-points-combative = { $n } combative
tour-points-rest = { $n } rest
tour-points-bonus = { $n } bonus
tour-final = Final ranking
tour-final-about = { $combative ->
    [yes] podiums, fighters, rest days and bonus
   *[no] podiums, rest days and bonus
  }
tour-winner = { $own ->
    [yes] You win the tour.
   *[no] { $name } wins the tour.
  }
tour-general = General
tour-time = time
tour-sprint = Sprint
tour-mountain = Mountain
tour-unit-points = points
tour-teams = Teams
tour-teams-about = both riders’ time
tour-place = Place
tour-who = Who
tour-team = Team
tour-gap = Behind
tour-none = Nobody has a point yet.
tour-none-yet = Nobody has ridden yet.
tour-jersey-yellow = Yellow jersey
tour-jersey-green = Green jersey
tour-jersey-polka = Polka-dot jersey
tour-jersey-combative = Super Combative jersey
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

tour-history = Stage by stage
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

## On paper

tour-paper = On paper
tour-paper-which = Which sheet
tour-print = Print
tour-pdf = PDF
    .about = The sheets as PDF
tour-printed = after stage { $n } of { $all }
tour-sheet = Tour sheet
tour-sheet-about = running totals after each stage
tour-sheet-part = Tour sheet, { $from } to { $to }
tour-team-sheet-about = { $n ->
    [one] 1 tour point
   *[other] { $n } tour points
  }
tour-sheet-stage = Stage
tour-sheet-podium =
    .one = Podium
tour-sheet-points = Points
tour-sheet-time = Time R · S
    .one = Time
tour-sheet-sprint = Sprint R · S
    .one = Sprint
tour-sheet-mountain = Mountain R · S
    .one = Mountain
tour-sheet-rest = Rest
tour-sheet-bonus = Bonus
tour-sheet-total = Total
tour-sheet-tired = Exhaustion taken along

## Stage races of Homas Tour Pro

tour-homas-directors = { $n ->
    [one] 1 director
   *[other] { $n } directors
  }
tour-homas-limit = Time limit { $n } min
tour-homas-winner = { $own ->
    [yes] Your { $rider } wins the race.
   *[no] { $name } wins the race with { $rider }.
  }
tour-homas-teams-about = four riders’ time
tour-homas-lines-up = { $own ->
    [yes] You line up first.
   *[no] { $name } lines up first.
  }
tour-homas-drawn = The order of the line-up is drawn.
tour-homas-open = The teams will line up as they stand by then.
tour-homas-rush = Sprint { $n }
tour-homas-hill = Hill { $n }
tour-homas-mountain = Mountain { $n }
tour-homas-out = { $names } disqualified: a fitness card was not played.
tour-homas-legs = Your riders in the next stage
tour-homas-draws = { $n ->
    [one] draws 1 fitness card
   *[other] draws { $n } fitness cards, keeps one
  }
tour-homas-tired = was too late: no energy cards, 1 fitness card
tour-homas-stage = Stage
tour-homas-first = First
tour-homas-yellow = Yellow
tour-homas-green = Green
tour-homas-polka = Polka dots
tour-homas-team = Team
