### What is on the sheets of any tour, in English.

sheet-after =
    { $number ->
        [0] before the first stage
       *[other] after stage { $number } of { $stages }
    }
sheet-over = the tour is over
sheet-page = page { $page } of { $pages }
sheet-you = You
sheet-standings = Standings
sheet-general = General
sheet-time = time
sheet-unit = points
sheet-teams = Teams
sheet-nobody = Nobody has a point yet.
sheet-unridden = Nobody has ridden yet.
sheet-stage = Stage
sheet-own-road = Custom road
