### A tour at the real table: its results are tapped in.

score-title = Result of stage { $n }
score-real = At the real table
score-real-about = You ride with the pieces. Échappée keeps the books of your tour.
score-standings = Standings
score-rider = { $team } { $mark }
    .with = { $team } { $mark }, { $value }
score-line-order = Home, in this order
score-line-times = Times
score-line-delays = Delays
score-line-major = Major tokens
score-line-minor = Minor tokens
score-line-sprint = Sprint points
score-line-mountain = Mountain points
score-line-exhaustion = Exhaustion cards in the deck
score-line-led = Tokens for leading
score-line-breakaway = Started in the breakaway
score-line-specialists = Specialists
score-line-rush = Intermediate sprint { $n }
score-line-summit = Climb { $n }
score-line-cards = Energy cards left
score-line-disqualified = Disqualified
score-side-sprint = Sprint
score-side-mountain = Mountain
score-side-hill = Hill
score-token = Token
score-open = Leave open
score-none = None
score-times-first = First tap who came home.
score-with-before = With the one before
score-minute-less = − 1 min
score-minute-more = + 1 min
score-less = One less for { $team } { $mark }
score-undo = Undo
score-enter = Enter stage { $n }
score-correct = Correct stage { $n }
score-undo-stage = Undo stage { $n }
score-without = Stage { $n } is without: { $lines }.
score-changed = What has changed
score-change = { $whose }, { $what }: { $before } → { $after }
score-what-points = tour points
score-what-time = time
score-what-team = time
score-what-sprint = sprint
score-what-mountain = mountain
score-what-exhaustion = exhaustion
score-what-jersey = worn by
score-what-green = green
score-what-polka = polka dots
score-what-draws = fitness cards
score-what-tired = without energy
score-jersey = { $jersey ->
    [yellow] yellow jersey
    [green] green jersey
    [polka] polka-dot jersey
    [combative] combative jersey
   *[other] { $jersey }
  }
score-links = The links of this tour
score-links-site = Links to follow this tour or to enter its results need a server.
score-link-follow = Follow
    .about = Who has this link sees the books, live.
score-link-edit = Enter results
    .about = Who has this link enters results too.
score-bgstats = To BG Stats
score-bags = Pack the bags
score-bag = { $mark }: { $keeps }
score-first = { $team } places first in the next stage.
score-keeps-nothing = nothing extra
score-keeps-exhaustion = { $n ->
    [one] 1 exhaustion card
   *[other] { $n } exhaustion cards
  }
score-keeps-draws = { $n ->
    [one] draws 1 fitness card
   *[other] draws { $n } fitness cards
  }
score-keeps-tired = no energy cards
score-new = A tour at the real table
score-game = Game
score-teams = Teams
score-players = How many
score-name = Name of { $team }
score-stages = Stages
score-by-card = By card number
score-by-road = With our roads
score-card = Card { $n }
score-rest = Rest day
score-chosen = In this order: { $days }
score-chosen-none = Tap the cards in the order of your tour: { $least } to { $most }.
score-clear = Begin again
score-start = Start the tour
