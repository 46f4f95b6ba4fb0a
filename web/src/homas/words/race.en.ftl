### Homas Tour Pro on the screen: the race page, its questions, the end, courses.

homas-game = Homas Tour Pro
homas-turn = { $round ->
    [0] Before the start
   *[other] Turn { $round }
  }
homas-rain = Rain
homas-profile = { $left ->
    [0] { $squares } squares, and the line is reached
   *[other] { $left } of { $squares } squares to go
  }
homas-profile-start = { $squares } squares
homas-rider = { $own ->
    [yes] your { $rider }
   *[no] { $colour ->
        [white] White
        [red] Red
        [blue] Blue
        [green] Green
       *[black] Black
      } { $rider }
  }
homas-role-1 = Leader
homas-role-2 = Allrounder
homas-role-3 = Sprinter
homas-role-4 = Climber
homas-team = Team
homas-card-6 = +6
homas-card-6h = +6 (not uphill)
homas-card-5k = +5 (not on cobbles)
homas-card-t6 = team card +6
homas-card-t6h = team card +6 (not uphill)
homas-card-t5k = team card +5 (not on cobbles)
homas-left = { $left ->
    [0] at the line
   *[other] { $left } to go
  }
homas-stands = { $road ->
    [climb] { homas-left }, uphill { $grade }
    [descent] { homas-left }, downhill { $grade }
    [cobbles] { homas-left }, cobbles { $grade }
   *[flat] { homas-left }, flat road
  }
homas-forgotten = { $n ->
    [one] { $riders } still has a fitness card. If it is not played before the line, the whole team is out.
   *[other] { $riders } still have fitness cards. If one is not played before the line, the whole team is out.
  }
homas-too-late = { $n ->
    [one] { $riders } still has its fitness card: too late to play it, and the whole team is out.
   *[other] { $riders } still have their fitness cards: too late to play them, and the whole team is out.
  }

## Panels

homas-groups = Groups
homas-groups-about = gaps in squares
homas-groups-none = Nobody is on the road yet.
homas-home = home
homas-to-go = { $n ->
    [0] the line
   *[other] { $n } to go
  }
homas-gap = +{ $n }
homas-cards-left = energy cards left
homas-team-out = disqualified
homas-team-neutral = neutral
homas-team-asked = to move
homas-team-thinking = is thinking
homas-pips = { $fitness ->
    [yes] { $rider }: { $n } energy cards, and a fitness card to play
   *[no] { $rider }: { $n } energy cards
  }
homas-pips-team = { $over ->
    [yes] Team: { $n } energy cards that can no longer be played
   *[no] Team: { $n } energy cards
  }
homas-row-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
  }
homas-key-own = rider’s
homas-key-team = team’s
homas-key-spent = spent
homas-key-fitness = fitness to play
homas-log-turn = { $round ->
    [0] Before the start
   *[other] Turn { $round }
  }
homas-log-weather = Weather
homas-log-order = Order of the teams
homas-log-energy = Energy cards
homas-log-fitness = Fitness cards
homas-log-lineup = Line-up
homas-log-move = On the road
homas-log-rush = Summits and sprints
homas-log-sprint = The line
homas-log-retreat = Falling back
homas-log-over = The end
homas-film = { $round ->
    [0] Before the start
   *[other] Turn { $round }
  } { $phase ->
    [sprint] · the line
    [rush] · summits and sprints
    [retreat] · falling back
   *[other] {""}
  }
homas-film-about = The race is moving.

## Answers

homas-go-cards = Choose a card
homas-go-roll = { $dice ->
    [one] Roll one die
   *[other] Roll two dice
  }
homas-go-roll-all = { $n ->
    [2] Roll for both riders
   *[other] Roll for all { $n } riders
  }
homas-go-roll-one = Only for { $rider }
homas-go-play = { $dice ->
    [0] Play { $cards }
    [one] Play { $cards } and roll
   *[other] Play { $cards }
  }
homas-go-attack = { $dice ->
    [0] Attack with { $cards }
    [one] Attack with { $cards } and a die
   *[other] Attack with { $cards }
  }
homas-go-fitness = Play the fitness card
homas-go-relay = Ask for a relay
homas-go-rest = Rest this turn
homas-hand = Energy cards
homas-lay = { $kind ->
    [team] Team card { $card }
   *[own] { $card }
  }
homas-lay-fitness = Fitness card { $card }
homas-why-not-here = Cannot be played here.
homas-why-climb = Cards with the hill sign cannot be played uphill.
homas-why-cobbles = A +5 cannot be played on cobbles.
homas-why-hell = In the hell of the north it is the other way round: on cobbles only a +5 can be played.
homas-why-red = Team cards can be played only up to the red letter.
homas-why-no-team = This road has no red letter: no team cards.
homas-why-helped = A rider plays one team card a turn.
homas-why-used = This rider has played its cards for this turn.
homas-why-one-die = With one die only, one card takes its place.
homas-why-one-card = On descents and cobbles a rider plays one card a turn.
homas-why-fitness-die = With one die only, the fitness card cannot be played.
homas-why-fitness-climb = Uphill sprinters cannot play their fitness card.
homas-here = { $can ->
    [yes] playable here
   *[no] not here
  }
homas-no-cards = No energy cards left.
homas-attack = Attack
homas-relay = Ask for a relay
homas-rest = Rest
homas-orders = Standing orders
homas-order-follow = { $order ->
    [far] Your riders follow when it gains { $worth } or more, uphill fewer.
   *[never] { $span ->
        [turn] This turn nobody follows.
       *[race] Nobody follows.
      }
  }
homas-order-relay = { $span ->
    [turn] This turn nobody takes a relay.
   *[race] Nobody takes a relay.
  }
homas-order-retreat = Nobody falls back.
homas-order-counter = None of your riders counters this attack.
homas-order-end = Ask me again

homas-ask-lead = How does { $rider } ride?
homas-ask-take = { $rider } takes the lead: how?
homas-say-reach = { $dice ->
    [one] { $cards ->
        [0] One die: **{ $least } to { $most } squares**.
       *[other] +{ $cards } and a die: **{ $least } to { $most } squares**.
      }
   *[other] Two dice: **{ $least } to { $most } squares**.
  } { $road ->
    [climb] The climb costs { $grade }.
    [descent] The descent gives { $grade }.
    [cobbles] The cobbles cost { $grade }.
   *[flat] {""}
  }
homas-say-exact = **{ $least ->
    [one] One square
   *[other] { $least } squares
  }**, for sure. { $road ->
    [climb] The climb costs { $grade }.
    [descent] The descent gives { $grade }.
    [cobbles] The cobbles cost { $grade }.
   *[flat] {""}
  }
homas-say-seven = A seven leads to the event table.
homas-say-attack = Nobody follows without paying a card.
homas-say-attack-needs = An attack costs at least one of the rider’s own cards.
homas-say-not-together = These cannot be played together.
homas-say-followed = Those in the wheel may follow.
homas-say-hell = Nobody can follow on these cobbles.
homas-say-fitness = { $grade ->
    [0] **{ $squares } squares**, no dice.
   *[other] Worth { $value }; here it is **{ homas-squares }**.
  }
homas-say-ace = Two dice as an attack.
homas-say-relay = Riders behind are asked to lead. If nobody will, all of them have **one die only** this turn.
homas-say-rest = The rider stays where it is and gets **one spent card back**.

homas-ask-to = Where does { $rider } go?
homas-ends = Squares to ride to
homas-ends-all = All { $n } squares
homas-ends-useful = Only the useful ones
homas-squares = { $squares ->
    [one] one square
   *[other] { $squares } squares
  }
homas-end-about = { homas-squares } on{ $road ->
    [climb] , uphill { $grade }
    [descent] , downhill { $grade }
    [cobbles] , cobbles { $grade }
   *[flat] {""}
  }
homas-dare = Risk the event table
homas-say-end = { $held ->
    [yes] In the wheel of { $wheel }: sheltered, and able to follow.
   *[no] { $road ->
        [climb] The next move starts uphill, { $grade }.
        [descent] The next move starts downhill, { $grade }.
        [cobbles] The next move starts on cobbles, { $grade }.
       *[flat] In nobody’s wheel, but the road is free.
      }
  }
homas-say-dare = Downhill you may roll for an event first. Crowds and good legs, or a puncture and a crash: the table decides. Then you ride.

homas-ask-follow = { $n ->
    [one] Does { $one } follow { $rider }?
   *[other] Who follows { $rider }?
  }
homas-follow-rider = { $rider } follows
homas-follow-about = { homas-squares } on, { $left } to go
homas-follow-pays = { homas-follow-about }, after buying back { $turns ->
    [one] a turn
   *[other] { $turns } turns
  }
homas-follow-none = Let go
homas-follow-none-about = Keep the move for later.
homas-follow-none-due = A rider who follows cannot play its fitness card this turn.
homas-follow-say = { $rider } goes { homas-squares } in the wheel of { $ahead }. That is its move for this turn.
homas-follow-none-say = Your riders stay and move when it is their turn; those behind may follow in their place.
homas-ask-relay = { $rider } asks for a relay
homas-relay-rider = { $rider } takes it
homas-relay-about = { $role } to the front
homas-relay-none = Refuse
homas-relay-none-about = Others may take it.
homas-relay-say = { $rider } comes to the front and rides at once. { $ahead } and those between slide back one place, and may follow.
homas-relay-none-say = If nobody takes it, everybody who was asked has only one die this turn.

homas-ask-counter = { $rider } attacks: who goes along?
homas-counter-rider = { $rider } · { $role }
homas-counter-card = { $rider } counters with { $card }
homas-go-counter = { $n ->
    [one] Counter with one rider
   *[other] Counter with { $n } riders
  }
homas-go-counter-none = Let them go
homas-say-counter = { $n ->
    [one] One card is spent, whatever it is worth.
   *[other] { $n } cards are spent, whatever they are worth.
  } Then those in the wheel are asked.
homas-say-counter-none = No card is spent. Riders behind yours cannot jump over them.

homas-ask-seven = { $rider } rolled a seven
homas-seven-table = Roll on the event table
    .about = { $squares ->
        [one] One square if nothing happens.
       *[other] { $squares } squares if nothing happens.
      }
homas-seven-keep = Keep the { $part }
    .about = { $squares ->
        [one] One square, and nothing can happen.
       *[other] { $squares } squares, and nothing can happen.
      }
homas-ask-chance = A chance for { $rider }
homas-chance-attack = { $plus ->
    [0] Attack
   *[other] Attack, +{ $plus }
  }
    .about = { $plus ->
        [0] Without a card: nobody follows for nothing.
       *[other] Without a card and { $plus } squares further: nobody follows for nothing.
      }
homas-chance-ride = Just ride
    .about = The move counts as it was rolled.
homas-chance-recover = Take a card back
    .about = One spent card comes back, and the move counts as it was rolled.
homas-ask-wait = { $turns ->
    [one] { $rider } has to wait
   *[other] { $rider } has to wait { $turns } turns
  }
homas-wait = Wait
homas-wait-about = { $turns ->
    [one] The rider stays this turn.
   *[other] This turn, and { $more } more.
  }
homas-wait-card-about = One turn less. It can be played here.
homas-wait-event = { $name }: turns are lost.
homas-wait-fell = Brought down by { $rider }.
homas-ask-discard = { $rider } loses a card
homas-say-discard = The table asks for it.
homas-ask-recover = { $rider } gets a card back
homas-say-recover = One spent card comes back to the hand.

homas-ask-energy = Which cards do you take?
homas-energy-about = The stage says how many each rider may take.
homas-energy-nothing = no card
homas-go-energy = Take these
homas-say-energy = All directors choose at the same time. Nobody sees it before.
homas-ask-keep = Which fitness card does { $rider } keep?
homas-fitness-card = Fitness card { $card }
homas-fitness-attack = always an attack
homas-fitness-plain = instead of the dice
homas-say-keep = It must be played before the line.
homas-ask-lineup = Line up your team
homas-lineup-about = A letter gives the four places. Press two riders to swap them.
homas-letter = Letter
homas-grid = The starting board
homas-lineup-rider = { $rider }, { $role }, row { $row }, lane { $lane }
homas-go-lineup = Line up here
homas-say-lineup = The front row starts first; the right lane before the left.
homas-say-lifted = Who swaps places with { $rider }?
homas-ask-place = Place a rider
homas-place-about = One rider at a time, never two of a team in one lane.
homas-place-rider = Rider
homas-place-square = Row { $row }, lane { $lane }
homas-take-back = Take back the last answer
homas-ask-retreat = Does anybody fall back?
homas-retreat-about = One square, to wait for a team mate or a better wheel.
homas-retreat-rider = { $rider } · { $role }
homas-go-retreat = { $n ->
    [0] Nobody
    [one] One falls back
   *[other] { $n } fall back
  }
homas-say-retreat = { $n ->
    [0] Everybody stays where they are.
   *[other] One square straight back, if it is still free then.
  }
homas-ask-sprint = { $rider } sprints for the line
homas-ask-rush = { $rider } sprints for the points
homas-say-sprint = { homas-rows }, and one more for each row that is caught.
homas-say-rush = { homas-rows }. The first { $places } win { $points } points for green, and as many seconds.
homas-rows = { $exact ->
    [yes] { $least } rows
   *[no] { $least } to { $most } rows
  }
homas-say-best = { $state ->
    [passes] { $rider } passes all who have sprinted.
    [stays] { $best } stays ahead; place { $place } is within reach.
   *[open] { $best } is ahead: { $needs } or more is needed to pass.
  }
homas-caught = { $n ->
    [one] +1 row caught
   *[other] +{ $n } rows caught
  }
homas-finale-won = { $rider } wins
homas-finale-lane = Lane { $lane }
homas-finale-photo = { $place ->
    [1] Photo finish: on the same row the right lane is in front.
    [2] Photo finish for second place: the right lane is in front.
   *[other] Photo finish for third place: the right lane is in front.
  }
homas-sprinted = Sprint order so far

## Keys

homas-key-choose = Choose a card or an answer
homas-key-go = Do it
homas-key-attack = Announce an attack
homas-key-play-fitness = The fitness card
homas-key-relay = Ask for a relay
homas-key-rest = Rest this turn
homas-key-undo = Take back an answer that nobody has noticed yet
homas-key-ends = The next square
homas-key-teams = Teams and cards

## The end

homas-verdict-sprint = { $n ->
    [2] A sprint of two.
   *[other] A sprint of { $n }.
  }
homas-verdict-gap = { $n } seconds clear.
homas-verdict-same = Not a second between them.
homas-verdict-alone = All alone.
homas-won = { $own ->
    [yes] { $stage }: **{ $rider }** wins, in { $turns } turns.
   *[no] { $stage }: **{ $rider }** wins for { $name }, in { $turns } turns.
  }
homas-end-turns = { $n } turns
homas-end-rider = Rider
homas-end-role = Role
homas-end-time = Time
homas-end-cards = cards spent
homas-end-first = winner
homas-end-out = { $own ->
    [yes] { $rider } kept its fitness card: your team is out.
   *[no] { $rider } kept its fitness card: { $name } is out.
  }
homas-end-same = same time
homas-end-to-go = { $n } to go
homas-prizes = Summits and sprints
homas-prize-summit = { $name }, summit
homas-prize-sprint = { $name }, sprint
homas-work = Who did the work
homas-work-led = led
homas-work-followed = followed
homas-work-attacks = attacks
homas-work-counters = counters
homas-work-sevens = events
homas-replay-shows = What is shown
homas-cards = Cards
homas-hand-of = The cards of { $name }
homas-holds = { $rider }, { $role }: { $n ->
    [0] no energy cards
   *[other] { $cards }
  }{ $state ->
    [hidden] , and a fitness card that only its director has seen.
    [open] . Fitness card: { homas-radio-fitness-card }.
   *[none] .
  }
homas-holds-team = Team: { $cards }.
homas-drew = Drew { $cards }, to keep one.
homas-replay-at = { $round ->
    [0] Before the start · { $what }
   *[other] Turn { $round } of { $rounds } · { $what }
  }
homas-fork-at = { $phase ->
    [energy] Energy cards
    [fitness] Fitness cards
    [lineup] Line-up
    [retreat] After turn { $round }
    [rush] Turn { $round }: points
    [sprint] Turn { $round }: the line
   *[move] { $known ->
        [yes] Turn { $round }: { $rider }
       *[no] Turn { $round }
      }
  }
homas-fork-next = { $phase ->
    [energy] The energy cards are chosen again.
    [fitness] The fitness cards are dealt again.
    [lineup] The teams line up again.
    [retreat] Riders may fall back after turn { $round }.
    [rush] The sprint for points in turn { $round } comes next.
    [sprint] The sprint for the line comes next.
   *[move] { $known ->
        [yes] { $rider } moves next, in turn { $round }. Everything before has happened; what comes next is rolled again.
       *[no] A rider’s move in turn { $round } comes next.
      }
  }

## Courses

homas-course-tour-of-flanders = Tour of Flanders
homas-course-world-championship = World Championship
homas-course-tour-of-lombardy = Tour of Lombardy
homas-course-benelux-tour-1 = Antwerp – Geraardsbergen
homas-course-benelux-tour-2 = Groningen – Arnhem
homas-course-benelux-tour-3 = Malmedy – Valkenburg
homas-courses = { $n ->
    [one] one course
   *[other] { $n } courses
  }
homas-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
      }
  }
homas-trial = against the clock
homas-directors = { $n ->
    [one] one director
   *[other] { $n } directors
  }
homas-problem-directors = Between 1 and { $most } teams must have a director; the others are neutral.
homas-fact-hours = At a real table
homas-fact-cards = Energy cards, team
homas-fact-limit = Time limit
homas-fact-red = Team cards up to
homas-fact-rain = It may rain.
homas-fact-hell = The hell of the north: on cobbles nobody follows or relays, and only +5 cards can be played, which other cobbles forbid.
homas-fact-trial = Everybody rides alone against the clock.
homas-limit = Time limit: { $n } min
homas-stage-race = Times add up. Riders who keep cards draw more fitness cards for the next stage. Yellow is for time, green for sprints, polka dots for climbs.
homas-minutes = { $n } min
homas-line = Line { $letter }
homas-mark = { $kind ->
    [hill] hill, { $left } to go
    [mountain] mountain, { $left } to go
   *[sprint] sprint, { $left } to go
  }

## The game in eight steps

homas-intro-1-title = Five teams of four
homas-intro-1 = Each team has a leader, an allrounder, a sprinter and a climber. One to four teams have a director; the others are neutral and ride by rule. The first rider over the line wins.
homas-intro-2-title = Front to back
homas-intro-2 = The most advanced rider moves first, right before left. Two dice say how far. The number on its square is added: climbs and cobbles take squares, descents give some.
homas-intro-3-title = Energy cards
homas-intro-3 = A card replaces a die. Some cannot be played uphill, others not on cobbles. Team cards help anybody, but only up to the red letter. A rider who rests a turn gets a card back.
homas-intro-4-title = In the wheel
homas-intro-4 = Riders right behind may follow for nothing, one after the other: straight before right before left. A rider who follows has moved. One who does not may move later.
homas-intro-5-title = Relays and attacks
homas-intro-5 = A rider who is tired of leading asks for a relay; if nobody takes it, all of them have one die. A rider who plays a card of its own may attack: then nobody follows without paying a card.
homas-intro-6-title = Sevens
homas-intro-6 = Two dice, or a die and a card, that add up to seven lead to the event table: crowds that push, punctures, crashes that bring others down. Or keep one die only, and nothing happens.
homas-intro-7-title = Fitness cards
homas-intro-7 = Every rider has one hidden fitness card, played once instead of the dice. Face cards are attacks. One that comes over the line unplayed disqualifies its team.
homas-intro-8-title = The sprint
homas-intro-8 = Groups arrive together and sprint: one die or card each, sprinters have two, and every row that is caught is worth one more. At the top of a mountain everybody arrives alone.

## Hints for a first race

homas-hint-energy = Cards with a hill sign cannot be played uphill, a +5 not on cobbles: take those that suit this road.
homas-hint-keep = A high card brings a rider far, once. Face cards are attacks: nobody follows for nothing.
homas-hint-lineup = Riders in front move first; riders behind can follow them. Put your leader where somebody can shelter him.
homas-hint-lead = The leader works for everybody behind. Dice are free; cards are few and come back only by resting.
homas-hint-to = Stop in a wheel, straight behind somebody: from there you may follow for nothing next turn.
homas-hint-follow = Following costs nothing, but it is the rider’s move. Let go if you would rather roll yourself.
homas-hint-relay = Taking the relay brings your rider to the front: it leads now, and the others may follow.
homas-hint-counter = An attack leaves behind everybody who does not pay a card. Go along if the attacker may win.
homas-hint-seven = The table may help or hurt. Keeping one die is slow, but safe.
homas-hint-chance = Attack if a gap helps you: anybody who comes along pays a card.
homas-hint-wait = A card buys one turn back. A rider left behind alone seldom comes back: pay while the others are near.
homas-hint-discard = Give up the card that you need least on this road.
homas-hint-retreat = Falling back brings two team mates together again. Most of the time nobody does.
homas-hint-routine = Your riders follow by themselves when it is well worth it, and go as far as they can: only what matters is asked. “Ask me everything” changes that.
homas-hint-rush = Seconds and points for the first five. You will miss the cards you spend here at the line.
homas-hint-sprint = Now the cards that you kept are worth most: a sure value instead of a die.

## The reader’s own moves

homas-place = { $over ->
    [yes] over the line, lane { $lane }
   *[no] { $held ->
        [yes] behind { $wheel }, lane { $lane }, { $left } to go
       *[no] lane { $lane }, { $left } to go
      }
  }
homas-give = { $order ->
    [far] When it gains { $worth } or more, all race long
    [roll] { $span ->
        [turn] All roll, this turn
       *[race] All roll, all race long
      }
    [cards] Cards first, all race long
    [furthest] The furthest, all race long
   *[never] { $span ->
        [attack] None of mine, this attack
        [turn] Nobody, this turn
       *[race] Nobody, all race long
      }
  }
homas-sum-road = { $road ->
    [climb] climb { $grade }
    [descent] descent { $grade }
   *[cobbles] cobbles { $grade }
  }
homas-sum = { $road ->
    [flat] { $parts } = { $squares }
   *[other] { $parts }, { homas-sum-road } = { $squares }
  }
homas-less-cobbles = cobbles
homas-less-descent = descent
homas-less-inside = inside of the curve
homas-less-rain = rain
homas-event-team = { $failed ->
    [yes] Team roll against rank { $rank } fails
   *[no] Team roll against rank { $rank } succeeds
  }
homas-event-fallen = Brought down too: { $riders }.
homas-event-ours = This table is our own; the printed one is lost.
homas-events-own = Our own event table
homas-odds = helps { $helped } %, nothing { $nothing } %, higher die only { $slowed } %, turns lost { $lost } %
homas-fate-helped = helps: squares more, or an attack
homas-fate-nothing = nothing happens
homas-fate-slowed = only the higher die counts
homas-fate-lost = a crash or a broken bike: turns lost
homas-attacks = { $rider } attacks!
homas-attack-gap = { $n } squares clear
homas-hint-lead-trial = Everybody rides alone: nobody to follow, nobody to help. Cards replace dice.
homas-hint-to-trial = Alone on the road, further is better, unless a descent gives more from where you stop.
homas-order-lead = { $order ->
    [cards] Your riders play their cards first.
   *[roll] { $span ->
        [turn] This turn your riders roll.
       *[race] Your riders roll.
      }
  }
homas-order-to = Your riders go to the furthest square.
homas-end-gap = Gap
homas-asked = { $all ->
    [yes] You are asked everything.
   *[no] You are asked only what matters.
  }
homas-ask-other = { $all ->
    [yes] Only ask what matters
   *[no] Ask me everything
  }
homas-routine-about = Riders follow when it gains { $worth } or more and go to the best square by themselves, until the last { $late } squares.
homas-film-others = The others ride.

## A decision in a study

homas-answer-of = { $rider }: { $answer }
homas-answer-roll = the dice
homas-answer-relay = a relay
homas-answer-rest = a rest
homas-answer-fitness = the fitness card
homas-answer-none = none
homas-answer-wait = waiting
homas-answer-table = the event table
homas-answer-attack = an attack with { $cards }
