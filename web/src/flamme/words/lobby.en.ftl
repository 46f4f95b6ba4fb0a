### Planning a table (Flamme Rouge).

## Which road

lobby-filters = Filter the stages
lobby-for-teams = { $n ->
    [one] For 1 team
   *[other] For { $n } teams
  }
lobby-length = Length
lobby-length-any = Any length
lobby-length-short = Up to 72 squares
lobby-length-usual = 73 squares
lobby-length-long = 74 squares or more
lobby-climbing = Climbs
lobby-climbs-any = Any climbs
lobby-climbs-flat = Flat
lobby-climbs-some = 1 or 2 climbs
lobby-climbs-many = 3 climbs or more
lobby-with-cobbles = Cobbles
lobby-with-breakaway = Breakaway
lobby-count = { $n } of { $all } stages
lobby-none = No stage matches. Remove a filter.
lobby-all-stages = All { $n } stages
lobby-special-ttt = team trial
lobby-special-itt = individual trial
lobby-special-extended = extended
lobby-fact-ascents = Ascents
lobby-fact-descents = Descents
lobby-fact-cobbled = Stretches of cobbles
lobby-fact-supply = Supply zones
lobby-fact-grid = Places on the start grid
lobby-fact-places = Breakaway places
lobby-by = By { $designer }

## A custom road

lobby-road-example = a row of tiles: a b c g i D H q n u
lobby-road-good = { $n } squares, no overlap
lobby-road-no-tiles = A road needs at least a start and a finish.
lobby-road-unknown-tile = There is no tile { $tile } (tile { $place }).
lobby-road-no-start = The first tile must be a start: a, A, 1 or 1B.
lobby-road-start-not-first = The start tile { $tile } must come first; here it is tile { $place }.
lobby-road-no-finish = The last tile must be a finish: u, U, v or V.
lobby-road-finish-not-last = The finish tile { $tile } must come last; here it is tile { $place }.
lobby-road-tile-used-twice = { $tile } (tile { $place }) and { $other } (tile { $otherPlace }) are two sides of one piece.
lobby-road-overlap = { $tile } (tile { $place }) would lie on { $other } (tile { $otherPlace }).
lobby-road-overlap-warning = A tight fit: { $tile } (tile { $place }) touches { $other } (tile { $otherPlace }).

## Which tour

lobby-tour-rests = { $n ->
    [0] no rest day
    [one] 1 rest day
   *[other] { $n } rest days
  }
lobby-tour-then-rest = then a rest day
lobby-calendar-format = How { $name } is ridden
lobby-calendar-rest = Rest day after { $name }

## Which rules

lobby-rules = Rules of this race
lobby-rules-tour = Rules of this tour
lobby-format = How it is ridden
lobby-format-race = Race
    .about = Furthest beyond the line wins.
lobby-format-tour = Tour stage
    .about = Tokens beside the road, finish times and a podium. Everybody rides home.
    .short = tour stage
lobby-format-ttt = Team trial
    .about = Each team alone with the clock. The slower rider’s time counts for both.
    .short = team trial
lobby-format-itt = Individual trial
    .about = Each rider alone with the clock, without any slipstream.
    .short = individual trial
lobby-rule-specialists = Specialists
    .about = Before the start every team picks a specialist for each rider.
    .tour = Picked before the first stage, and kept to the last.
    .short = specialists
lobby-rule-extended = Refresh
    .about = Halfway, every rider takes played cards back, up to 24 points.
    .trial = Time trials have no refresh.
    .short = refresh
lobby-rule-weather = Weather
    .about = Wind and rain on some of the straight roads.
    .tour = Wind and rain on some straight roads of every stage.
    .short = weather
lobby-rule-breakaway = Breakaway
    .about = { $n ->
        [one] One rider may buy a head start with two good cards.
       *[other] { $n } riders may buy a head start with two good cards each.
      }
    .missing = This road has no breakaway places.
    .tour = On the stages that have places for one.
    .trial = Time trials have no breakaway.
    .short = breakaway
lobby-rule-baroudeur-bid = Bid for the Baroudeur
    .about = A Baroudeur bids one drawn card, counted double, and takes only one exhaustion card.
    .tour = A Baroudeur bids one drawn card, counted double, and takes only one exhaustion card.
    .short = bid for the Baroudeur
lobby-rule-super-combative = Super Combative jersey
    .about = The rider who leads the race at the end of a round takes a token.
    .tour = The rider who leads most often wins a point in every stage, and a jersey.
    .short = Super Combative
lobby-rule-ride-out = Ride to the end
    .about = Until the last rider is in.
    .included = Everybody rides home in this format.
    .short = to the end
lobby-old-hands = Old hands
    .about = Experienced people start tired, with exhaustion cards in each deck.
lobby-tired = Exhaustion cards ({ $team })
lobby-tired-by = starts with +{ $n }
lobby-fewer = One card fewer
lobby-more = One card more

## Who rides

lobby-teams = { $n ->
    [one] 1 team
   *[other] { $n } teams
  }

## To the start

lobby-problem-automatic = At least one team must be ridden by a person or a bot.
lobby-problem-pelotons = There can be only one Peloton team.
lobby-problem-grid = { $riders } riders do not fit on this start: it has { $grid } places. Choose another road or fewer teams.
lobby-problem-stage = There is no stage { $stage } for this many teams.
lobby-problem-tour-trial = { $name } is a time trial, and automatic teams do not ride those.
lobby-problem-tour-grid = { $riders } riders do not fit on the start of { $name }: it has { $grid } places. Choose another tour or fewer teams.
lobby-problem-trial = Automatic teams do not ride time trials. Give the seat to a person or a bot.
