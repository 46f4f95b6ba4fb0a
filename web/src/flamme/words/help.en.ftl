### The page of the rules (Flamme Rouge).

## Weather in a word or two

help-plaque-tailwind = Tailwind: draw 5
help-plaque-headwind = Headwind: draw 3
help-plaque-crosswind = Crosswind: no slipstream
help-plaque-wet = Wet: risk of a crash

## Signs of the road

help-sign-flat = Flat
    .about = Nothing special: the card counts as it is.
help-sign-ascent = Ascent
    .about = At most 5 squares, and no slipstream.
help-sign-descent = Descent
    .about = A move that starts here is at least 5 squares.
help-sign-cobbles = Cobbles
    .about = No slipstream, and often a single lane.
help-sign-supply = Supply zone
    .about = A move that starts here is at least 4 squares.
help-sign-corner = Sharp corner
    .about = Slippery: a rider held up by others crashes.
help-sign-start = Start
    .about = Riders line up behind the red line.
help-sign-finish = Finish
    .about = Furthest beyond the line wins.
help-sign-breakaway = Breakaway place
    .about = For the winners of the bids before the first round.
help-sign-tailwind = Tailwind
    .about = A rider who starts here draws 5 cards.
help-sign-headwind = Headwind
    .about = A rider who starts here draws 3 cards.
help-sign-crosswind = Crosswind
    .about = No slipstream on this stretch.
help-sign-wet = Wet road
    .about = Slippery: a rider held up by others crashes.
help-sign-most = Red ring
    .about = At most this many squares.
help-sign-least = Blue disc
    .about = At least this many squares.
help-sign-milestone = Milestone
    .about = Squares to go to the finish.

## Tokens

help-token-major = The major pile, here mountain side up
help-token-minor = The minor pile, here sprint side up
help-token-podium = Points for the first three of a stage
help-token-minute = One minute for every round after the first rider is home
help-token-refresh = The refresh token of an extended stage

## Hints for a first race

hint-placement = Place both riders behind the line. In front there is less road to ride; behind others there is shelter.
hint-first-rider = Choose which rider plays first. The other hand is drawn once this card is down.
hint-card = Point at a card, or tap it, to see where it takes the rider. The card you play is gone for good; the others come back.
hint-waiting = The others are still choosing. Until they are done you may change your last card.
hint-film = Now the round is ridden: cards up, then everyone moves, from the front to the back.
hint-slipstream = Exactly 1 empty square ahead of a pack: it moves up a square for free.
hint-exhaustion = An empty square in front of a rider costs an exhaustion card, a 2. Try to end behind somebody.
hint-exhaustion-alone = The highest card of all Rouleurs costs an exhaustion card, a 2, and so does that of all Sprinteurs.
hint-climb = A move that touches an ascent is at most 5 squares. Keep the big cards for later.
hint-finish = Furthest beyond the line wins, not first across it. A big last card helps.
hint-finish-timed = A round later costs a minute, a square less beyond the line ten seconds. A big last card helps.

## The guided race

guide-place = Choose a square of the grid: in front there is less road to ride, behind others there is shelter.
guide-first = Both your riders play a card each round: choose the one who draws first.
guide-hand = This is your hand: choose a card to see how far it takes your rider.
guide-road = The road shows where this card leads: press the card again to play it.
guide-second = Now your other rider: just behind somebody is a good place to end.
guide-moves = All cards are turned over at once, and the rider in front moves first.
guide-slipstream = Slipstream: a gap of exactly one square closes for free.
guide-exhaustion = Exhaustion: riders with open road ahead take a weak 2 into their deck.
guide-deck = A card that was played is gone: here is what this deck still holds.
guide-on = That is all you need: the rider who is furthest ahead across the line wins.
