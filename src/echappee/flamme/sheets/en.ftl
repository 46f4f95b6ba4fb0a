### What is only on the sheets of Flamme Rouge, in English.

sheet-title = A tour of { $stages } stages

## The standings

sheet-points = Tour points
sheet-points-about =
    { $combative ->
        [yes] podiums, combativity and rest days
       *[no] podiums and rest days
    }
sheet-final = Final ranking
sheet-final-about =
    { $combative ->
        [yes] podiums, combativity, rest days and bonus
       *[no] podiums, rest days and bonus
    }
sheet-part-combative = { $points } combative
sheet-part-rest = { $points } rest
sheet-part-bonus = { $points } bonus
sheet-sprint = Sprint
sheet-mountain = Mountain
sheet-teams-about = time of both riders
sheet-fighters = Super Combative
sheet-fighters-about =
    { $number ->
        [0] tokens
       *[other] tokens, stage { $number }
    }

## The tour sheet

sheet-tour = Tour sheet
sheet-tour-about = Running totals after each stage. The leader of a classification is shaded.
sheet-stage-kind =
    { $kind ->
        [ttt] team trial
        [itt] individual trial
       *[extended] extended
    }
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
