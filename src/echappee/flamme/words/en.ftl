### The race radio in English: one message for each thing that can be said about a race.
###
### A sentence is whole, never put together from halves. `$rider`, `$riders`, `$card` and the like arrive
### already in words: the messages at the end are the words for riders, cards and weather. Where the road
### splits, an outer square is called by the square before the split: 30+2 is the second outer one behind 30.
### The terminal draws squares with their numbers and says `$square`; the pages count down to the line, and say the
### attribute `to-go` where there is one, with `$left`, the squares until a rider is over the line.

## Before the start

draft-order-seats = Draft order (snake): { $seats }.
drafted = { $rider } rides as a { $specialist }.
weather = The weather turns: { $weather }.
weather-fair = Fair weather all along the road.
placed =
    { $lane ->
        [left] { $rider } lines up on square { $square }, left lane.
        [middle] { $rider } lines up on square { $square }, middle lane.
       *[right] { $rider } lines up on square { $square }, right lane.
    }
    .to-go =
        { $lane ->
            [left] { $rider } lines up, { $left } to go, left lane.
            [middle] { $rider } lines up, { $left } to go, middle lane.
           *[right] { $rider } lines up, { $left } to go, right lane.
        }

## The breakaway

bid-revealed = { $rider } bids { $cards }.
bid-revealed-sum = { $rider } bids { $cards }: { $sum } in all.
bid-doubled = { $rider } draws { $cards } and bids it double: { $sum }.
broke-away =
    { $exhaustion ->
        [one] { $rider } breaks away to square { $square }, one exhaustion card heavier.
       *[other] { $rider } breaks away to square { $square }, two exhaustion cards heavier.
    }
    .to-go =
        { $exhaustion ->
            [one] { $rider } breaks away, { $left } to go, one exhaustion card heavier.
           *[other] { $rider } breaks away, { $left } to go, two exhaustion cards heavier.
        }
bid-lost = { $rider } stays in the bunch and takes the bid back.

## Cards

drew = { $rider } has too few cards face down and shuffles the recycled ones.
recovered = Recovery: one exhaustion card less for { $riders }.
turned = Attack! { $rider } gets { $card }.

## Moves

pushed =
    { $count ->
        [one] { $riders } makes room on { $square }.
       *[other] { $riders } make room on { $square }.
    }
    .to-go =
        { $count ->
            [one] { $riders } makes room.
           *[other] { $riders } make room.
        }
moved = { $rider } plays { $card } and rides to { $square }.
    .to-go =
        { $left ->
            [0] { $rider } plays { $card } and crosses the line.
           *[other] { $rider } plays { $card }: { $left } to go.
        }
moved-other = { $rider } plays { $card } but rides { $distance }, to { $square }.
    .to-go =
        { $left ->
            [0] { $rider } plays { $card } but rides { $distance }, over the line.
           *[other] { $rider } plays { $card } but rides { $distance }: { $left } to go.
        }
moved-stayed = { $rider } plays { $card } but stays on { $square }.
    .to-go = { $rider } plays { $card } but stays: { $left } to go.
moved-stood-up = Back on the bike: 2 squares slower.
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
        [ascent] The climb costs { $limited ->
            [one] { $limited } square.
           *[other] { $limited } squares.
        }
        [descent] The descent costs { $limited ->
            [one] { $limited } square.
           *[other] { $limited } squares.
        }
        [cobbles] The cobbles cost { $limited ->
            [one] { $limited } square.
           *[other] { $limited } squares.
        }
        [supply] The supply zone costs { $limited ->
            [one] { $limited } square.
           *[other] { $limited } squares.
        }
       *[flat] The road costs { $limited ->
            [one] { $limited } square.
           *[other] { $limited } squares.
        }
    }
moved-outside = Round the outside, which leads further.
moved-blocked = No room beside { $blockers }: { $blocked } lost.
moved-wall = No way past { $blockers }: { $blocked } lost.
moved-grass = No free lane: onto the grass.
moved-crashed = And down on the slippery road.
chased = { $rider } gives chase: up to { $square }, right behind { $ahead }.
    .to-go = { $rider } gives chase: right behind { $ahead }, { $left } to go.
chased-beside = { $rider } gives chase: up to { $square }, beside { $ahead }.
    .to-go = { $rider } gives chase: beside { $ahead }, { $left } to go.

## What a card would lead to

forecast-stood-up = Back on the bike first: 2 less.
forecast-raised =
    { $terrain ->
        [descent] It goes downhill here, so it counts as **{ $speed }**.
       *[supply] In the supply zone it counts as **{ $speed }**.
    }
forecast-climbing = You are climbing, so it counts as **{ $distance }**.
forecast-rises =
    { $squares ->
        [0] The road rises at once, so it counts as **{ $distance }**.
        [one] The road rises after { $squares } square, so it counts as **{ $distance }**.
       *[other] The road rises after { $squares } squares, so it counts as **{ $distance }**.
    }
forecast-strong = Uphill it still counts as **{ $distance }**.
forecast-recovery = Once played, it may rid you of an exhaustion card.
forecast-lands = You land **{ $left } from the finish**.
forecast-over =
    { $beyond ->
        [one] You cross the line and stop on **the first square** beyond it.
       *[other] You cross the line and stop **{ $beyond } squares** beyond it.
    }
forecast-beside = { $riders } may end there too.
forecast-crowded = { $riders } may fill that square first.
forecast-crowd = Up to { $count } riders may fill that square first.
forecast-nimble = However full the square is, you find room: on the grass if need be.
forecast-chase = If one empty square separates you from the riders in front, you close it at once.
forecast-breakaway = Nobody on your square gives slipstream.
forecast-relentless = It costs **no exhaustion**, no matter who is in front.
forecast-trial = The highest card of its kind brings exhaustion.
forecast-wind = Nobody in front: expect exhaustion.

## Slipstream

slipped =
    { $count ->
        [one] { $riders } slipstreams up to { $ahead }.
       *[other] { $riders } slipstream up to { $ahead }.
    }
slipped-many = A pack of { $count }, led by { $leader }, slipstreams up to { $ahead }.
slipped-no-room = No room in front for { $riders }.
slipped-held = No shelter for { $riders }: left behind.
slipped-breakaway = A breakaway shelters nobody: { $riders } left behind.

## Exhaustion, tokens and the finish

exhausted = Wind in the face: exhaustion for { $riders }.
exhausted-empty = No cards left: exhaustion for { $riders }.
exhausted-hardest = The hardest effort: exhaustion for { $riders }.
token =
    { $side ->
        [mountain] { $value ->
            [one] { $rider } takes { $value } mountain point.
           *[other] { $rider } takes { $value } mountain points.
        }
       *[sprint] { $value ->
            [one] { $rider } takes { $value } sprint point.
           *[other] { $rider } takes { $value } sprint points.
        }
    }
led = { $rider } leads the race and takes a combative token.
refresh-token = { $rider } is first halfway and takes the refresh token.
timed =
    { $count ->
        [one] { $riders } is timed at { $time }.
       *[other] { $riders } are timed at { $time }.
    }
minute = Still on the road: one more minute for { $riders }.
minute-many = Still on the road: one more minute for { $count } riders.
home =
    { $count ->
        [one] { $riders } crosses the line.
       *[other] { $riders } cross the line.
    }
podium =
    { $points ->
        [3] First place and 3 points for { $rider }.
        [2] Second place and 2 points for { $rider }.
       *[1] Third place and 1 point for { $rider }.
    }
won = { $rider } wins the race.
won-stage = { $rider } wins the stage.

## Fresh cards

refreshed = { $rider } takes back { $cards }.
refreshed-none = { $rider } takes no card back.

## After the race: what the road says about an answer

study-card-line = Playing { $card }: across the line.
study-card-cut = Playing { $card }: the road allows only { $distance }; an exhaustion card { $exhausted } % of the time.
study-card-blocked = Playing { $card }: blocked { $blocked } % of the time; an exhaustion card { $exhausted } %.
study-card-wind = Playing { $card }: into the wind, with an exhaustion card { $exhausted } % of the time.
study-card-pulled = Playing { $card }: pulled along by slipstream { $sheltered } % of the time; an exhaustion card { $exhausted } %.
study-card-wheel = Playing { $card }: in a wheel; an exhaustion card { $exhausted } % of the time.
study-card-alone = Playing { $card }: the highest card of the round, which tires, { $exhausted } % of the time.
study-card-raised = The road makes it { $distance } squares.
study-card-blocking = Others are stopped { $blocking } % of the time.
study-card-token = It takes a token.
study-bid-rider = { $rider } from square { $square }: gets away { $away } % of the time.
study-place =
    { $count ->
        [0] { $rider } on square { $square }: nobody in front so far.
        [one] { $rider } on square { $square }: one rider in front so far.
       *[other] { $rider } on square { $square }: { $count } riders in front so far.
    }
    .to-go =
        { $count ->
            [0] { $rider } with { $left } to go: nobody in front so far.
            [one] { $rider } with { $left } to go: one rider in front so far.
           *[other] { $rider } with { $left } to go: { $count } riders in front so far.
        }
study-bid = Bidding { $card }: a bid of { $sum } so far; a winning bid is spent.
study-first = { $rider } first: the team-mate then plays knowing that card.
study-pick = The { $specialist } brings { $cards }.
study-refresh = Take { $cards } back: { $sum } of { $limit } allowed.
study-refresh-none = Take nothing back, of { $limit } allowed.

## After the race: what happened where a chance changed

story-won = { $rider } crosses the line first.
story-beaten = { $rider } crosses the line first.
story-away = { $rider } wins the breakaway.
story-blocked =
    { $count ->
        [one] { $rider } plays { $card } and is stopped one square short: others are in the way.
       *[other] { $rider } plays { $card } and is stopped { $count } squares short: others are in the way.
    }
story-limited =
    { $count ->
        [one] { $rider } plays { $card }, and the road takes one square of it away.
       *[other] { $rider } plays { $card }, and the road takes { $count } squares of it away.
    }
story-tired = { $rider } has nothing better to play than an exhaustion card.
story-wind =
    { $count ->
        [one] { $rider } rides into the wind and takes a first exhaustion card.
       *[other] { $rider } rides into the wind: exhaustion card number { $count }.
    }
story-pulled = { $rider } is pulled along by slipstream.
story-placed =
    { $count ->
        [0] { $rider } starts with nobody in front.
        [one] { $rider } starts with one rider in front.
       *[other] { $rider } starts with { $count } riders in front.
    }
story-others-blocked = Others are in the way of { $riders }.
story-others-wind = In the wind: { $riders }.
story-far =
    { $count ->
        [one] { $rider } plays { $card } and rides one square.
       *[other] { $rider } plays { $card } and rides { $count } squares.
    }

## What riders are called: after the person or bot that rides for the team, or after the team's colour
## $team: the name of the person or bot. $start: vowel or consonant, how that name begins.
## $own: yes or no, whether the team is the reader's own.
## $type: R or S. $colour: the team's colour, or its name if it has none.

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
rider-of-colour =
    { $type ->
        [R] { team-of-colour }’s Rouleur
       *[S] { team-of-colour }’s Sprinteur
    }
both-riders-of-colour = both { team-of-colour } riders

## What cards and weather are called
## $powers: what a specialist’s card can do, as a list.

card =
    { $kind ->
        [exhaustion] exhaustion ({ $value })
        [attack] an attack { $value }
        [power] { $value } ({ $powers })
       *[energy] { $value }
    }
power =
    { $power ->
        [asc6] strong uphill
        [asc7] strong uphill
        [desc7] strong downhill
        [recovery] recovery
        [relentless] relentless
        [breakaway] breakaway
        [chase] chase
       *[nimble] nimble
    }
weather-run =
    { $weather ->
        [crosswind] crosswind on { $first }–{ $last }
        [headwind] headwind on { $first }–{ $last }
        [tailwind] tailwind on { $first }–{ $last }
       *[wet] wet road on { $first }–{ $last }
    }
    .to-go =
        { $weather ->
            [crosswind] crosswind from { $first } to { $last } to go
            [headwind] headwind from { $first } to { $last } to go
            [tailwind] tailwind from { $first } to { $last } to go
           *[wet] wet road from { $first } to { $last } to go
        }
