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
homas-guide-dice = Two dice say how far a rider goes. The road may add squares or take some.
homas-guide-follow = The rider ahead has moved on. Following costs nothing, but it is this rider’s move: worth it where it gains as much as dice would.
homas-guide-take = Another rider asks for a relay: yours would come to the front and do the work for those behind.
homas-guide-counter = An attack! Only riders who spend a card come along; without one the others get away. Keep your cards if the rider who attacks is no danger.
homas-guide-lead = Your rider leads: roll two dice, or lay a card that replaces a die. Cards are few; kept for the sprint they are worth most.
homas-guide-relay = Leading tires: “Relay” asks those behind to take over. If nobody does, all who were asked have one die this turn.
homas-guide-attack = To get away, attack with a card of this rider’s own: anybody who wants to come along must pay one as well.
homas-guide-fitness = Each rider has one fitness card, to play instead of the dice. One left at the line puts your team out, so this race is long enough for all four, and the red button plays them in time.
homas-guide-to = Choose the square to ride to. Straight behind somebody you are in a wheel, and may follow for nothing next turn.
homas-guide-sprint = The sprint: the rider in front sprints first, and each row that a rider catches counts one more. The rider who gets furthest wins, so play the cards that you have kept.
