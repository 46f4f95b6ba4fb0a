### A new table, and a table before its start.

lobby-title = Before the start
lobby-game = Game
lobby-game-flamme = Flamme Rouge
lobby-game-homas = Homas Tour Pro
lobby-mode = What is ridden
lobby-mode-race = One race
lobby-mode-tour = A tour

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
lobby-none = No stage is like that. Take a filter off.
lobby-all-stages = All { $n } stages
lobby-squares = { $n } squares
lobby-climbs = { $n ->
    [0] flat
    [one] 1 climb
   *[other] { $n } climbs
  }
lobby-cobbles = { $n ->
    [one] cobbles
   *[other] { $n } × cobbles
  }
lobby-special-ttt = team trial
lobby-special-itt = individual trial
lobby-special-extended = extended
lobby-fact-squares = Squares to the line
lobby-fact-ascents = Ascents
lobby-fact-descents = Descents
lobby-fact-cobbled = Stretches of cobbles
lobby-fact-supply = Supply zones
lobby-fact-grid = Places on the start grid
lobby-fact-places = Breakaway places
lobby-by = By { $designer }
lobby-forked = { $game ->
    [homas] Goes on from turn { $n } of another race. Its road and its rules stay.
   *[flamme] Goes on from round { $n } of another race. Its road and its rules stay.
  }

## A road of one's own

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
lobby-calendar = Calendar
lobby-calendar-about = three to twenty-one stages
lobby-calendar-add = Add a stage
lobby-calendar-count = { $n } of at most { $most } stages. Click a stage to add it at the end.
lobby-calendar-format = How { $name } is ridden
lobby-calendar-rest = Rest day after { $name }
lobby-calendar-up = { $name } earlier
lobby-calendar-down = { $name } later
lobby-calendar-drop = Take { $name } out

## Which rules

lobby-rules = Rules of this race
lobby-rules-tour = Rules of this tour
lobby-format = How it is ridden
lobby-format-race = Race
    .about = First over the line wins.
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
    .about = Half way every rider takes played cards back, up to 24 points.
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
    .about = A Baroudeur bids one drawn card, counted double, and takes one exhaustion card only.
    .tour = A Baroudeur bids one drawn card, counted double, and takes one exhaustion card only.
    .short = bid for the Baroudeur
lobby-rule-super-combative = Super Combative jersey
    .about = Whoever leads the race at the end of a round takes a token.
    .tour = Who leads the race most often wins a point in every stage, and a jersey.
    .short = Super Combative
lobby-rule-ride-out = Ride to the end
    .about = Until the last rider is in.
    .included = Everybody rides home in this format.
    .short = to the end
lobby-old-hands = Old hands
    .about = Who knows the game starts tired, by so many exhaustion cards in each deck.

## Who rides

lobby-seats = Seats
lobby-taken = { $n } of { $all } taken
lobby-teams = { $n ->
    [one] 1 team
   *[other] { $n } teams
  }
lobby-add = Add a team
lobby-add-person = Person here
lobby-add-free = Free seat
lobby-add-bot = Bot
lobby-add-automatic = Automatic team
lobby-choice-here = A person at this screen
    .about = Several people can pass one screen around.
lobby-choice-open = Free seat
    .about = For anyone with the link. If nobody comes, a bot rides.
lobby-about-here = on this screen
lobby-about-taken = on another screen
lobby-about-open = for anyone with the link
lobby-about-random = bot: takes what the hand gives
lobby-about-tempo = bot: counts its own cards
lobby-about-domestique = bot: shelters its leader and its sprinter
lobby-about-muscle = automatic: turns its top cards, never tires
lobby-about-peloton = automatic: one card moves both, never tires
lobby-about-neutral = nobody decides: rides by rule
lobby-auto = auto
lobby-level = Level { $n } of 3
lobby-free = Free seat
lobby-change = Change
lobby-change-seat = Change the seat ({ $team })
lobby-remove = Take this team away
lobby-loses-seat = { $name } loses the seat if you change it.
lobby-name-of = Name ({ $team })
lobby-tired = Exhaustion cards ({ $team })
lobby-tired-by = starts with +{ $n }
lobby-fewer = One card fewer
lobby-more = One card more
lobby-sit = Sit here
lobby-stand = Stand up
lobby-present = Here
lobby-away = away

## The ways in

lobby-qr = The link as a QR code
lobby-copy = Copy link
lobby-copy-watching = For spectators
lobby-copied = Copied. Send it to your friends.
lobby-not-copied = This browser does not let us copy. Select the link and copy it.
lobby-no-account = No account, no password. Spectators never see a hand.
lobby-only-here = This address works on this machine only. Friends need a server that listens to the network.
lobby-no-codes = There is no link to this table here. Make it public, and its address is enough.
lobby-public = Public table
    .about = Anybody may find it and take a free seat.

## To the start

lobby-start = To the start
lobby-open = Open the table
lobby-invite = Invite friends
lobby-free-get-bots = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
  }
lobby-waits-for-host = Waiting for the host to start the race.
lobby-watching = You are watching. The host starts the race.
lobby-problem-automatic = At least one team must be ridden by a person or a bot.
lobby-problem-pelotons = There is only one Peloton team.
lobby-problem-grid = { $riders } riders do not fit on this start: it has { $grid } places. Choose another road or fewer teams.
lobby-problem-calendar = { $n ->
    [one] A tour has { $least } to { $most } stages; this one has 1.
   *[other] A tour has { $least } to { $most } stages; this one has { $n }.
  }
lobby-problem-stage = There is no stage { $stage } for so many teams.
lobby-problem-tour-trial = { $name } is a time trial, and automatic teams do not ride those.
lobby-problem-tour-grid = { $riders } riders do not fit on the start of { $name }: it has { $grid } places. Choose another tour or fewer teams.
lobby-problem-trial = Automatic teams do not ride time trials. Give the seat to a person or a bot.
