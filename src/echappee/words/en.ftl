### The race radio in English: one message for each thing that can be said about a race.
###
### A sentence is whole, never put together from halves. `$rider`, `$riders`, `$card` and the like arrive
### already in words: the messages at the end say how riders, cards and weather are called.

## Before the start

weather = The weather turns: { $weather }.
weather-fair = Fair weather all along the road.
placed =
    { $lane ->
        [left] { $rider } lines up on square { $square }, left lane.
        [middle] { $rider } lines up on square { $square }, middle lane.
       *[right] { $rider } lines up on square { $square }, right lane.
    }

## The breakaway

bid-revealed = { $rider } bids { $cards }.
bid-revealed-sum = { $rider } bids { $cards }: { $sum } in all.
broke-away = { $rider } breaks away to square { $square }, two exhaustion cards heavier.
bid-lost = { $rider } stays in the bunch and takes the bid back.

## Cards

drew = { $rider } has too few cards face down and shuffles the recycled ones.
turned = Attack! { $rider } gets { $card }.

## Moves

moved = { $rider } plays { $card } and rides to { $square }.
moved-other = { $rider } plays { $card } but rides { $distance }, to { $square }.
moved-stayed = { $rider } plays { $card } but stays on { $square }.
moved-stood-up = Back on the bike: 2 slower.
moved-raised =
    { $terrain ->
        [ascent] The climb makes it { $speed }.
        [descent] The descent makes it { $speed }.
        [cobbles] The cobbles make it { $speed }.
        [supply] The supply zone makes it { $speed }.
       *[flat] The road makes it { $speed }.
    }
moved-limited =
    { $terrain ->
        [ascent] The climb takes { $limited }.
        [descent] The descent takes { $limited }.
        [cobbles] The cobbles take { $limited }.
        [supply] The supply zone takes { $limited }.
       *[flat] The road takes { $limited }.
    }
moved-blocked = No room beside { $blockers }: { $blocked } lost.
moved-wall = No way past { $blockers }: { $blocked } lost.
moved-crashed = And down on the slippery road.

## Slipstream

slipped =
    { $count ->
        [one] { $riders } slipstreams up to { $ahead }.
       *[other] { $riders } slipstream up to { $ahead }.
    }
slipped-many = A pack of { $count }, led by { $leader }, slipstreams up to { $ahead }.
slipped-no-room = No room in front for { $riders }.
slipped-held = No shelter for { $riders }: left behind.

## Exhaustion and the finish

exhausted = Wind in the face: exhaustion for { $riders }.
exhausted-empty = Not a card left: exhaustion for { $riders }.
home =
    { $count ->
        [one] { $riders } crosses the line.
       *[other] { $riders } cross the line.
    }
won = { $rider } wins the race.

## How riders are called: by whoever rides for the team, or by the team's colour
## $team: the name of the person or bot. $start: vowel or consonant, how that name begins.
## $own: yes or no, whether the team is the reader's own.
## $type: R or S. $colour: the team's colour, or its name where it has none.

rider =
    { $own ->
        [yes] { $type ->
            [R] your Rouleur
           *[S] your Sprinteur
        }
       *[no] { $type ->
            [R] { $team }’s Rouleur
           *[S] { $team }’s Sprinteur
        }
    }
both-riders =
    { $own ->
        [yes] both your riders
       *[no] both of { $team }’s riders
    }
team-of-colour =
    { $colour ->
        [blue] Blue
        [red] Red
        [green] Green
        [black] Black
        [white] White
        [pink] Pink
       *[other] { $colour }
    }
rider-of-colour =
    { $type ->
        [R] { team-of-colour }’s Rouleur
       *[S] { team-of-colour }’s Sprinteur
    }
both-riders-of-colour = both { team-of-colour } riders

## How cards and weather are called

card =
    { $kind ->
        [exhaustion] exhaustion ({ $value })
        [attack] an attack { $value }
       *[energy] { $value }
    }
weather-run =
    { $weather ->
        [crosswind] crosswind on { $first }–{ $last }
        [headwind] headwind on { $first }–{ $last }
        [tailwind] tailwind on { $first }–{ $last }
       *[wet] wet road on { $first }–{ $last }
    }
