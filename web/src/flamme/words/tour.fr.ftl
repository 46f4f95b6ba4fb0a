### Les tours (Flamme Rouge).

## Le calendrier

tour-rest = Jour de repos
tour-places-first = { $own ->
    [yes] Vous placez vos coureurs en premier.
   *[no] { $name } place ses coureurs en premier.
  }
tour-first-drawn = Le tirage dira qui place en premier.
tour-first-open = L’équipe qui aura le moins de points placera en premier.

## Les classements

tour-points = Points du tour
tour-points-about = { $combative ->
    [yes] podiums, combativité et repos
   *[no] podiums et jours de repos
  }
tour-points-combative = { $n } combativité
tour-points-rest = { $n } repos
tour-points-bonus = { $n } bonus
tour-final = Classement final
tour-final-about = { $combative ->
    [yes] podiums, combativité, repos et bonus
   *[no] podiums, repos et bonus
  }
tour-winner = { $own ->
    [yes] Vous gagnez le tour.
   *[no] { $name } gagne le tour.
  }
tour-decided = Tout s’est joué à l’étape { $n }, { $stage } : { $gain ->
    [one] 1 point gagné
   *[other] { $gain } points gagnés
  } sur { $second }.
tour-general = Général
tour-sprint = Sprint
tour-mountain = Montagne
tour-teams-about = temps des deux coureurs
tour-combative = Super-combatif
tour-combative-unit = { $n ->
    [0] jetons
   *[other] jetons de l’étape { $n }
  }
tour-most-combative = le plus combatif

## Encore à gagner

tour-left = Encore à gagner
tour-left-unit = points du tour
tour-left-stages = { $n ->
    [one] Podium de la dernière étape
   *[other] Podiums de { $n } étapes
  }
tour-left-combative = { $n ->
    [one] Le plus combatif de la dernière étape
   *[other] Les plus combatifs de { $n } étapes
  }
tour-left-rests = { $n ->
    [one] Jour de repos, aux meneurs
   *[other] { $n } jours de repos, aux meneurs
  }
tour-left-leader = { $n } chacun
tour-left-general = Général, à la fin
tour-left-points = Sprint et montagne
tour-left-teams = Meilleure équipe
tour-left-each = { $points } chacun

## L’histoire

tour-history-none = Les courbes commencent avec la première étape.
tour-after = Après l’étape { $n }
tour-view-points = Points
    .about = Les points des équipes après chaque étape.
tour-view-general = Temps
    .about = Le retard sur le premier après chaque étape.
tour-view-sprint = Sprint
    .about = Les points de sprint des coureurs après chaque étape.
tour-view-mountain = Montagne
    .about = Les points de montagne des coureurs après chaque étape.
