### Revoir une course, et repartir de n’importe quel moment.

replay-title = Rediffusion de { $stage }
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
replay-map = La route vue d’en haut, { $when }

## Défiler

replay-film = Film
replay-play = Lire
replay-pause = Pause
replay-phase-back = Une phase en arrière
replay-phase-on = Une phase en avant
replay-move-back = Un coup en arrière
replay-move-on = Un coup en avant
replay-speed = Vitesse
replay-scrub = Moment de la course
replay-behind = Derrière le premier
replay-behind-about = en cases, après chaque tour ; sur la barre, qui était en tête

## Le tour en mots

replay-every-line = chaque ligne est un moment
replay-placed = Tout le monde est sur la grille.
replay-down = Toutes les cartes sont posées.
replay-ends = L’enregistrement s’arrête ici.
replay-nobody-slips = Personne ne profite de l’aspiration.
replay-nobody-refreshed = Personne ne reprend de cartes.
replay-nobody-tired = Personne au vent.
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

replay-seen-by = Vu par
replay-everybody = Tous
replay-jerseys = Maillots du tour
replay-wears = { $jersey } : { $rider }
replay-hand = La main : { $name }
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

## Repartir

replay-fork = Repartir d’ici
replay-fork-about = Vous auriez joué autrement ? Prenez n’importe quelle place et repartez d’ici.
replay-fork-none = Aucune table ne peut repartir d’ici.
replay-fork-from = D’où
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
replay-fork-twin = { $n ->
    [1] { $label }, plus tôt
   *[other] { $label }, plus tard
  }
replay-fork-seats = Qui court
replay-fork-you = Vous
replay-fork-open = Quelqu’un avec le lien
replay-fork-automatic = court toute seule
replay-fork-seat = Qui dirige { $name }
replay-fork-go = En route
replay-fork-invite = Ouvrir la table

## Garder

replay-save = Enregistrer
replay-copy = Copier le lien

## Sorti de la route

replay-broken = Sorti de la route
replay-broken-at = Cet enregistrement n’a plus de sens après le tour { $rounds }.
replay-broken-start = Cet enregistrement ne contient pas de course à revoir.
replay-broken-safe = Rien n’a été changé. Vous pouvez le voir **jusqu’au tour { $rounds }**.
replay-broken-nothing = Rien n’a été changé, et il n’y a rien à y voir.
replay-watch-rounds = { $rounds ->
    [one] Voir { $rounds } tour
   *[other] Voir { $rounds } tours
  }
replay-details = Détails
replay-none = Pas d’enregistrement ici
replay-none-about = Un enregistrement déposé ici est oublié quand la fenêtre se ferme. Déposez-le à nouveau.
replay-not-over = Cette course n’est pas finie. Son enregistrement sera là quand elle le sera.
replay-to-table = À la table
replay-to-replays = Aux rediffusions
