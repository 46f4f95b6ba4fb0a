### Ce qui est écrit sur les feuilles d’un tour, en français.

sheet-title = Un tour en { $stages } étapes
sheet-after =
    { $number ->
        [0] avant la première étape
       *[other] après l’étape { $number } sur { $stages }
    }
sheet-over = le tour est terminé
sheet-page = page { $page } sur { $pages }
sheet-player =
    { $player ->
        [you] Vous
        [random] Touriste
        [tempo] Métronome
        [muscle] Équipe Muscle
        [peloton] Équipe Peloton
       *[other] { $player }
    }

## Les classements

sheet-standings = Classements
sheet-points = Points du tour
sheet-points-about = podiums et jours de repos
sheet-final = Classement final
sheet-final-about = podiums, repos et bonus
sheet-won-rest = { $won } + { $rest } repos
sheet-won-bonus = { $won } + { $bonus } bonus
sheet-won-both = { $won } + { $rest } repos + { $bonus } bonus
sheet-general = Général
sheet-time = temps
sheet-sprint = Sprint
sheet-mountain = Montagne
sheet-unit = points
sheet-teams = Équipes
sheet-teams-about = temps des deux coureurs
sheet-nobody = Personne n’a encore de point.
sheet-unridden = Personne n’a encore couru.

## La feuille du tour

sheet-tour = Feuille du tour
sheet-tour-about = Totaux après chaque étape. En couleur : qui mène le classement.
sheet-stage = Étape
sheet-stage-kind =
    { $kind ->
        [ttt] chrono par équipe
        [itt] chrono individuel
       *[extended] prolongée
    }
sheet-own-road = Parcours maison
sheet-rest = Jour de repos
sheet-bonus = Bonus
sheet-total = Total

## La feuille d’une équipe

sheet-type =
    { $type ->
        [R] Rouleur
       *[S] Sprinteur
    }
sheet-tour-points =
    { $points ->
        [one] point du tour
       *[other] points du tour
    }
sheet-podium = Podium
sheet-clock = Temps
sheet-exhaustion = Fatigue
sheet-team-points = Points
sheet-combative = Points : ceux des podiums, et 1 pour le plus combatif d’une étape.
sheet-team-about = Fatigue : cartes à l’arrivée, puis cartes emportées.
