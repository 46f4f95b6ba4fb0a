### What stands on a tour's sheets, in English.

sheet-title = A tour of { $stages } stages
sheet-after =
    { $number ->
        [0] before the first stage
       *[other] after stage { $number } of { $stages }
    }
sheet-over = the tour is over
sheet-page = page { $page } of { $pages }
sheet-player =
    { $player ->
        [you] You
        [random] Touriste
        [tempo] Métronome
        [muscle] Muscle team
        [peloton] Peloton team
       *[other] { $player }
    }

## The standings

sheet-standings = Standings
sheet-points = Tour points
sheet-points-about = podiums and rest days
sheet-final = Final ranking
sheet-final-about = podiums, rest days and bonus
sheet-won-rest = { $won } + { $rest } rest
sheet-won-bonus = { $won } + { $bonus } bonus
sheet-won-both = { $won } + { $rest } rest + { $bonus } bonus
sheet-general = General
sheet-time = time
sheet-sprint = Sprint
sheet-mountain = Mountain
sheet-unit = points
sheet-teams = Teams
sheet-teams-about = time of both riders
sheet-nobody = Nobody has a point yet.
sheet-unridden = Nobody has ridden yet.

## The tour sheet

sheet-tour = Tour sheet
sheet-tour-about = Running totals after each stage. Who leads a classification is shaded.
sheet-stage = Stage
sheet-stage-kind =
    { $kind ->
        [ttt] team trial
        [itt] individual trial
       *[extended] extended
    }
sheet-own-road = Own road
sheet-rest = Rest day
sheet-bonus = Bonus
sheet-total = Total

## A team's sheet

sheet-type =
    { $type ->
        [R] Rouleur
       *[S] Sprinteur
    }
sheet-tour-points =
    { $points ->
        [one] tour point
       *[other] tour points
    }
sheet-podium = Podium
sheet-clock = Time
sheet-exhaustion = Exhaustion
sheet-team-points = Points
sheet-combative = Points: those of podiums, and 1 for the most combative of a stage.
sheet-team-about = Exhaustion: cards at the finish, and those taken along.
