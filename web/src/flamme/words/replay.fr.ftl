### Les rediffusions (Flamme Rouge).

replay-now = { $rounds ->
    [0] { $what }
   *[other] { $round ->
        [0] { $what }
       *[other] Tour { $round } sur { $rounds } · { $what }
      }
  }
replay-at = { $round ->
    [0] { $what }
   *[other] Tour { $round }, { $what }
  }
replay-weather = météo
replay-placement = grille de départ
replay-draft = coureurs
replay-breakaway = échappée
replay-cards = cartes
replay-moves = déplacements
replay-slipstream = aspiration
replay-refresh = rafraîchissement
replay-exhaustion = fatigue

## Le tour en mots

replay-placed = Tout le monde est sur la grille.
replay-down = Toutes les cartes sont posées.
replay-nobody-slips = Personne ne profite de l’aspiration.
replay-nobody-refreshed = Personne ne reprend de cartes.
replay-nobody-tired = Personne au vent.
replay-drew = remélange
replay-home = arrivé
replay-moved-stood-up = en selle
replay-moved-raised = { $terrain ->
    [descent] descente
    [supply] ravito
   *[flat] plus vite
  }
replay-moved-limited = { $terrain ->
    [ascent] montée
   *[flat] freiné
  }
replay-moved-blocked = bloqué
replay-moved-wall = route barrée
replay-moved-outside = par l’extérieur
replay-moved-grass = dans l’herbe
replay-moved-crashed = chute

## Vu par

replay-hand = { $own ->
    [yes] Votre main
   *[no] La main : { $name }
  }
replay-hand-of = { $type ->
    [R] { $chosen ->
        [no] Rouleur : { $cards }. Rien de joué encore.
       *[yes] Rouleur : { $cards }. Joue { $card }.
      }
   *[S] { $chosen ->
        [no] Sprinteur : { $cards }. Rien de joué encore.
       *[yes] Sprinteur : { $cards }. Joue { $card }.
      }
  }
replay-no-hand = Pas de main à ce moment.
replay-why-because = Raisons : { $reasons }.
replay-why-tires-less = elle fatigue moins que les autres
replay-why-shelter = l’aspiration y est plus probable
replay-why-blocked = les autres risquaient d’être bloquées
replay-why-climb = l’ascension ne lui prend rien
replay-why-keeps = les cartes plus fortes sont gardées

## Repartir

replay-fork-at = { $phase ->
    [draft] Le choix des coureurs
    [weather] La météo
    [placement] La grille
    [breakaway] L’échappée
    [refresh] Le rafraîchissement
   *[energy] Tour { $round }
  }
replay-fork-next = { $phase ->
    [draft] L’ordre des choix est tiré à nouveau, puis chacun choisit ses spécialistes.
    [weather] La route est la même. La météo est tirée à nouveau, puis vous placez vos coureurs.
    [placement] Vous placez vos coureurs sur la grille de départ.
    [breakaway] Tout le monde est sur la grille. Vous misez pour l’échappée.
    [refresh] Vous choisissez les cartes à reprendre ; puis les paquets sont mélangés à nouveau.
   *[energy] Vous choisissez les cartes du tour { $round }. Tout ce qui précède a eu lieu ; la suite est mélangée à nouveau.
  }

## Les réponses d’une étude

replay-answer-place = { $rider } à { $left } cases de l’arrivée
replay-answer-first = { $rider } d’abord
replay-answer-none = rien
replay-answer-yes = récupérer
replay-answer-no = ne pas récupérer
