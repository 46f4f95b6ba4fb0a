### Tours (Homas Tour Pro).

## Stage races of Homas Tour Pro

tour-homas-directors = { $n ->
    [one] 1 director
   *[other] { $n } directors
  }
tour-homas-limit = Time limit { $n } min
tour-homas-winner = { $own ->
    [yes] Your { $rider } wins the race.
   *[no] { $name } wins the race with { $rider }.
  }
tour-homas-decided = { $n ->
    [0] It was won in the prologue, { $stage }: { $gain } gained there on { $second }.
   *[other] It was won in stage { $n }, { $stage }: { $gain } gained there on { $second }.
  }
tour-homas-teams-about = four riders’ time
tour-homas-lines-up = { $own ->
    [yes] You line up first.
   *[no] { $name } lines up first.
  }
tour-homas-drawn = The order of the line-up is drawn.
tour-homas-open = The teams will line up as they stand by then.
tour-homas-rush = Sprint { $n }
tour-homas-hill = Hill { $n }
tour-homas-mountain = Mountain { $n }
tour-homas-out = { $names } disqualified: a fitness card was not played.
tour-homas-legs = Your riders in the next stage
tour-homas-draws = { $n ->
    [one] draws 1 fitness card
   *[other] draws { $n } fitness cards, keeps one
  }
tour-homas-tired = was too late: no energy cards, 1 fitness card
tour-homas-stage = Stage
tour-homas-first = First
tour-homas-yellow = Yellow
tour-homas-green = Green
tour-homas-polka = Polka dots
tour-homas-team = Team
