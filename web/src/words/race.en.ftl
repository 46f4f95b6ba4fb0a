### The race page around the road: bar, dock, teams, decks, log, curtain, keys.

race-title = { $mine ->
    [yes] Your move · { $stage } · Échappée
   *[no] { $stage } · Échappée
  }
race-map = { $stage } from above

## The bar

race-thinking = { $count ->
    [one] **{ $names }** is thinking
   *[other] **{ $names }** are thinking
  }
race-thinking-plain = Thinking: { $names }
race-your-move = { $one ->
    [yes] Your move
   *[no] { $name } to play
  }

## The dock

race-dock = Your move
race-teams-and-log = Log and teams
race-answer = Answer
race-ask-plain = Your answer

## Waiting

race-waiting = Waiting
race-watching = You are watching
race-waiting-for = { $change ->
    [yes] Waiting for **{ $names }**. You may still change your mind.
   *[no] { $count ->
        [one] **{ $names }** is thinking.
       *[other] **{ $names }** are thinking.
      }
  }
race-waiting-nobody = One moment.
race-take-back = Take back
race-replaced = A bot rides for you
race-agree = Let a bot ride for { $name }
race-agreed = { $agreed } of { $needed } agree

## The film

race-film-past = You are looking back.
race-film-again = { $called ->
    [turn] From the start of the turn
   *[round] From the start of the round
  }
race-film-play = Play
race-film-pause = Pause
race-film-skip = Skip
race-film-now = Back to now
race-film-speed = Speed

## Teams

race-teams = Teams

## The log

race-log = Log
race-log-back = { $called ->
    [turn] The turn before
   *[round] The round before
  }
race-log-forward = { $called ->
    [turn] The next turn
   *[round] The next round
  }
race-log-play = { $called ->
    [turn] Watch this turn
   *[round] Watch this round
  }
race-log-show = Show this moment
race-log-rule = Rule { $rule }
race-log-nothing = The race is told here once all have lined up.

## One screen for several

race-curtain = { $start ->
   *[other] { $name }’s turn
  }
race-curtain-others = Everyone else looks at the landscape.
race-curtain-me = I am { $name }

## The connection

line-lost = Connection lost.
line-again = { $seconds ->
    [one] Connection lost. Trying again in { $seconds } second.
   *[other] Connection lost. Trying again in { $seconds } seconds.
  }
line-trying = Connection lost. Trying again.
line-now = Try now
line-waits = { $what ->
    [answer] Your answer is waiting to be sent.
   *[all] What you did is waiting to be sent.
  }
line-unconfirmed = What you did was sent, but is not confirmed yet.
line-withdraw = Take back

## Keys

race-keys = Keys
race-key-name-Arrows = Arrows
race-key-name-Space = Space
race-key-pause = Pause or resume the film
race-key-skip = Skip the film
race-key-log = Log and teams
race-key-zoom = Map: closer, wider, all of it
race-key-help = This list

## Sound

race-sound = Sound

## The clock of a table.

clock-left = Time left for this decision
clock-late = The reserve is running
clock-reserve = + { $span }
clock-hurry = Less than { $span } left
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h

## Notices when it is your turn

notice-switch = Notices
  .about = The browser tells you when it is your move while you are elsewhere.
notice-denied = The browser does not allow notices from this page.
notice-turn = Your move
notice-body = The race is waiting for you.

## People who have left

race-away = { $count ->
    [one] **{ $names }** is away
   *[other] **{ $names }** are away
  }
race-waiting-away = { $count ->
    [one] **{ $names }** is away. The race waits.
   *[other] **{ $names }** are away. The race waits.
  }

## Tours

race-tour-stage = { $n ->
    [0] Prologue, { $tour }
   *[other] Stage { $n } of { $all }, { $tour }
  }
