### What stands on the sheets of Homas Tour Pro alone, in English.

sheet-race =
    { $race ->
        [paris-nice] Paris – Nice
        [dauphine-libere] Dauphiné Libéré
        [benelux-tour] Benelux Tour
       *[tour-de-france] Tour de France
    }
sheet-own-race = A stage race of { $stages } stages
sheet-team = Team
sheet-stage-kind =
    { $kind ->
        [flat] flat
        [mountain] mountain
       *[trial] time trial
    }
sheet-time-trial = Time trial, { $km } km
sheet-squares = { $squares } squares
sheet-limit = limit { $minutes } min

## The standings

sheet-general-about = bonus · behind yellow
sheet-green = Green
sheet-polka = Polka dots
sheet-jerseys = Jerseys
sheet-worn = worn today
sheet-won = won
sheet-jersey =
    { $jersey ->
        [yellow] yellow
        [green] green
       *[polka] polka dots
    }
sheet-teams-about = time of four riders
sheet-bonus-seconds = { $seconds } s

## The calendar

sheet-calendar = Calendar
sheet-calendar-rush = rush
sheet-calendar-red = team cards up to here
sheet-calendar-top = climb
sheet-calendar-cobbles = cobbles
sheet-no-limit = no time limit
sheet-energy = Energy
sheet-team-cards = team

## Results

sheet-results = Stage results
sheet-results-about = Delays on the road, without bonus seconds. * outside the time limit
sheet-rush = Rush { $number }
sheet-summit =
    { $kind ->
        [hill] Hill { $number }
       *[mountain] Mountain { $number }
    }

## The race sheet

sheet-race-sheet = Race sheet
sheet-race-about = Everything after each stage. The leader of each classification is shaded.
sheet-behind-short = Behind yellow

## A director's sheets

sheet-team-time = team time
sheet-rider = Rider
sheet-column-fitness = Fitness
sheet-column-energy = Energy
sheet-column-place = Place
sheet-column-delay = Delay
sheet-column-bonus = Bonus
sheet-column-sum = Sum
sheet-column-behind = Behind
sheet-column-won = won
sheet-column-all = all
sheet-column-left = Left
sheet-team-standing =
    { $place ->
        [1] first of the teams
        [2] second of the teams, { $time } behind
        [3] third of the teams, { $time } behind
        [4] fourth of the teams, { $time } behind
       *[5] fifth of the teams, { $time } behind
    }
sheet-director-about = Sum: time before the stage + delay − bonus. Behind: the same, counted from the new yellow jersey. Left: energy cards not played; each is one more fitness card to choose from in the next stage, three in all. * outside the time limit: no energy cards in the next stage, one fitness card.
sheet-card-hill = not uphill
sheet-card-cobbles = not on cobbles
