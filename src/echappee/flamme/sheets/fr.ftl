### Ce qui n’est écrit que sur les feuilles de Flamme Rouge, en français.

sheet-title = Un tour en { $stages } étapes

## Les classements

sheet-points = Points du tour
sheet-points-about =
    { $combative ->
        [yes] podiums, combativité et jours de repos
       *[no] podiums et jours de repos
    }
sheet-final = Classement final
sheet-final-about =
    { $combative ->
        [yes] podiums, combativité, repos et bonus
       *[no] podiums, repos et bonus
    }
sheet-part-combative = { $points } combativité
sheet-part-rest = { $points } repos
sheet-part-bonus = { $points } bonus
sheet-sprint = Sprint
sheet-mountain = Montagne
sheet-teams-about = temps des deux coureurs
sheet-fighters = Super-combatif
sheet-fighters-about =
    { $number ->
        [0] jetons
       *[other] jetons, étape { $number }
    }

## La feuille du tour

sheet-tour = Feuille du tour
sheet-tour-about = Totaux après chaque étape. En couleur : qui mène le classement.
sheet-stage-kind =
    { $kind ->
        [ttt] chrono par équipe
        [itt] chrono individuel
       *[extended] prolongée
    }
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
