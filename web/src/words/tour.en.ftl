### A tour: its calendar, its standings, its sheets.

tour-own = A custom tour
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
tour-stage = { $n ->
    [0] Prologue: { $name }
   *[other] Stage { $n }: { $name }
  }
tour-replay = { $n ->
    [0] Replay the prologue
   *[other] Replay stage { $n }
  }
tour-study = { $n ->
    [0] Study the prologue
   *[other] Study stage { $n }
  }

## What can be done

tour-ride = { $n ->
    [0] Ride the prologue
   *[other] Ride stage { $n }
  }
tour-of = { $n ->
    [0] Prologue, before { $all } stages
   *[other] Stage { $n } of { $all }
  }
tour-to-race = Back to the race
tour-waiting = Waiting for the riders to begin the next stage.
tour-again = Another tour
tour-to-standings = To the standings
tour-standings = Standings
tour-last-end = { $n ->
    [0] How the prologue ended
   *[other] How stage { $n } ended
  }
tour-save = Save the tour

## The standings

tour-time = time
tour-unit-points = points
tour-teams = Teams
tour-place = Place
tour-who = Who
tour-gap = Behind
tour-none = Nobody has a point yet.
tour-none-yet = Nobody has ridden yet.
tour-jersey-yellow = Yellow jersey
tour-jersey-green = Green jersey
tour-jersey-polka = Polka-dot jersey
tour-jersey-combative = Super Combative jersey

## The history

tour-history = Stage by stage

## On paper

tour-paper = On paper
tour-paper-which = Which sheet
tour-print = Print
tour-sheet-part = { $heading }, { $n } / { $all }
tour-pdf = PDF
    .about = The sheets as PDF
tour-number = { $n ->
    [0] P
   *[other] { $n }
  }
