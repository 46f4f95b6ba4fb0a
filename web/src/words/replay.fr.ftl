### Revoir une course, et repartir de n’importe quel moment.

replay-title = Rediffusion de { $stage }
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
replay-ends = L’enregistrement s’arrête ici.

## Vu par

replay-seen-by = Vu par
replay-everybody = Tous
replay-jerseys = Maillots du tour
replay-wears = { $jersey } : { $rider }

## Repartir

replay-fork = Repartir d’ici
replay-fork-about = Vous auriez joué autrement ? Prenez n’importe quelle place et repartez d’ici.
replay-fork-none = Aucune table ne peut repartir d’ici.
replay-fork-from = D’où
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
replay-board = Ouvrir à la table d’étude

## L’étudier

replay-study = Étudier la course
replay-studying = Étude en cours…
replay-study-waiting = { $place ->
    [1] Prochaine étude
    [2] Deuxième dans la file
    [3] Troisième dans la file
   *[other] { $place }e dans la file
}
replay-study-cancel = Annuler
replay-chart = Ce que montre le graphique
replay-chances = Chances
replay-gaps = Écarts
replay-chances-about = toutes les cartes étant connues ; bords clairs : l’erreur possible

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

## Pourquoi une équipe a choisi ainsi

replay-why = Pourquoi ?
replay-why-best = { $card } promettait le plus.
replay-why-close = { $card } : trop serré pour trancher.
replay-why-other = { $card } a été joué, alors que { $better } promettait plus.
replay-why-seen = Chances de gagner, d’après ce que savait cette équipe : { $chances }.
replay-why-chance = { $card } : { $win }
replay-why-known = Toutes les cartes étant connues : { $win }.
replay-why-nothing = Il n’y avait rien à décider.
