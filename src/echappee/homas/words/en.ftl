### The race radio of Homas Tour Pro in English: one message for each thing that can be said about a race.
###
### A sentence is whole, never put together from halves. `$rider`, `$riders`, `$seat`, `$card` and the like
### arrive already in words; the messages at the end say how the terminal calls them.

## Before the start

homas-radio-rain = Rain: the die shows { $die }, and the road will be wet all day.
homas-radio-rain-not = The die shows { $die }: it stays dry.
homas-radio-order = The teams line up in this order: { $seats }.
homas-radio-energy-chosen =
    { $count ->
        [one] { $seats } has chosen its energy cards.
       *[other] { $seats } have chosen their energy cards.
    }
homas-radio-fitness = Every directed rider has drawn a fitness card.
homas-radio-placed = { $rider } lines up on { $square }.
homas-radio-lined-up = { $seat } takes letter { $letter }, from the right: { $numbers }.
homas-radio-lined-up-alone = Everybody starts alone, against the clock.

## Cards and dice

homas-radio-played = { $rider } plays { $cards }.
homas-radio-attacked = { $rider } attacks with { $cards }!
homas-radio-attacked-free = { $rider } attacks!
homas-radio-rolled = { $rider } rolls { $dice }.
homas-radio-rolled-sum = { $rider } rolls { $dice }: { $total } in all.
homas-radio-rolled-road =
    { $road ->
        [climb] { $rider } rolls { $dice }, the climb costs { $grade }: { homas-radio-squares }.
        [descent] { $rider } rolls { $dice }, the descent gives { $grade }: { homas-radio-squares }.
       *[cobbles] { $rider } rolls { $dice }, the cobbles cost { $grade }: { homas-radio-squares }.
    }
homas-radio-rolled-sum-road =
    { $road ->
        [climb] { $rider } rolls { $dice }, { $total } in all, the climb costs { $grade }: { homas-radio-squares }.
        [descent] { $rider } rolls { $dice }, { $total } in all, the descent gives { $grade }: { homas-radio-squares }.
       *[cobbles] { $rider } rolls { $dice }, { $total } in all, the cobbles cost { $grade }: { homas-radio-squares }.
    }
homas-radio-fitness-played = { $rider } reveals its fitness card, { homas-radio-fitness-card }.
homas-radio-fitness-played-attack = { $rider } reveals its fitness card, { homas-radio-fitness-card }, and attacks!
homas-radio-discarded = { $rider } loses { $card }.
homas-radio-recovered = { $rider } gets { $card } back.

## Moves

homas-radio-rode =
    { $distance ->
        [one] { $rider } rides one square, { $left } to go.
       *[other] { $rider } rides { $distance } squares, { $left } to go.
    }
homas-radio-rode-behind =
    { $distance ->
        [one] { $rider } rides one square, behind { $leader }, { $left } to go.
       *[other] { $rider } rides { $distance } squares, behind { $leader }, { $left } to go.
    }
homas-radio-rode-home =
    { $distance ->
        [one] { $rider } rides one square and is over the line.
       *[other] { $rider } rides { $distance } squares and is over the line.
    }
homas-radio-followed = { $rider } follows, { $left } to go.
homas-radio-followed-together = { $riders } follow.
homas-radio-followed-many = A file of { $count } follows: { $numbers }.
homas-radio-asked-relay = { $rider } asks for a relay.
homas-radio-relayed = { $rider } takes the lead from { $asker }.
homas-radio-relay-refused = Nobody relays: one die only for { $riders }.
homas-radio-relay-refused-alone = Nobody relays: one die only for { $rider }.
homas-radio-relay-refused-again =
    { $count ->
        [one] Nobody relays a second time: { $riders } stays where it is.
       *[other] Nobody relays a second time: { $riders } stay where they are.
    }
homas-radio-neutral-counters =
    { $count ->
        [one] { $riders } rolls no six and lets it go.
       *[other] { $riders } roll no six and let it go.
    }
homas-radio-countered = { $rider } counters with { $card }, { $left } to go.
homas-radio-countered-free = { $rider } goes along, { $left } to go.
homas-radio-blocked = { $rider } is boxed in and cannot move.
homas-radio-waited =
    { $count ->
        [one] { $riders } waits.
       *[other] { $riders } wait.
    }
homas-radio-bought-back = { $rider } buys a turn back with { $card }.
homas-radio-rested = { $rider } rests.
homas-radio-retreated =
    { $count ->
        [one] { $riders } falls back a square.
       *[other] { $riders } fall back a square.
    }

## The event table

homas-radio-kept = { $rider } skips the event table: only the { $part } counts.
homas-radio-event =
    { $name ->
        [grave-fall] Event { $result } for { $rider }: a bad crash.
        [broken-bike] Event { $result } for { $rider }: a broken bike.
        [serious-fall] Event { $result } for { $rider }: a serious crash.
        [puncture] Event { $result } for { $rider }: a puncture, only the higher die counts.
        [light-fall] Event { $result } for { $rider }: a minor crash.
        [dropped-chain] Event { $result } for { $rider }: a dropped chain, only the higher die counts.
        [crowd] Event { $result } for { $rider }: the crowd pushes, one square more.
        [family] Event { $result } for { $rider }: the family waves, three squares more.
        [gap] Event { $result } for { $rider }: a gap opens, this may become an attack.
        [good-legs] Event { $result } for { $rider }: good legs, an attack would go two squares further.
        [glory] Event { $result } for { $rider }: a moment of glory, an attack would go four squares further.
       *[nothing] Event { $result } for { $rider }: nothing happens.
    }
homas-radio-team-roll = The team roll, { $die } against rank { $rank }, succeeds: help reaches { $rider } at once.
homas-radio-team-roll-failed = The team roll, { $die } against rank { $rank }, fails: help for { $rider } comes late.
homas-radio-fell =
    { $count ->
        [one] { $riders } is brought down too.
       *[other] { $riders } are brought down too.
    }
homas-radio-loses-turns =
    { $turns ->
        [one] { $rider } loses a turn.
       *[other] { $rider } loses { $turns } turns.
    }

## Lines across the road

homas-radio-summit = First over the top of { $title }: { $riders }.
homas-radio-summit-later = Over the top of { $title }, { $first ->
        [2] 2nd
        [3] 3rd
       *[other] { $first }th
    } onwards: { $riders }.
homas-radio-rushed = The sprint at { $title }: { $riders }.
homas-radio-rushed-later = The sprint at { $title }, { $first ->
        [2] 2nd
        [3] 3rd
       *[other] { $first }th
    } onwards: { $riders }.
homas-radio-rushed-all = All five places are taken: nobody else sprints here.
homas-radio-sprinted = { $rider } sprints { $score }.
homas-radio-sprinted-past = { $rider } sprints { $score }, and { $caught } more for the rows it catches.
homas-radio-arrived-won = { $rider } wins the race!
homas-radio-arrived-won-stage = { $rider } wins the stage!
homas-radio-arrived-behind = In the same time: { $riders }.
homas-radio-arrived =
    { $count ->
        [one] { $riders } arrives { $delay } later, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }.
       *[other] { $riders } arrive { $delay } later, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } onwards.
    }
homas-radio-arrived-same =
    { $count ->
        [one] { $riders } arrives in the winner’s time, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }.
       *[other] { $riders } arrive in the winner’s time, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } onwards.
    }
homas-radio-disqualified = { $rider } still has its fitness card: the team is disqualified.

## After the race: the result of an answer

homas-radio-study-turn =
    { $answer ->
        [roll] Rolling the dice
        [relay] Asking for a relay
        [rest] Resting
        [fitness] Playing the fitness card
        [none] Nobody
        [wait] Waiting
        [table] Rolling on the table
       *[other] With { $answer }
    }: { $out ->
        [0] After the turn the best rider is in place { $place }; energy cards left: { $count }.
       *[other] The team is disqualified { $out } % of the time, for an unplayed fitness card.
    }

homas-radio-puzzle-home = The team’s first rider comes home in place { $place }; energy cards left: { $count }.
homas-radio-puzzle-turn = { $lead ->
        [ahead] After the turn the team’s first rider is { $squares ->
            [one] one square
           *[other] { $squares } squares
        } ahead of all others
        [behind] After the turn the team’s first rider is { $squares ->
            [one] one square
           *[other] { $squares } squares
        } behind the first
       *[level] After the turn the team’s first rider is level with the first of the others
    }; energy cards left: { $count }.
homas-radio-story-attack = { $rider } attacks.

## How riders, roles and cards are called
## $number: the rider’s, as in 21. $value: 5 or 6; $kind: h, k or free. $fitness: 2 to 10, J, Q, K, A.

homas-radio-rider = { team-of-colour } { $number }
homas-radio-role =
    { $role ->
        [1] leader
        [2] allrounder
        [3] sprinter
       *[4] climber
    }
homas-radio-card =
    { $kind ->
        [h] +{ $value } (not uphill)
        [k] +{ $value } (not on cobbles)
       *[free] +{ $value }
    }
homas-radio-team-card = the team’s { $card }
homas-radio-fitness-card =
    { $fitness ->
        [J] a jack (11)
        [Q] a queen (12)
        [K] a king (13)
        [A] an ace (two dice)
        [8] an 8
       *[other] a { $fitness }
    }
homas-radio-squares =
    { $squares ->
        [one] one square
       *[other] { $squares } squares
    }
