### The powers of specialists, and the draft.

## Powers

power-asc6 = Strong ascent 6
power-asc6-text = Climbs slow this card down to 6, not to 5.
power-asc7 = Strong ascent 7
power-asc7-text = Climbs slow this card down to 7, not to 5.
power-desc7 = Strong descent
power-desc7-text = Starting downhill, this card is worth at least 7. Supply zones give no more than usual.
power-recovery = Recovery
power-recovery-text = When played, it may rid the deck of one recycled exhaustion card.
power-relentless = Relentless
power-relentless-text = No exhaustion for this rider in this round, whatever the wind.
power-breakaway = Breakaway
power-breakaway-text = Nobody on the square where this rider ends gives slipstream in this round: those behind stay behind.
power-chase = Chase
power-chase-text = After moving: one empty square to the pack in front, or a free lane right ahead, and you close up at once. On climbs and cobbles too.
power-nimble = Nimble
power-nimble-text = This rider may end on a full square: others move over, or you ride on the grass. Always on the right, so first to leave.

## The draft

draft-title = { $turn ->
    [own] Choose a rider
   *[other] { $name } chooses
  }
draft-snake = Snake draft: the last to pick now picks first next.
draft-order = Draft order (snake)
draft-turn = { $state ->
    [done] { $number }. { $name }: { $specialist }
    [now] { $number }. { $name }, choosing now
   *[later] { $number }. { $name }
  }
draft-your-turn = your turn
draft-their-turn = choosing
draft-status = { $turn ->
    [own] Your turn: choose a rider.
   *[other] { $name } is choosing.
  }
draft-riders = Specialists
draft-rouleurs = Rouleurs
draft-sprinteurs = Sprinteurs
draft-copies = { $copies ->
    [one] one of each
   *[other] { $copies } of each
  }
draft-left = { $left ->
    [0] { $copies ->
        [one] taken
       *[other] both taken
      }
   *[other] { $left } left
  }
draft-taken-by = Taken by { $names }
draft-power-of = with { $powers }
draft-swap = { $type ->
    [R] For the rouleur: { $out } plain cards out, { $in } in.
   *[S] For the sprinteur: { $out } plain cards out, { $in } in.
  }
draft-before = Plain deck
draft-after = { $count ->
    [one] With it: { $count } card
   *[other] With it: { $count } cards
  }
draft-plain = plain
draft-power = its own
draft-deck = { $title }: { $cards }
draft-no-power = No power
draft-no-power-text = Only the numbers change.
draft-road = On this road
draft-road-climbs = { $climbs ->
    [0] No climb to use it on, { $length } squares long.
    [one] One climb of { $squares } squares to use it on.
   *[other] { $climbs } climbs to use it on, { $squares } squares in all.
  }
draft-road-descents = { $descents ->
    [0] No descent to use it on, { $length } squares long.
    [one] One descent of { $squares } squares to use it on.
   *[other] { $descents } descents to use it on, { $squares } squares in all.
  }
draft-road-chase = { $squares ->
    [0] Slipstream works everywhere here; chasing adds to it.
    [one] { $squares } square of climbs and cobbles, where nobody else gets slipstream.
   *[other] { $squares } squares of climbs and cobbles, where nobody else gets slipstream.
  }
draft-road-narrow = { $squares ->
    [0] No narrow squares, but there will be crowds.
    [one] { $squares } square is one lane wide: there it counts double.
   *[other] { $squares } squares are one lane wide: there it counts double.
  }
draft-road-plain = { $length } squares · { $climbs ->
    [0] no climb
    [one] one climb
   *[other] { $climbs } climbs
  } · { $cobbles ->
    [0] no cobbles
   *[other] { $cobbles } of cobbles
  }
draft-own = { $chosen ->
    [yes] { $specialist }
   *[no] { $type ->
        [R] Rouleur: to choose
       *[S] Sprinteur: to choose
      }
  }
draft-take = Take { $the }
draft-about = Details
draft-more = More about { $the }
draft-why-gone = { $copies ->
    [one] Somebody else has it.
   *[other] Both are taken.
  }
draft-why-filled = { $type ->
    [R] Your rouleur is chosen. Now the sprinteur.
   *[S] Your sprinteur is chosen. Now the rouleur.
  }
draft-why-wait = { $name } chooses first. Look around meanwhile.
draft-why-watch = { $name } is choosing.
