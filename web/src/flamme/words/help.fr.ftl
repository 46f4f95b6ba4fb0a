### La page des règles (Flamme Rouge).

## La météo en un mot ou deux

help-plaque-tailwind = Vent arrière : 5 cartes
help-plaque-headwind = Vent de face : 3 cartes
help-plaque-crosswind = Vent de travers : pas d’aspiration
help-plaque-wet = Pluie : gare à la chute

## Les signes de la route

help-sign-flat = Plat
    .about = Rien de spécial : la carte vaut ce qu’elle dit.
help-sign-ascent = Montée
    .about = 5 cases au plus, et pas d’aspiration.
help-sign-descent = Descente
    .about = Un déplacement qui part d’ici fait 5 cases au moins.
help-sign-cobbles = Pavés
    .about = Pas d’aspiration, et souvent une seule file.
help-sign-supply = Zone de ravitaillement
    .about = Un déplacement qui part d’ici fait 4 cases au moins.
help-sign-corner = Virage dangereux
    .about = Glissant : un coureur bloqué par d’autres tombe.
help-sign-start = Départ
    .about = Les coureurs se placent derrière la ligne rouge.
help-sign-finish = Arrivée
    .about = Le plus loin au-delà de la ligne gagne.
help-sign-breakaway = Place d’échappée
    .about = Pour qui gagne les mises avant le premier tour.
help-sign-tailwind = Vent arrière
    .about = Qui part d’ici pioche 5 cartes.
help-sign-headwind = Vent de face
    .about = Qui part d’ici pioche 3 cartes.
help-sign-crosswind = Vent de travers
    .about = Pas d’aspiration sur ce tronçon.
help-sign-wet = Route mouillée
    .about = Glissante : un coureur bloqué par d’autres tombe.
help-sign-most = Anneau rouge
    .about = Tant de cases au plus.
help-sign-least = Disque bleu
    .about = Tant de cases au moins.
help-sign-milestone = Borne
    .about = Les cases qui restent jusqu’à l’arrivée.

## Les jetons

help-token-major = La pile majeure, ici côté montagne
help-token-minor = La pile mineure, ici côté sprint
help-token-podium = Les points des trois premiers d’une étape
help-token-minute = Une minute, pour chaque tour après la première arrivée
help-token-refresh = Le jeton Rafraîchissement d’une étape prolongée

## Conseils pour une première course

hint-placement = Placez vos deux coureurs derrière la ligne. Devant, moins de route à faire ; derrière les autres, un abri.
hint-first-rider = Choisissez quel coureur joue d’abord. L’autre main n’est piochée qu’une fois cette carte posée.
hint-card = Pointez ou touchez une carte pour voir où elle mène. Celle que vous jouez est perdue, les autres reviendront.
hint-waiting = Les autres réfléchissent encore. En attendant, vous pouvez changer votre dernière carte.
hint-film = Le tour se joue : on révèle les cartes, puis chacun avance, de l’avant vers l’arrière.
hint-slipstream = Exactement 1 case vide devant un groupe : il avance d’une case, sans rien payer.
hint-exhaustion = Une case vide devant un coureur coûte une carte Fatigue, un 2. Essayez de finir derrière quelqu’un.
hint-exhaustion-alone = La plus haute carte de tous les Rouleurs coûte une carte Fatigue, un 2, et celle des Sprinteurs aussi.
hint-climb = Un déplacement qui touche une montée fait 5 cases au plus. Gardez les grosses cartes pour plus tard.
hint-finish = Gagne qui va le plus loin au-delà de la ligne, pas qui la franchit d’abord. Une grosse carte à la fin aide bien.
hint-finish-timed = Un tour de plus coûte une minute, une case de moins au-delà de la ligne dix secondes. Une grosse carte à la fin aide bien.

## La course guidée

guide-place = Choisissez une case de la grille : devant, il reste moins de route ; derrière, il y a de l’abri.
guide-first = À chaque tour vos deux coureurs jouent une carte : choisissez qui pioche d’abord.
guide-hand = Voici votre main : choisissez une carte pour voir où elle mène votre coureur.
guide-road = La route montre où mène cette carte : touchez-la encore une fois pour la jouer.
guide-second = À l’autre coureur : juste derrière quelqu’un, la place est bonne.
guide-moves = Toutes les cartes se retournent ensemble, et le coureur de tête avance le premier.
guide-slipstream = Aspiration : un écart d’une seule case se comble gratuitement.
guide-exhaustion = Fatigue : un coureur qui a la route libre devant lui prend un 2, une carte faible, dans son paquet.
guide-deck = Une carte jouée est perdue : voici ce que ce paquet contient encore.
guide-on = Vous savez tout : le coureur qui va le plus loin au-delà de la ligne l’emporte.
