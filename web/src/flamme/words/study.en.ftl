### The study board. It is read where the rules are.

studyboard-about = Put riders where you like, change their cards, and see who may win. Tap a rider, then a place, or drag the rider there.
studyboard-map = The position on the road
studyboard-chances = Win chances
studyboard-seen-by = As { $team } sees it with this hand, when { $policy } rides on for everybody.
studyboard-seen = As a spectator sees it without knowing any hand, when { $policy } rides on for everybody.
studyboard-untold = Nobody can tell who will win from here.
studyboard-riders = Riders
studyboard-where = Place
studyboard-place = { $square }, { $lane ->
    [only] only lane
    [right] right
    [middle] middle
   *[left] left
  }
studyboard-elsewhere = Elsewhere
studyboard-back = Back
studyboard-ahead = Ahead
studyboard-hand = { $rider }: the hand
studyboard-no-hand = This rider has no card to choose here.
studyboard-cards = Its cards
studyboard-cards-about = Tap a card to put it where you want it. Taking a card into a full hand sends the first one back.
studyboard-to = Where a tap puts a card
studyboard-to-hand = Hand
studyboard-to-down = Face down
studyboard-to-recycled = Recycled
studyboard-to-played = Played
studyboard-down = Face down ({ $n })
studyboard-recycled = Recycled ({ $n })
studyboard-played = Out of the race ({ $n })
studyboard-card = { $held ->
    [yes] { $card }, in the hand
   *[no] { $card }
  }
studyboard-exhaustion = Exhaustion cards taken: { $n }
studyboard-rest = One less
studyboard-tire = One more
studyboard-link = Share it
studyboard-link-about = The address contains the whole position. Please do not use it for a race that is still being ridden.
studyboard-copy = Copy the link
studyboard-another = Another position
studyboard-stage = Stage
studyboard-teams = Teams
studyboard-start = Put them on the grid
studyboard-line = A position line
studyboard-open = Show it
