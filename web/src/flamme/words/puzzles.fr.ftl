### Les problèmes de Flamme Rouge. On les lit là où sont les règles.

puzzles-ask-card = Quelle carte pour { $rider } ?
puzzles-ask-bid = Lequel de vos coureurs mise pour l’échappée ?
puzzles-when = { $kind ->
    [bid] Avant le départ. Les deux meilleures mises de deux cartes partent devant tous, pour deux cartes Fatigue chacune.
    [itt] Contre-la-montre individuel, tour { $round }, encore { $squares }. L’équipe aux meilleurs temps gagne ; la plus haute carte de chaque tour fatigue.
    [ttt] Contre-la-montre par équipes, tour { $round }, encore { $squares }. L’équipe au meilleur temps gagne ; les autres équipes ne sont pas sur votre route.
    [tour] Étape d’un tour, tour { $round }, encore { $squares }. L’équipe aux meilleurs temps gagne ; un point d’un jeton vaut dix secondes.
   *[race] Tour { $round }, encore { $squares }. Le premier sur la ligne gagne.
  }
puzzles-mate = { $rider } a joué { $card }.
puzzles-deck = { $type ->
    [R] Paquet du rouleur
   *[S] Paquet du sprinteur
  }
puzzles-play = Jouer { $card }

## De quoi il s’agit

puzzles-about-bid = Qui mise pour l’échappée
puzzles-about-block = Bloquer une case
puzzles-about-climb = La montée
puzzles-about-clock = Contre la montre
puzzles-about-descent = Descentes et ravitaillements
puzzles-about-finale = Le final
puzzles-about-shelter = À l’abri
puzzles-about-tokens = Les jetons

puzzles-why-bid = Tout dépend de qui s’échappe, et de qui servira plus tard.
puzzles-why-block = Une case pleine décide de qui passe.
puzzles-why-climb = En montée les hautes cartes sont coupées : elles valent plus ailleurs.
puzzles-why-clock = Contre la montre chaque case se paie avec vos propres cartes.
puzzles-why-descent = Là où la route aide, une carte basse va aussi loin qu’une plus haute.
puzzles-why-finale = Près de la ligne compte ce qui reste pour le dernier tour.
puzzles-why-shelter = Un coureur dans une roue ne prend pas de carte Fatigue.
puzzles-why-tokens = Un jeton vaut des secondes, et le premier à passer prend le meilleur.
