### Préparer une table (Flamme Rouge).

## Quel parcours

lobby-filters = Filtrer les étapes
lobby-for-teams = { $n ->
    [one] Pour { $n } équipe
   *[other] Pour { $n } équipes
  }
lobby-length = Longueur
lobby-length-any = Longueur
lobby-length-short = Jusqu’à 72 cases
lobby-length-usual = 73 cases
lobby-length-long = 74 cases et plus
lobby-climbing = Montées
lobby-climbs-any = Relief
lobby-climbs-flat = Plat
lobby-climbs-some = 1 ou 2 montées
lobby-climbs-many = 3 montées et plus
lobby-with-cobbles = Pavés
lobby-with-breakaway = Échappée
lobby-count =
    { $n ->
        [one] { $n } étape sur { $all }
       *[other] { $n } étapes sur { $all }
    }
lobby-none = Aucune étape ne correspond. Retirez un filtre.
lobby-all-stages = Les { $n } étapes
lobby-special-ttt = chrono par équipe
lobby-special-itt = chrono individuel
lobby-special-extended = prolongée
lobby-fact-ascents = Montées
lobby-fact-descents = Descentes
lobby-fact-cobbled = Secteurs pavés
lobby-fact-supply = Zones de ravitaillement
lobby-fact-grid = Places au départ
lobby-fact-places = Places d’échappée
lobby-by = Par { $designer }

## Un parcours personnalisé

lobby-road-example = une suite de tuiles : a b c g i D H q n u
lobby-road-good = { $n } cases, rien ne se chevauche
lobby-road-no-tiles = Il faut au moins un départ et une arrivée.
lobby-road-unknown-tile = Il n’y a pas de tuile { $tile } (tuile { $place }).
lobby-road-no-start = La première tuile doit être un départ : a, A, 1 ou 1B.
lobby-road-start-not-first = La tuile de départ { $tile } doit être la première ; ici c’est la tuile { $place }.
lobby-road-no-finish = La dernière tuile doit être une arrivée : u, U, v ou V.
lobby-road-finish-not-last = La tuile d’arrivée { $tile } doit être la dernière ; ici c’est la tuile { $place }.
lobby-road-tile-used-twice = { $tile } (tuile { $place }) et { $other } (tuile { $otherPlace }) sont les deux faces d’une même pièce.
lobby-road-overlap = { $tile } (tuile { $place }) recouvrirait { $other } (tuile { $otherPlace }).
lobby-road-overlap-warning = C’est juste : { $tile } (tuile { $place }) touche { $other } (tuile { $otherPlace }).

## Quel tour

lobby-tour-rests = { $n ->
    [0] sans jour de repos
    [one] { $n } jour de repos
   *[other] { $n } jours de repos
  }
lobby-tour-then-rest = puis un jour de repos
lobby-calendar-format = Comment on court { $name }
lobby-calendar-rest = Jour de repos après { $name }

## Quelles règles

lobby-rules = Règles de la course
lobby-rules-tour = Règles du tour
lobby-format = Comment on la court
lobby-format-race = Course
    .about = Le plus loin au-delà de la ligne gagne.
lobby-format-tour = Étape d’un tour
    .about = Des jetons au bord de la route, des temps et un podium. Tout le monde va jusqu’au bout.
    .short = étape d’un tour
lobby-format-ttt = Chrono par équipe
    .about = Chaque équipe seule contre la montre. Le temps du plus lent vaut pour les deux.
    .short = chrono par équipe
lobby-format-itt = Chrono individuel
    .about = Chaque coureur seul contre la montre, sans aucune aspiration.
    .short = chrono individuel
lobby-rule-specialists = Spécialistes
    .about = Avant le départ, chaque équipe choisit un spécialiste pour chaque coureur.
    .tour = Choisis avant la première étape, gardés jusqu’à la dernière.
    .short = spécialistes
lobby-rule-extended = Rafraîchissement
    .about = À mi-course, chaque coureur reprend des cartes jouées, jusqu’à 24 points.
    .trial = Pas de rafraîchissement contre la montre.
    .short = rafraîchissement
lobby-rule-weather = Météo
    .about = Du vent et de la pluie sur quelques lignes droites.
    .tour = Du vent et de la pluie sur quelques lignes droites de chaque étape.
    .short = météo
lobby-rule-breakaway = Échappée
    .about = { $n ->
        [one] Un coureur peut s’offrir de l’avance contre deux bonnes cartes.
       *[other] { $n } coureurs peuvent s’offrir de l’avance contre deux bonnes cartes.
      }
    .missing = Ce parcours n’a pas de place d’échappée.
    .tour = Sur les étapes qui ont des places pour cela.
    .trial = Pas d’échappée contre la montre.
    .short = échappée
lobby-rule-baroudeur-bid = Mise du Baroudeur
    .about = Un Baroudeur mise une seule carte tirée, comptée double, et ne prend qu’une carte Fatigue.
    .tour = Un Baroudeur mise une seule carte tirée, comptée double, et ne prend qu’une carte Fatigue.
    .short = mise du Baroudeur
lobby-rule-super-combative = Maillot du super-combatif
    .about = Qui mène la course à la fin d’un tour de jeu prend un jeton.
    .tour = À chaque étape, qui mène le plus souvent la course gagne un point, et un maillot.
    .short = super-combatif
lobby-rule-ride-out = Jusqu’au bout
    .about = Jusqu’à l’arrivée du dernier coureur.
    .included = Dans ce format, tout le monde va jusqu’au bout.
    .short = jusqu’au bout
lobby-old-hands = Vieux routiers
    .about = Qui connaît le jeu part fatigué, avec autant de cartes Fatigue dans chaque paquet.
lobby-tired = Cartes Fatigue ({ $team })
lobby-tired-by = part avec +{ $n }
lobby-fewer = Une carte de moins
lobby-more = Une carte de plus

## Qui court

lobby-teams = { $n ->
    [one] { $n } équipe
   *[other] { $n } équipes
  }

## Au départ

lobby-problem-automatic = Il faut au moins une équipe menée par une personne ou un robot.
lobby-problem-pelotons = Il n’y a qu’une équipe Peloton.
lobby-problem-grid = { $riders } coureurs ne tiennent pas sur ce départ : il a { $grid } places. Choisissez un autre parcours ou moins d’équipes.
lobby-problem-stage = Il n’y a pas d’étape { $stage } pour autant d’équipes.
lobby-problem-tour-trial = { $name } se court contre la montre, et pas par des équipes automatiques.
lobby-problem-tour-grid = { $riders } coureurs ne tiennent pas au départ de { $name } : il a { $grid } places. Choisissez un autre tour ou moins d’équipes.
lobby-problem-trial = Les équipes automatiques ne courent pas contre la montre. Donnez la place à une personne ou à un robot.
