### A race that was studied: what its sheet says. It is read where the rules are.

replay-study-title = The race studied
replay-study-about = Win chances in percent: from each moment { $judge } rode { $races } races to their end.
replay-study-team = Team
replay-study-start = Start
replay-study-luck = Luck
replay-study-mistakes = Mistakes
replay-study-gifts = Gifts
replay-study-unexplained = Unexplained
replay-study-result = Result
replay-study-mean = { $points } per decision
replay-study-parts = The columns add up to the result. Luck: what all draws brought. Mistakes: what the team’s own graded decisions cost. Gifts: the mistakes of the others. Unexplained: hidden cards, what choices did together, and that people do not ride as the bot does.
replay-study-counted = { $count } × { $grade }
replay-study-moments = What decided the race
replay-study-round = { $called ->
    [turn] Turn { $n }
   *[round] Round { $n }
  }
replay-study-moment = { $when }: { $name } from { $before } % to { $after } %
replay-study-decisions = The costliest decisions
replay-study-untold = No other choice would clearly have been better.
replay-study-at = { $when }, { $name }
replay-study-cost = { $cost } points
replay-study-better = { $played }, where { $best } was better.
replay-study-show = Show
replay-study-ride = Ride from here
replay-study-chance = { $name } { $percent } %
replay-grade-best = best
replay-grade-inaccuracy = inaccuracy
replay-grade-mistake = mistake
replay-grade-blunder = blunder
replay-grade-close = too close to call
replay-grade-lost = nothing left to win
