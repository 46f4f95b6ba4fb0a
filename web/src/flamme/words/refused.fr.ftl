### Pourquoi quelque chose n’a pas été fait (Flamme Rouge).

refused-bad-handicap = Ce handicap n’est pas possible ici. Choisissez-en un plus petit, ou aucun.
refused-bad-stage = Cette route ne peut pas être posée. Revoyez ses tuiles.
refused-no-breakaway = Cette étape n’a pas de places d’échappée. Courez-la sans échappée, ou choisissez une autre étape.
refused-no-refresh = Cette route n’a pas de place pour le jeton Rafraîchissement. Choisissez-en une autre, ou courez sans lui.
refused-bad-specialist = Ces spécialistes ne peuvent pas courir ainsi. Choisissez-les de nouveau.
refused-grid-full = La grille de départ est trop petite pour tant de coureurs. Choisissez une autre étape ou moins d’équipes.
refused-unknown-stage = Le calendrier nomme une étape qui n’existe pas. Choisissez-en une autre.
refused-bad-deck = Un coureur a plus de cartes d’une sorte qu’il n’y en a.
refused-bad-hand = Ce coureur ne peut pas avoir ces cartes en main.
refused-not-asked = Ce coureur n’a pas de carte à choisir ici.
refused-result-tokens = Ce jeton n’est pas dans sa pile, ou quelqu’un d’autre l’a déjà.
