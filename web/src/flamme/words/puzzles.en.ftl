### Puzzles of Flamme Rouge. They are read where the rules are.

puzzles-ask-card = Which card for { $rider }?
puzzles-ask-bid = Which of your riders bids for the breakaway?
puzzles-when = { $kind ->
    [bid] Before the start. The two best bids of two cards start ahead of everybody, for two exhaustion cards each.
    [itt] Individual time trial, round { $round }, { $squares } to go. The team with the best times wins; the highest card of each round brings exhaustion.
    [ttt] Team time trial, round { $round }, { $squares } to go. The team with the best time wins; the other teams are not on your road.
    [tour] Stage of a tour, round { $round }, { $squares } to go. The team with the best times wins; a point of a token is worth ten seconds.
   *[race] Round { $round }, { $squares } to go. The first across the line wins.
  }
puzzles-mate = { $rider } has played { $card }.
puzzles-deck = { $type ->
    [R] Rouleur’s deck
   *[S] Sprinteur’s deck
  }
puzzles-play = Play { $card }

## What they are about

puzzles-about-bid = Who bids for the breakaway
puzzles-about-block = Blocking a square
puzzles-about-climb = The climb
puzzles-about-clock = Against the clock
puzzles-about-descent = Descents and supply zones
puzzles-about-finale = The finale
puzzles-about-shelter = Shelter
puzzles-about-tokens = Tokens

puzzles-why-bid = It depends on who gets away, and on who is needed later.
puzzles-why-block = A full square decides who gets through.
puzzles-why-climb = On a climb high cards are cut short: they are worth more elsewhere.
puzzles-why-clock = Against the clock every square is paid for with your own cards.
puzzles-why-descent = Where the road helps, a low card goes as far as a higher one.
puzzles-why-finale = Near the line, what counts is what is left for the last round.
puzzles-why-shelter = A rider in a wheel takes no exhaustion card.
puzzles-why-tokens = A token is worth seconds, and who passes first takes the best.
