### Ce qui est écrit sur les feuilles de tous les tours, en français.

sheet-after =
    { $number ->
        [0] avant la première étape
       *[other] après l’étape { $number } sur { $stages }
    }
sheet-over = le tour est terminé
sheet-page = page { $page } sur { $pages }
sheet-you = Vous
sheet-standings = Classements
sheet-general = Général
sheet-time = temps
sheet-unit = points
sheet-teams = Équipes
sheet-nobody = Personne n’a encore de point.
sheet-unridden = Personne n’a encore couru.
sheet-stage = Étape
sheet-own-road = Parcours personnalisé
