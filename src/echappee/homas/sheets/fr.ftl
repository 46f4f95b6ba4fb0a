### Ce qui n’est écrit que sur les feuilles de Homas Tour Pro, en français.

sheet-race =
    { $race ->
        [paris-nice] Paris – Nice
        [dauphine-libere] Critérium du Dauphiné Libéré
        [benelux-tour] Tour du Benelux
       *[tour-de-france] Tour de France
    }
sheet-own-race = Une course en { $stages } étapes
sheet-team = Équipe
sheet-stage-kind =
    { $kind ->
        [flat] plaine
        [mountain] montagne
       *[trial] contre-la-montre
    }
sheet-time-trial = Contre-la-montre, { $km } km
sheet-squares = { $squares } cases
sheet-limit = délai { $minutes } min

## Les classements

sheet-general-about = bonus · retard
sheet-green = Vert
sheet-polka = À pois
sheet-jerseys = Maillots
sheet-worn = portés aujourd’hui
sheet-won = gagnés
sheet-jersey =
    { $jersey ->
        [yellow] jaune
        [green] vert
       *[polka] à pois
    }
sheet-teams-about = temps des quatre coureurs
sheet-bonus-seconds = { $seconds } s

## Le calendrier

sheet-calendar = Calendrier
sheet-calendar-rush = sprint intermédiaire
sheet-calendar-red = cartes d’équipe jusqu’ici
sheet-calendar-top = montée
sheet-calendar-cobbles = pavés
sheet-no-limit = sans délai
sheet-energy = Énergie
sheet-team-cards = équipe

## Les résultats

sheet-results = Résultats des étapes
sheet-results-about = Retards sur la route, sans les secondes de bonus. * hors délai
sheet-rush = Sprint { $number }
sheet-summit =
    { $kind ->
        [hill] Côte { $number }
       *[mountain] Col { $number }
    }

## La feuille de la course

sheet-race-sheet = Feuille de la course
sheet-race-about = Tout, après chaque étape. En couleur : qui mène le classement.
sheet-behind-short = Retard sur le jaune

## Les feuilles d’un directeur

sheet-team-time = temps d’équipe
sheet-rider = Coureur
sheet-column-fitness = Forme
sheet-column-energy = Énergie
sheet-column-place = Place
sheet-column-delay = Retard
sheet-column-bonus = Bonus
sheet-column-sum = Somme
sheet-column-behind = Écart
sheet-column-won = gagné
sheet-column-all = total
sheet-column-left = Reste
sheet-team-standing =
    { $place ->
        [1] première des équipes
        [2] deuxième des équipes, à { $time }
        [3] troisième des équipes, à { $time }
        [4] quatrième des équipes, à { $time }
       *[5] cinquième des équipes, à { $time }
    }
sheet-director-about = Somme : temps avant l’étape + retard − bonus. Écart : la même chose, comptée depuis le nouveau maillot jaune. Reste : cartes Énergie non jouées ; chacune est une carte Forme de plus au choix dans l’étape suivante, trois en tout. * hors délai : sans cartes Énergie dans l’étape suivante, une carte Forme.
sheet-card-hill = pas en montée
sheet-card-cobbles = pas sur les pavés
