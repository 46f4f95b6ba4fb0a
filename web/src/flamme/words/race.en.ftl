### The race page (Flamme Rouge).

race-stage-start = { $squares } squares · { $climbs ->
    [0] no climb
    [one] one climb
   *[other] { $climbs } climbs
  }
race-stage-line = { $squares } squares · { $climbs ->
    [0] no climb
    [one] one climb
   *[other] { $climbs } climbs
  } · { $left } to go for the peloton
race-stage-short = { $left } to go for the peloton
race-stage-trial = { $kind ->
    [ttt] Team time trial · { $squares } squares
   *[itt] Individual time trial · { $squares } squares
  }
race-rider = { $state ->
    [home] { $rider }, home
    [crashed] { $rider }, { $squares } to go, { $lane ->
        [left] left lane
        [middle] middle lane
        [only] single lane
        [grass] on the grass
       *[right] right lane
      }, fallen
   *[riding] { $rider }, { $squares } to go, { $lane ->
        [left] left lane
        [middle] middle lane
        [only] single lane
        [grass] on the grass
       *[right] right lane
      }
  }

## The bar

race-round = { $round ->
    [0] Before the start
   *[other] Round { $round }
  }
race-phases = Phases of the round
race-phase-draft = Riders
race-phase-grid = Start grid
race-phase-bids = Breakaway
race-phase-cards = Cards
race-phase-moves = Moves
race-phase-slipstream = Slipstream
race-phase-exhaustion = Exhaustion
race-phase-refresh = Refresh
race-phase-finish = Finish

## The dock

race-decks = Your decks
race-home = Home
race-next = next
race-plays = plays { $card }
race-to-go = { $squares } to go
race-not-placed = to place
race-ask-first = Who goes first?
    .about = Cards are drawn for this rider now. The other one follows once this card is down.
race-ask-breakaway = Who tries to break away?
    .about = { $places ->
        [one] The best bid of all teams starts in front, on the golden place.
       *[other] The { $places } best bids of all teams start in front, on the golden places.
      }
    .baroudeur = Your Baroudeur would draw one card only: it counts double, and winning costs one exhaustion card.
race-ask-card = { $rider }
race-hand = Your hand
race-left = Still in this deck
race-card-label = { $kind ->
    [e] Exhaustion card, { $value }
    [power] Card { $value } with { $powers }
   *[plain] Card { $value }
  }{ $noted ->
    [yes] , { $note }
   *[no] { "" }
  }
race-note-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }
race-note-counts = counts as { $squares }
race-note-blocked = may be blocked
race-note-blocked-short = blocked?
race-say-nothing = Point at a card, or tap it, to see where it leads.
race-play-title = { $kind ->
    [none] { $action ->
        [bid] Bid a card
       *[play] Choose a card
      }
    [e] { $action ->
        [bid] Bid the exhaustion card
       *[play] Play the exhaustion card
      }
   *[plain] { $action ->
        [bid] Bid the { $value }
       *[play] Play the { $value }
      }
  }
race-play = { $kind ->
    [none] { $action ->
        [bid] Bid
       *[play] Play
      }
   *[plain] { $action ->
        [bid] Bid { $value }
       *[play] Play { $value }
      }
  }

## Recovery and refresh

race-ask-recover = Give back one exhaustion card?
race-recover-card = The { $value } that recovers
race-recover-tired = { $count ->
    [one] { $count } recycled
   *[other] { $count } recycled
  }
race-recover-say = It leaves the deck for good. Nobody knows before the cards are revealed.
race-recover-yes = Give it back
race-recover-no = Keep it
race-ask-refresh = Fresh cards: { $rider }
race-refresh-about = { $token ->
    [yes] Pick up played cards worth up to { $limit }: 24, and 1 for the token. Exhaustion stays where it is.
   *[no] Pick up played cards worth up to { $limit }. Exhaustion stays where it is.
  }
race-refresh-played = Played cards
race-refresh-nothing = No card has been played yet.
race-refresh-title = Pick up cards
race-refresh-total = { $total } of { $limit }
race-refresh-after = Afterwards the whole deck is shuffled, recycled cards too.
race-refresh-best = Take the best
race-refresh-take = { $count ->
    [0] Take none
   *[other] Take { $cards } ({ $total })
  }

## Breakaway bids

race-ask-bid = { $second ->
    [yes] { $rider }: second bid
   *[no] { $rider }: first bid
  }
race-bids = Bids so far
race-bid-double = counts double
race-bid-price = A rider who breaks away loses both cards and takes two exhaustion cards. Everybody else gets the bid back.
race-bid-say = { $second ->
    [yes] { $chosen ->
        [yes] That makes { $sum } in all.
       *[no] { $sum } so far. All bids lie open; on a tie the rider further back wins.
      }
   *[no] { $chosen ->
        [yes] { $sum } to begin with; the second card comes after all first bids lie open.
       *[no] Two cards are bid, one after the other. The highest sum wins.
      }
  }

## The start grid

race-ask-place = { $number ->
    [1] Place a rider
   *[other] Place the other rider
  }
race-place-about = In front there is less road to ride; behind others there is shelter.
race-place-rider = Which rider
race-place-title = { $chosen ->
    [yes] { $type ->
        [R] Rouleur: { $left } to go
       *[S] Sprinteur: { $left } to go
      }
   *[no] { $type ->
        [R] Where does the rouleur start?
       *[S] Where does the sprinteur start?
      }
  }
race-place-nothing = Choose a square, here or on the map.
race-place-say = { $place ->
    [1] Right at the line{ $lane ->
        [0] , right lane.
       *[other] , to the left.
      }
   *[other] Row { $place } from the line{ $lane ->
        [0] , right lane.
       *[other] , to the left.
      }
  }
race-place-do = Place here
race-grid-square = { $count ->
    [0] Row { $place }, empty
   *[other] Row { $place }, with { $riders }
  }

## Waiting

race-cards-down = Cards are down

## The film

race-film = { $round ->
    [0] { $phase }
   *[other] Round { $round }: { $phase }
  }
race-film-about = Here is what happened.
race-film-cards = The cards are revealed.

## Teams

race-teams-legend = played · to go · tired
race-bot = bot
race-bot-instead = a bot rides
race-team-choosing = Choosing
race-team-thinking = Thinking
race-team-waiting = Waiting
race-team-ready = Ready
race-team-away = Away
race-team-home = Home
race-team-automatic = By its deck
race-last-card = Last card: { $card }
race-taken = { $count ->
    [one] { $count } exhaustion card taken
   *[other] { $count } exhaustion cards taken
  }
race-deck-size = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
race-pile-hand = In the hand
race-pile-card = Face down
race-pile-bid = Bid
race-pile-recycled = Recycled
race-pile-down = To be drawn
race-pile-left = Left
race-pile-played = Played
race-pile-empty = none
race-decks-none = Decks are shown only to the person whose turn it is.
race-decks-about = Nobody knows in which order the cards will be drawn.
race-clock = { $time }
race-clock-about = The clock is running: a rider who comes home now gets this time, plus the seconds beside the road.
race-token-podium = Podium, { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
race-token-sprint = Sprint token, { $value }
race-token-mountain = Mountain token, { $value }
race-token-refresh = Refresh token
race-token-combative = { $value ->
    [one] { $value } combative token
   *[other] { $value } combative tokens
  }
race-token-minute = { $value ->
    [one] { $value } minute lost
   *[other] { $value } minutes lost
  }

## The log

race-log-round = { $round ->
    [0] Before the start
   *[other] Round { $round }
  }
race-log-draft = Riders
race-log-refresh = Refresh
race-log-weather = Weather
race-log-placement = Start grid
race-log-breakaway = Breakaway
race-log-energy = Cards
race-log-declare = Cards
race-log-movement = Moves
race-log-slipstream = Slipstream
race-log-tokens = Tokens
race-log-times = Times
race-log-exhaustion = Exhaustion
race-log-end = Finish
race-log-over = Finish

## Keys

race-key-cards = Choose a card or a square; the same number again plays it
race-key-play = Play what is chosen
race-key-rider = Choose the rider
race-key-best = At the refresh: take the best cards
race-key-undo = Take back the last card
race-key-decks = Your decks

## The refresh, once cards are picked up

race-refresh-none = Put them back

## The finale

race-finale-won = { $rider } wins
race-finale-photo = Photo finish: level, and the right lane is in front.
race-finale-last = Flamme rouge: { $squares } squares to go
race-team-riding = Riding

## The coach

race-coach = Coach
race-coach-about = The chances of each card, as far as you can know; the record says that you listened
race-coach-words = Win: how many of 100 races this card wins, and how far that may be off. Tired: it draws an exhaustion card. Shelter: slipstream pulls it along. Blocked: others stand in its way.
race-coach-close = The best cards are too close to call.
race-coach-win = win
race-coach-sure = { $better } is { $points } points better than { $card }. Sure?
race-coach-exhausted = tired
race-coach-sheltered = shelter
race-coach-blocked = blocked
race-coach-percent = { $percent } %
