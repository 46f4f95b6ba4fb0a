### A race that was studied: what its sheet says. It is read where the rules are.

replay-study-title = The race studied
replay-study-about = Win chances in percent. From every moment { $races } races were ridden to the end, by { $policy } in all seats. ± tells how far a figure may be off.
replay-study-provisional = This server is still preparing to ride fast, so errors are wide. Study the race again in a few minutes.
replay-study-lacking = This server lacks the packages for riding fast (numba), so few races were ridden and errors are wide.
replay-study-refining = The figures get sharper
replay-study-stop = Stop
replay-study-refine = Make the figures sharper
replay-study-start = Start
replay-study-luck = Luck
replay-study-mistakes = Mistakes
replay-study-gifts = Gifts
replay-study-unexplained = Unexplained
replay-study-result = Result
replay-study-adjusted = { $own ->
    [yes] With average luck you win { $points } { $error } of 100 races like this.
   *[no] With average luck: { $points } { $error } of 100 races like this.
  }
replay-study-split = Luck: the team’s draws { $own }, all others { $others }.
replay-study-parts = Start, luck, mistakes, gifts and unexplained add up to the result. Luck: all draws of the race. Mistakes: win chance that the team’s choices gave away. Gifts: what the mistakes of others brought it. Unexplained: hidden cards, choices that met, and everybody who rides unlike the bot of the study.
replay-study-given = Whose mistakes gave whom how much
replay-study-given-about = A row for each team that gave: the cost to itself is shaded, and the rest went to the others.
replay-study-moments = Where the race turned
replay-study-round = { $called ->
    [turn] Turn { $n }
   *[round] Round { $n }
  }
replay-study-moment = { $name }: from { $before } % to { $after } %
replay-study-draws = The luckiest draws, and the unluckiest
replay-study-draw = Draw
replay-study-drawn = Drawn
replay-study-before = Before
replay-study-after = After
replay-study-decisions = Decisions
replay-study-whose = Whose decisions
replay-study-performance = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  }, { $points } ± { $error } points lost per decision.
replay-study-level = As good as bots at level { $level }, better than { $better } % of them.
replay-study-counted = { $count } × { $grade }
replay-study-faultless = No decision was clearly a mistake.
replay-study-every = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
  }
replay-study-grades = Inaccuracy: up to 5 points. Mistake: up to 10. Blunder: more. Too close to call: the races do not tell the answers apart, so it costs nothing. Nothing left to win: less than 2 % even with the best answer.
replay-study-at = { $when }, { $name }
replay-study-cost = { $cost } points
replay-study-better = { $played }, where { $best } was better.
replay-study-disputed = Disputed: with another bot riding on it would have cost nothing.
replay-study-show = Show
replay-study-ride = Ride from here
replay-study-chance = { $name } { $figure } %
replay-study-figure = { $figure } %
replay-grade-best = best
replay-grade-inaccuracy = inaccuracy
replay-grade-mistake = mistake
replay-grade-blunder = blunder
replay-grade-close = too close to call
replay-grade-lost = nothing left to win

## A person's mistakes as puzzles

replay-again = { $count ->
    [one] Your costly choice again
   *[other] Your { $count } costly choices again
  }
replay-again-none = None of your choices was clearly a mistake.
replay-again-number = Choice { $n } of { $all }
replay-again-ask = Which answer now?
replay-again-right = Right.
replay-again-same = The same as in the race.
replay-again-wrong = Not the best one.
replay-again-cost = In the race: { $played }. It cost { $cost } points.
replay-again-yours = yours
replay-again-next = Next
replay-again-end = Back to the race
replay-again-solved = { $n } of { $all } right.

## How a person rides, over the studies of their races

riding-about = From the full studies of your races on this device: win chance that your choices gave away. It is stored only here.
riding-none = No studied race yet. Ride a race and choose “Study” at its end.
riding-sum = { $races ->
    [one] 1 race
   *[other] { $races } races
  }, { $points } points lost per decision
riding-lately = The latest { $n }: { $points }; before: { $before }
riding-trend = Points lost per decision, race by race; less is better
riding-kinds = Points lost per race, by kind of mistake
riding-points = { $points } points
riding-wind = Wind
riding-blocked = Blocked
riding-climbs = Climbs
riding-sprint = Sprint
riding-reserve = Energy kept or spent
riding-other = Other choices
riding-races = The latest races
riding-race = { $points } ± { $error } points per decision, { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  }
