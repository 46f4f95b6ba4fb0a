### A race that was studied: what its sheet says. It is read where the rules are.

replay-study-title = The race studied
replay-study-about = Win chances in percent, judged by { $judge } from what each team could know.
replay-study-about-ridden = Win chances in percent: from the beginning of each turn { $judge } rode { $races } races to their end.
replay-study-team = Team
replay-study-start = Start
replay-study-skill = Skill
replay-study-luck = Luck
replay-study-draws = own draws { $points }
replay-study-others = the others { $points }
replay-study-judge = judge { $points }
replay-study-open = open { $points }
replay-study-result = Result
replay-study-mean = { $points } per decision
replay-study-parts = Start, skill and luck add up to the result. Luck is the team’s own draws, the others, and where the judge changed its mind.
replay-study-parts-ridden = Start, skill and luck add up to the result. Luck is the team’s own dice, the others, and what is open: turns that were not examined. A decision is open if the answers are too close to tell.
replay-study-counted = { $count } × { $grade }
replay-study-moments = What decided the race
replay-study-round = { $called ->
    [turn] Turn { $n }
   *[round] Round { $n }
  }
replay-study-moment = { $when }: { $name } from { $before } % to { $after } %
replay-study-rolls = Luck of the dice
replay-study-rolls-about = The team’s win chance before the roll, averaged over every way the dice can fall, and after it. Exact: nothing else was left to chance.
replay-study-roll = Roll
replay-study-rolled = Rolled
replay-study-before = Before
replay-study-after = After
replay-study-about-percent = { $percent } %
replay-study-exact = { $percent } % (exact)
replay-study-decisions = The costliest decisions
replay-study-faultless = No decision cost anything.
replay-study-untold = No other choice would clearly have been better.
replay-study-at = { $when }, { $name }
replay-study-cost = { $cost } points
replay-study-better = { $played }, where { $best } was better.
replay-study-show = Show
replay-study-ride = Ride from here
replay-study-refine = Try the ten costliest again
replay-study-refining = Trying again
replay-study-refined = { $done } of { $all }
replay-study-ridden = Tried again by { $judge }: { $best } was best, { $cost } ± { $error } points, { $grade }.
replay-study-chance = { $name } { $percent } %
replay-grade-best = best
replay-grade-good = good
replay-grade-inaccuracy = inaccuracy
replay-grade-mistake = mistake
replay-grade-blunder = blunder
replay-grade-open = open
