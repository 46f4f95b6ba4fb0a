### The page of the rules for Homas Tour Pro: extras, drawn examples, signs, and the table of events.

## The extras

homas-intro-neutral-title = Neutral teams
homas-intro-neutral = Teams without a director ride by rule. They roll two dice, go a square further on an even number, always take a relay, and follow where that is worth six squares. They never play cards, and they can win.
homas-intro-roubaix-title = Cobbles and rain
homas-intro-roubaix = Cobbles take squares like a climb. On those of Paris-Roubaix nobody follows, counters or relays at all. Where it may rain a die decides before the start; then every event is a little worse.
homas-intro-stage-title = Stage races
homas-intro-stage = Three stages, or a Tour de France of a prologue and six. Groups share a time, and every turn and square behind costs some. Intermediate sprints and summits give points, and a stage gives fewer energy cards than a classic.
homas-intro-trial-title = Time trials
homas-intro-trial = Everybody rides alone from the same square: no wheel to follow, no relay, nobody in the way. Fewest turns win, then most squares beyond the line.

## Drawn examples

homas-example-start = All five teams on the starting board. Each took a letter of it: one rider in each lane, no two in a row.
homas-example-move = The dice show 5 and 3, the square takes 2: six squares. The gold numbers are the order of moving.
homas-example-red = The line of the red letter. Those behind it may still play a team card; riders beyond it cannot.
homas-example-wheel = Three are in the wheel of a rider who rides five squares. Straight behind is asked first, then right, then left. The first one follows, and ends straight behind.
homas-example-rows = Nobody in the wheel wants to follow, so the second row is asked, first those behind the rider that was straight behind. The first one comes along.
homas-example-mountain = On a mountain who climbs can follow who climbs. The last of the three is still on the flat and is not even asked.
homas-example-relay = The first asks for a relay, the second refuses, the third takes it and comes to the front. The others slide back by one, and it must ride now.
homas-example-attack = An attack with a 5 and a die. Coming along costs a card: one pays a 6, the other keeps its cards and stays.
homas-example-fall = A seven, and the table says: a fall. Anybody straight behind or directly to the left goes down too, and takes others along in the same way. The right is safe.
homas-example-finish = One is over the line and no row between the three is free: all three have arrived and sprint. The sprinter in the last row rolls 5 and 3, and gets 2 more for the two rows that it catches.
homas-example-neutral = A silver cap: nobody directs this rider. Its dice make 4, an even number, so it rides five squares, and ends as far to the right as it can.
homas-example-cobbles = The cobbles of Paris-Roubaix: those right behind cannot follow.
homas-example-trial = Six squares against the clock.

homas-jersey-for-yellow = Yellow: the least time
homas-jersey-for-green = Green: the most points at the finish and in intermediate sprints
homas-jersey-for-polka = Polka dots: the most points on summits

## Signs of the road

homas-sign-climb = Red numbers
    .about = A climb: this number of squares is taken from a move that starts here.
homas-sign-descent = Yellow numbers
    .about = A descent: this number of squares is added to a move that starts here.
homas-sign-cobbles = Blue numbers
    .about = Cobbles: this number of squares is taken from a move that starts here.
homas-sign-thick = Thick line
    .about = In a curve it cannot be crossed; the two outer lanes have two squares more.
homas-sign-letter = Letter
    .about = A line of the course; the course is a list of them.
homas-sign-red = Red letter
    .about = Team cards are played up to here.
homas-sign-sprint = Green flag
    .about = An intermediate sprint: points and seconds in a stage race.
homas-sign-hill = Hill
    .about = One round top: points for the first five in a stage race.
homas-sign-mountain = Mountain
    .about = Two peaks: only riders on the same kind of road follow each other.
homas-sign-start = Start
    .about = Each team takes a letter of the starting board behind the red line.
homas-sign-finish = Finish
    .about = Who comes over it brings its whole group along.
homas-sign-stone = Milestone
    .about = Rows to go to the finish.
homas-sign-cap = Cap
    .about = 1 leader, 2 allrounder, 3 sprinter, 4 climber.
homas-sign-neutral = Silver cap
    .about = A neutral rider: it rides by rule.
homas-sign-down = Lying, with a number
    .about = The number of turns that are lost.

## The table of events

homas-events-result = Result
homas-events-name = Event
homas-events-brings = What it brings
homas-events-fails = If the team roll fails
homas-events-least = { $result } or less
homas-event-grave-fall = Grave fall
homas-event-broken-bike = Broken bike
homas-event-serious-fall = Serious fall
homas-event-puncture = Puncture
homas-event-light-fall = Light fall
homas-event-dropped-chain = Dropped chain
homas-event-nothing = Nothing happens
homas-event-crowd = The crowd pushes
homas-event-family = The family waves
homas-event-gap = A gap opens
homas-event-good-legs = Good legs
homas-event-glory = A moment of glory
homas-brings-lose = { $turns ->
    [one] this turn is lost
   *[other] { $turns } turns are lost, this one included
  }
homas-brings-victims = { $turns ->
    [one] who falls too loses a turn
   *[other] who falls too loses { $turns } turns
  }
homas-brings-one = only the higher die or card counts
homas-brings-plus = { $squares ->
    [one] a square more
   *[other] { $squares } squares more
  }
homas-brings-attack = { $squares ->
    [0] may be an attack, without a card
   *[other] may be an attack, without a card and { $squares } squares further
  }
homas-brings-recover = { $cards ->
    [one] or a card comes back
   *[other] or { $cards } cards come back
  }
homas-fails-more = { $turns ->
    [one] a turn more is lost
   *[other] { $turns } turns more are lost
  }
homas-fails-next = { $turns ->
    [one] the next turn is lost too
   *[other] the next { $turns } turns are lost too
  }
homas-fails-discard = { $cards ->
    [one] a card is lost
   *[other] { $cards } cards are lost
  }

## The guided race

homas-guide-lineup = Your four riders line up: those in front start first, those behind them can follow.
homas-guide-follow = Somebody ahead has moved on: following costs nothing, but it is this rider’s move.
homas-guide-let-go = This turn let them go: your riders keep their move, and one of them will lead.
homas-guide-relay = A relay: your rider would come to the front, lead, and do the work for the others.
homas-guide-counter = An attack: come along for a card, or let it go.
homas-guide-lead = Your rider leads: roll two dice, or click a card first. Energy cards are few, and the fitness card must be played before the line.
homas-guide-dice = The dice are added up, and the road may add or take some.
homas-guide-to = Click the square to ride to: straight behind somebody you are in a wheel.
homas-guide-attack = Attack with a card: anybody who wants to come along must pay one as well.
homas-guide-on = That is all you need: the first across the line wins.
