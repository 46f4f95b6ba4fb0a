### The page of the rules, and the hints of a first race.

help-about = The game in eight steps, then every rule by its number.
help-search = Search the rules
help-search-clear = Clear the search
help-hits =
    { $hits ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $hits } places found
    }
help-nothing = Nothing is said about “{ $query }”. Try fewer letters, or a number such as 3.2.
help-contents = Contents
help-steps = The game in eight steps
help-extras = The extras
help-more = More of the game
help-signs = Signs of the road
help-events = The table of events
help-keys = Keys of the race page
help-copy = Copy the link to rule { $rule }
help-copied = The link to rule { $rule } is copied.
help-not-copied = The browser would not copy. Take the link from the rule’s number instead.

## Hints

help-hint = Hint
help-hint-read = Hide this hint
help-no-more-hints = No more hints

## Without a line

help-no-line = No line to the server. Trying again; what you see stays readable.

## Weather in a word or two

help-plaque-tailwind = Tailwind: draw 5
help-plaque-headwind = Headwind: draw 3
help-plaque-crosswind = Crosswind: no slipstream
help-plaque-wet = Wet: mind the crash

## Signs of the road

help-sign-flat = Flat
    .about = Nothing special: the card counts as it is.
help-sign-ascent = Ascent
    .about = 5 squares at most, and no slipstream.
help-sign-descent = Descent
    .about = A move that starts here is 5 squares at least.
help-sign-cobbles = Cobbles
    .about = No slipstream, and often a single lane.
help-sign-supply = Supply zone
    .about = A move that starts here is 4 squares at least.
help-sign-corner = Sharp corner
    .about = Slippery: a rider held up by others crashes.
help-sign-start = Start
    .about = Riders line up behind the red line.
help-sign-finish = Finish
    .about = Furthest beyond the line wins.
help-sign-breakaway = Breakaway place
    .about = For who wins the bids before the first round.
help-sign-tailwind = Tailwind
    .about = Who starts here draws 5 cards.
help-sign-headwind = Headwind
    .about = Who starts here draws 3 cards.
help-sign-crosswind = Crosswind
    .about = No slipstream on this stretch.
help-sign-wet = Wet road
    .about = Slippery: a rider held up by others crashes.
help-sign-most = Red ring
    .about = So many squares at most.
help-sign-least = Blue disc
    .about = So many squares at least.
help-sign-milestone = Milestone
    .about = Squares to go to the finish.

## Tokens

help-token-major = The major pile, here mountain side up
help-token-minor = The minor pile, here sprint side up
help-token-podium = Points for the first three of a stage
help-token-minute = A minute, for every round after the first is home
help-token-refresh = The refresh token of an extended stage
