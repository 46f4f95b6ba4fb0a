### Un tour : son calendrier, ses classements, ses feuilles.

tour-preset-short = Un grand week-end
    .about = Trois étapes : une plate, une dans les collines, une en montagne.
tour-preset-week = Le petit tour
    .about = Cinq étapes avec les deux chronos, un sommet et un jour de repos.
tour-preset-basic = Le tour de base
    .about = Sept étapes, sans contre-la-montre.
tour-preset-grand = Le Grand Tour
    .about = Les vingt et une étapes, deux jours de repos.
tour-preset-2018 = Le tour de 2018
    .about = Vingt et une étapes de Fontenay à Paris, jusqu’à quatre équipes.
tour-preset-paris-nice = Paris – Nice
tour-preset-dauphine-libere = Critérium du Dauphiné Libéré
tour-preset-benelux-tour = Tour du Benelux
tour-preset-tour-de-france = Tour de France
tour-own = Un tour à nous
    .about = Des étapes au choix, dans l’ordre voulu.
tour-stages = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
  }

## Le calendrier

tour-calendar = Calendrier
tour-kind-flat = { $extended ->
    [yes] Plat, prolongée
   *[no] Plat
  }
tour-kind-hilly = { $extended ->
    [yes] Collines, prolongée
   *[no] Collines
  }
tour-kind-mountain = { $extended ->
    [yes] Montagne, prolongée
   *[no] Montagne
  }
tour-kind-cobbles = { $extended ->
    [yes] Pavés, prolongée
   *[no] Pavés
  }
tour-kind-ttt = Chrono par équipe
tour-kind-itt = Chrono individuel
tour-won = { $own ->
    [yes] Vous gagnez
   *[no] { $name } gagne
  }
tour-day-on = En course
tour-day-next = À suivre
tour-day-ahead = À venir
tour-rest = Jour de repos
tour-stage = Étape { $n } : { $name }
tour-places-first = { $own ->
    [yes] Vous placez vos coureurs en premier.
   *[no] { $name } place ses coureurs en premier.
  }
tour-first-drawn = Le tirage dira qui place en premier.
tour-first-open = L’équipe qui aura le moins de points placera en premier.
tour-replay = Revoir l’étape { $n }

## Ce qu’on peut faire

tour-ride = Courir l’étape { $n }
tour-of = Étape { $n } sur { $all }
tour-to-race = Retour à la course
tour-waiting = Les coureurs lanceront l’étape suivante.
tour-again = Un autre tour
tour-to-standings = Aux classements
tour-standings = Classements
tour-last-end = L’arrivée de l’étape { $n }
tour-save = Enregistrer le tour

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
tour-general = Général
tour-time = temps
tour-sprint = Sprint
tour-mountain = Montagne
tour-unit-points = points
tour-teams = Équipes
tour-teams-about = temps des deux coureurs
tour-place = Rang
tour-who = Qui
tour-team = Équipe
tour-gap = Retard
tour-none = Personne n’a encore de point.
tour-none-yet = Personne n’a encore couru.
tour-jersey-yellow = Maillot jaune
tour-jersey-green = Maillot vert
tour-jersey-polka = Maillot à pois
tour-jersey-combative = Maillot du super-combatif
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

tour-history = Étape par étape
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

## Sur papier

tour-paper = Sur papier
tour-paper-which = Quelle feuille
tour-print = Imprimer
tour-pdf = PDF
    .about = Les feuilles en PDF
tour-printed = après l’étape { $n } sur { $all }
tour-sheet = Feuille du tour
tour-sheet-about = totaux après chaque étape
tour-sheet-part = Feuille du tour, { $from } à { $to }
tour-team-sheet-about = { $n ->
    [one] { $n } point du tour
   *[other] { $n } points du tour
  }
tour-sheet-stage = Étape
tour-sheet-podium =
    .one = Podium
tour-sheet-points = Points
tour-sheet-time = Temps R · S
    .one = Temps
tour-sheet-sprint = Sprint R · S
    .one = Sprint
tour-sheet-mountain = Montagne R · S
    .one = Mont.
tour-sheet-rest = Repos
tour-sheet-bonus = Bonus
tour-sheet-total = Total
tour-sheet-tired = Fatigue emportée

## Courses par étapes de Homas Tour Pro

tour-homas-directors = { $n ->
    [one] { $n } directeur
   *[other] { $n } directeurs
  }
tour-homas-limit = Délai { $n } min
tour-homas-winner = { $own ->
    [yes] Votre { $rider } gagne la course.
   *[no] { $name } gagne la course avec le { $rider }.
  }
tour-homas-teams-about = temps des quatre coureurs
tour-homas-lines-up = { $own ->
    [yes] Vous vous placez en premier.
   *[no] { $name } se place en premier.
  }
tour-homas-drawn = L’ordre au départ est tiré au sort.
tour-homas-open = Les équipes se placeront selon leur classement du moment.
tour-homas-rush = Sprint intermédiaire { $n }
tour-homas-hill = Côte { $n }
tour-homas-mountain = Col { $n }
tour-homas-out = { $names } hors course : une carte Forme n’a pas été jouée.
tour-homas-legs = Vos coureurs dans la prochaine étape
tour-homas-draws = { $n ->
    [one] tire { $n } carte Forme
   *[other] tire { $n } cartes Forme, en garde une
  }
tour-homas-tired = hors délai : pas de carte Énergie, 1 carte Forme
tour-homas-stage = Étape
tour-homas-first = Premier
tour-homas-yellow = Jaune
tour-homas-green = Vert
tour-homas-polka = À pois
tour-homas-team = Équipe
