### A new table, and a table before its start.

lobby-title = Before the start
lobby-game = Game
lobby-mode = Race or tour
lobby-mode-race = One race
lobby-mode-tour = A tour

## Which road

lobby-squares = { $n } squares
lobby-climbs = { $n ->
    [0] flat
    [one] 1 climb
   *[other] { $n } climbs
  }
lobby-cobbles = { $n ->
    [one] cobbles
   *[other] { $n } × cobbles
  }
lobby-fact-squares = Squares to the line
lobby-forked = { $called ->
    [turn] Continues from turn { $n } of another race, with its road and its rules.
   *[round] Continues from round { $n } of another race, with its road and its rules.
  }

## Which tour

lobby-calendar = Calendar
lobby-calendar-about = { $least } to { $most } stages
lobby-calendar-add = Add a stage
lobby-calendar-count = { $n } of at most { $most } stages. Choose a stage to add it at the end.
lobby-calendar-up = { $name } earlier
lobby-calendar-down = { $name } later
lobby-calendar-drop = Remove { $name }

## Who rides

lobby-seats = Seats
lobby-taken = { $n } of { $all } taken
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-quick = 1 minute per decision, 5 in reserve
lobby-clock-evening = 2 minutes per decision, 10 in reserve
lobby-clock-day = One day per decision
lobby-clock-days = Three days per decision
lobby-clock-own = Another clock
lobby-clock-decision = Minutes per decision
lobby-clock-reserve = Minutes in reserve
lobby-clock-about = When somebody’s time runs out, a bot rides for them until they come back.
lobby-add = Add a team
lobby-add-person = Person here
lobby-add-free = Free seat
lobby-add-bot = Bot
lobby-add-automatic = Automatic team
lobby-choice-here = A person at this screen
    .about = Several people can share one screen.
lobby-choice-open = Free seat
    .about = For anyone with the link. If nobody comes, a bot rides.
lobby-about-here = on this screen
lobby-about-taken = on another screen
lobby-about-open = for anyone with the link
lobby-bot-about = bot: { $about }
lobby-auto = auto
lobby-levels = Level of the bots
lobby-level = Level { $n } of 5
lobby-free = Free seat
lobby-change = Change
lobby-change-seat = Change the seat ({ $team })
lobby-remove = Remove this team
lobby-loses-seat = { $name } loses the seat if you change it.
lobby-name-of = Name ({ $team })
lobby-sit = Sit here
lobby-stand = Stand up
lobby-present = Here
lobby-away = away

## The ways in

lobby-qr = The link as a QR code
lobby-copy = Copy link
lobby-copy-watching = For spectators
lobby-copied = Copied. Send it to your friends.
lobby-not-copied = The browser refused to copy. Select the link and copy it.
lobby-no-account = No account, no password. Spectators never see a hand.
lobby-only-here = This address works on this machine only. For friends in your network, start with **serve --friends**.
lobby-friends-network = Your friends join the network of this machine, the same Wi-Fi for instance.
lobby-friends-open = They point the camera of a phone at the picture, or open { $address } and type { $code }.
lobby-friends-sit = They choose a name and sit down. You start the race.
lobby-no-codes = There is no link to this table here. Make it public, and its address is enough.
lobby-public = Public table
    .about = Anybody may find it and take a free seat.

## To the start

lobby-start = To the start
lobby-open = Open the table
lobby-invite = Invite friends
lobby-free-get-bots = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
  }
lobby-waits-for-host = Waiting for the host to start the race.
lobby-watching = You are watching. The host starts the race.
lobby-problem-calendar = { $n ->
    [one] A tour has { $least } to { $most } stages; this one has 1.
   *[other] A tour has { $least } to { $most } stages; this one has { $n }.
  }
lobby-sit-down = { $named ->
    [yes] Sit down as { $name }
   *[no] Sit down
  }
lobby-sit-another = Sit here too
lobby-visitors = { $n ->
    [one] One visitor, not seated yet.
   *[other] { $n } visitors, not seated yet.
  }
lobby-no-seat-left = All seats are taken. You can watch the race.
