### Un tour : son calendrier, ses classements, ses feuilles.

tour-own = Un tour personnalisé
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
tour-stage = { $n ->
    [0] Prologue : { $name }
   *[other] Étape { $n } : { $name }
  }
tour-replay = { $n ->
    [0] Revoir le prologue
   *[other] Revoir l’étape { $n }
  }
tour-study = { $n ->
    [0] Étudier le prologue
   *[other] Étudier l’étape { $n }
  }

## Ce qu’on peut faire

tour-ride = { $n ->
    [0] Courir le prologue
   *[other] Courir l’étape { $n }
  }
tour-of = { $n ->
    [0] Prologue, avant { $all } étapes
   *[other] Étape { $n } sur { $all }
  }
tour-to-race = Retour à la course
tour-waiting = Les coureurs lanceront l’étape suivante.
tour-again = Un autre tour
tour-to-standings = Aux classements
tour-standings = Classements
tour-last-end = { $n ->
    [0] L’arrivée du prologue
   *[other] L’arrivée de l’étape { $n }
  }
tour-save = Enregistrer le tour

## Les classements

tour-time = temps
tour-unit-points = points
tour-teams = Équipes
tour-place = Rang
tour-who = Qui
tour-gap = Retard
tour-none = Personne n’a encore de point.
tour-none-yet = Personne n’a encore couru.
tour-jersey-yellow = Maillot jaune
tour-jersey-green = Maillot vert
tour-jersey-polka = Maillot à pois
tour-jersey-combative = Maillot du super-combatif

## L’histoire

tour-history = Étape par étape

## Sur papier

tour-paper = Sur papier
tour-paper-which = Quelle feuille
tour-print = Imprimer
tour-sheet-part = { $heading }, { $n } / { $all }
tour-pdf = PDF
    .about = Les feuilles en PDF
tour-number = { $n ->
    [0] P
   *[other] { $n }
  }
