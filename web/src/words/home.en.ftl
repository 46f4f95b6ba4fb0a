### The first page, the list of replays, and dead ends.

home-motto = Two cycling board games. Pick one and ride.
home-join-with = Join with a code: abc-def-ghj
home-code = Table code
home-join = Join
home-join-empty = Type the code that you were given.

## Your tables

home-tables = Your tables
home-running = { $n } running
home-your-turn = Your turn
home-others-think = The others are thinking
home-tour-stage = { $n ->
    [0] { $tour }, prologue
   *[other] { $tour }, stage { $n } of { $all }
  }
home-between = Between two stages
home-before-start = Before the start
home-round = { $n ->
    [0] On the start grid
   *[other] { $called ->
        [turn] Turn { $n }
       *[round] Round { $n }
      }
  }
home-free-seats = { $n ->
    [0] Ready to start
    [one] 1 free seat
   *[other] { $n } free seats
  }
home-public = Open to all
home-public-about = Take a free seat
home-empty = Three bots are waiting
home-new = New here? { $name } in eight steps

## Tours

home-tours-about = { $least } to { $most } stages with the same teams, on as many days as you like.
home-tours-new = New tour
home-tours-none = No tour yet. A short one fits into a weekend; a Grand Tour has { $most } stages.
home-tours-running = Under way
home-tours-over = Ridden
home-tours-stage = { $n ->
    [0] Prologue: { $stage }
   *[other] Stage { $n } of { $all }: { $stage }
  }
home-tours-standing = Points: { $teams }
home-tours-points = { $name } { $points }

## Puzzles

home-puzzle = Puzzle of the day
home-puzzle-about = One position, one best answer. What would you play?

## Replays

home-all-replays = All replays
home-replays-about = Races you rode or watched, and any record you drop here.
home-no-replays = Once a race is over, you can watch it again here.
home-won-you = You won
home-won = { $who } won
home-rounds = { $called ->
    [turn] { $n ->
        [one] 1 turn
       *[other] { $n } turns
      }
   *[round] { $n ->
        [one] 1 round
       *[other] { $n } rounds
      }
  }
home-drop = Drop a record here to watch it
home-record-too-large = This file is too large for a record.
home-record-unread = This file could not be read.

## Stages

home-own-road = Custom road
home-guided-road = First kilometres

## Dead ends

home-to-tables = To your tables
home-nowhere = No road here
home-nowhere-about = There is nothing at this address. Perhaps a letter is missing at its end.
home-trouble = Off the road
home-reload = Reload the page
home-trouble-no-such-table = There is no such table, or you are not at it yet. Type its code to come in.
    .safe = The code is in the menu of everybody who is at the table.
home-trouble-other-version = The server is newer than this page.
    .safe = Your race is safe. Reload the page to continue.
home-trouble-other-edition = This table was ridden under an earlier edition of the rules and cannot continue.
    .safe = Nothing was changed: it stays in your list, and you can save its record.
home-trouble-record = Save the record
home-trouble-other = Something stopped here: { $code }.
    .safe = What you have played is saved.

## The race this device was in

home-go-on = Continue

## Lists

home-more = Older tables
home-leave = Leave or delete: { $name }

## A stage of a tour that is under way

home-stage-of = { $n ->
    [0] Prologue
   *[other] Stage { $n } of { $all }
  }

## The guided race

home-guided = First time? Ride a guided race
home-came = { $place ->
    [1] You won
   *[other] Your best rider: { $place } of { $riders }
  }
home-notice-disk-nearly-full = This server is almost full. Soon nobody will be able to open a table here.
home-notice-address-nearly-full = A lot was stored from your address lately. Soon it will have to wait before it opens a table.
