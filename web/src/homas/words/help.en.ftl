### The event table of Homas Tour Pro, and the guided race.

## The event table

homas-events-result = Result
homas-events-name = Event
homas-events-brings = What happens
homas-events-fails = If the team roll fails
homas-events-least = { $result } or less
homas-event-grave-fall = Bad crash
homas-event-broken-bike = Broken bike
homas-event-serious-fall = Serious crash
homas-event-puncture = Puncture
homas-event-light-fall = Minor crash
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
    [one] riders brought down too lose a turn
   *[other] riders brought down too lose { $turns } turns
  }
homas-brings-one = only the higher die or card counts
homas-brings-plus = { $squares ->
    [one] one more square
   *[other] { $squares } more squares
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
    [one] one more turn is lost
   *[other] { $turns } more turns are lost
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
homas-guide-follow = Somebody ahead has moved on: following costs nothing, but uses this rider’s move.
homas-guide-let-go = Let them go this turn: your riders keep their move, and one of them will lead.
homas-guide-relay = A relay: your rider would come to the front, lead, and do the work for the others.
homas-guide-counter = An attack: come along for a card, or let it go.
homas-guide-lead = Your rider leads: roll two dice, or choose a card first. Energy cards are few, and the fitness card must be played before the line.
homas-guide-dice = The dice are added up, and the road may add or take some.
homas-guide-to = Choose the square to ride to: straight behind somebody you are in a wheel.
homas-guide-attack = Attack with a card: anybody who wants to come along must pay one as well.
homas-guide-on = That is all you need: the first across the line wins.
