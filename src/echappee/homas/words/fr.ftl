### La radio de la course de Homas Tour Pro en français : un message pour chaque chose qui peut se dire.
###
### Une phrase est entière. `$rider`, `$riders`, `$seat`, `$card`… arrivent déjà en toutes lettres, sans
### article : Rouge 21. Les messages de la fin disent comment le terminal les appelle.

## Avant le départ

homas-radio-rain = Pluie : le dé donne { $die }, la route sera mouillée toute la journée.
homas-radio-rain-not = Le dé donne { $die } : le temps reste sec.
homas-radio-order = Les équipes se placent dans cet ordre : { $seats }.
homas-radio-energy-chosen =
    { $count ->
        [one] { $seats } a choisi ses cartes Énergie.
       *[other] { $seats } ont choisi leurs cartes Énergie.
    }
homas-radio-fitness = Chaque coureur d’un directeur a tiré une carte Forme.
homas-radio-placed = { $rider } prend place en { $square }.
homas-radio-lined-up = La lettre { $letter } est pour { $seat }, depuis la droite : { $numbers }.
homas-radio-lined-up-alone = Chacun part seul, contre la montre.

## Les cartes et les dés

homas-radio-played = { $rider } joue { $cards }.
homas-radio-attacked = { $rider } attaque avec { $cards } !
homas-radio-attacked-free = { $rider } attaque !
homas-radio-rolled = { $rider } lance { $dice }.
homas-radio-rolled-sum = { $rider } lance { $dice } : { $total } en tout.
homas-radio-rolled-road =
    { $road ->
        [climb] { $rider } lance { $dice }, la montée prend { $grade } : { homas-radio-squares }.
        [descent] { $rider } lance { $dice }, la descente donne { $grade } : { homas-radio-squares }.
       *[cobbles] { $rider } lance { $dice }, les pavés prennent { $grade } : { homas-radio-squares }.
    }
homas-radio-rolled-sum-road =
    { $road ->
        [climb] { $rider } lance { $dice }, { $total } en tout, la montée prend { $grade } : { homas-radio-squares }.
        [descent] { $rider } lance { $dice }, { $total } en tout, la descente donne { $grade } : { homas-radio-squares }.
       *[cobbles] { $rider } lance { $dice }, { $total } en tout, les pavés prennent { $grade } : { homas-radio-squares }.
    }
homas-radio-fitness-played = { $rider } retourne sa carte Forme, { homas-radio-fitness-card }.
homas-radio-fitness-played-attack = { $rider } retourne sa carte Forme, { homas-radio-fitness-card }, et attaque !
homas-radio-discarded = { $rider } perd { $card }.
homas-radio-recovered = { $rider } récupère { $card }.

## Les déplacements

homas-radio-rode =
    { $distance ->
        [one] { $rider } avance d’une case, à { $left } de l’arrivée.
       *[other] { $rider } avance de { $distance } cases, à { $left } de l’arrivée.
    }
homas-radio-rode-behind =
    { $distance ->
        [one] { $rider } avance d’une case, derrière { $leader }, à { $left } de l’arrivée.
       *[other] { $rider } avance de { $distance } cases, derrière { $leader }, à { $left } de l’arrivée.
    }
homas-radio-rode-home =
    { $distance ->
        [one] { $rider } avance d’une case et franchit la ligne.
       *[other] { $rider } avance de { $distance } cases et franchit la ligne.
    }
homas-radio-followed = { $rider } suit, à { $left } de l’arrivée.
homas-radio-followed-together = { $riders } suivent.
homas-radio-followed-many = Une file de { $count } suit : { $numbers }.
homas-radio-asked-relay = { $rider } demande un relais.
homas-radio-relayed = { $rider } relaie { $asker }.
homas-radio-relay-refused = Personne ne relaie : un seul dé pour { $riders }.
homas-radio-relay-refused-alone = Personne ne relaie : un seul dé pour { $rider }.
homas-radio-relay-refused-again =
    { $count ->
        [one] Personne ne relaie une seconde fois : { $riders } reste sur place.
       *[other] Personne ne relaie une seconde fois : { $riders } restent sur place.
    }
homas-radio-neutral-counters =
    { $count ->
        [one] { $riders } ne fait pas de six et laisse partir.
       *[other] { $riders } ne font pas de six et laissent partir.
    }
homas-radio-countered = { $rider } contre avec { $card }, à { $left } de l’arrivée.
homas-radio-countered-free = { $rider } prend la roue, à { $left } de l’arrivée.
homas-radio-blocked = { $rider } est enfermé et ne peut avancer.
homas-radio-waited =
    { $count ->
        [one] { $riders } attend.
       *[other] { $riders } attendent.
    }
homas-radio-bought-back = { $rider } rachète un tour avec { $card }.
homas-radio-rested = { $rider } se repose.
homas-radio-retreated =
    { $count ->
        [one] { $riders } recule d’une case.
       *[other] { $riders } reculent d’une case.
    }

## Le tableau des événements

homas-radio-kept = { $rider } renonce à la table : seul le { $part } compte.
homas-radio-event =
    { $name ->
        [grave-fall] Événement { $result } pour { $rider } : une chute grave.
        [broken-bike] Événement { $result } pour { $rider } : un vélo cassé.
        [serious-fall] Événement { $result } pour { $rider } : une chute sérieuse.
        [puncture] Événement { $result } pour { $rider } : une crevaison, seul le dé le plus haut compte.
        [light-fall] Événement { $result } pour { $rider } : une chute légère.
        [dropped-chain] Événement { $result } pour { $rider } : un saut de chaîne, seul le dé le plus haut compte.
        [crowd] Événement { $result } pour { $rider } : le public pousse, une case de plus.
        [family] Événement { $result } pour { $rider } : la famille salue, trois cases de plus.
        [gap] Événement { $result } pour { $rider } : un trou s’ouvre, cela peut devenir une attaque.
        [good-legs] Événement { $result } pour { $rider } : de bonnes jambes, une attaque irait deux cases plus loin.
        [glory] Événement { $result } pour { $rider } : un moment de gloire, une attaque irait quatre cases plus loin.
       *[nothing] Événement { $result } pour { $rider } : il ne se passe rien.
    }
homas-radio-team-roll = Dé d’équipe réussi, { $die } contre le rang { $rank } : l’aide pour { $rider } est là aussitôt.
homas-radio-team-roll-failed = Dé d’équipe manqué, { $die } contre le rang { $rank } : l’aide pour { $rider } tarde.
homas-radio-fell =
    { $count ->
        [one] { $riders } tombe aussi.
       *[other] { $riders } tombent aussi.
    }
homas-radio-loses-turns =
    { $turns ->
        [one] { $rider } perd un tour.
       *[other] { $rider } perd { $turns } tours.
    }

## Les lignes en travers de la route

homas-radio-summit = Premiers au sommet, { $title } : { $riders }.
homas-radio-summit-later = Au sommet, { $title }, à partir de la place { $first } : { $riders }.
homas-radio-rushed = Sprint intermédiaire, { $title } : { $riders }.
homas-radio-rushed-later = Sprint intermédiaire, { $title }, à partir de la place { $first } : { $riders }.
homas-radio-rushed-all = Les cinq places sont prises : personne d’autre ne sprinte ici.
homas-radio-sprinted = { $rider } sprinte, { $score }.
homas-radio-sprinted-past = { $rider } sprinte, { $score }, et { $caught } de plus pour avoir dépassé.
homas-radio-arrived-won = { $rider } remporte la course !
homas-radio-arrived-won-stage = { $rider } remporte l’étape !
homas-radio-arrived-behind = Dans le même temps : { $riders }.
homas-radio-arrived =
    { $count ->
        [one] { $riders } arrive à { $delay }, place { $place }.
       *[other] { $riders } arrivent à { $delay }, à partir de la place { $place }.
    }
homas-radio-arrived-same =
    { $count ->
        [one] { $riders } arrive dans le temps du vainqueur, place { $place }.
       *[other] { $riders } arrivent dans le temps du vainqueur, à partir de la place { $place }.
    }
homas-radio-disqualified = { $rider } a encore sa carte Forme : l’équipe est disqualifiée.

## Après la course : ce qu’une réponse a donné

homas-radio-study-turn =
    { $answer ->
        [roll] Lancer les dés
        [relay] Demander un relais
        [rest] Se reposer
        [fitness] Jouer la carte Forme
        [none] Personne
        [wait] Attendre
        [table] Lancer sur le tableau
       *[other] Avec { $answer }
    } : { $out ->
        [0] Après le tour, le meilleur coureur est à la place { $place } ; cartes Énergie qui restent : { $count }.
       *[other] L’équipe est disqualifiée dans { $out } %, pour une carte Forme qui n’est pas jouée.
    }

homas-radio-puzzle-home = Le premier coureur de l’équipe arrive à la place { $place } ; cartes Énergie qui restent : { $count }.
homas-radio-puzzle-turn = { $lead ->
        [ahead] Après le tour, le premier coureur de l’équipe a { $squares ->
            [one] une case
           *[other] { $squares } cases
        } d’avance sur tous les autres
        [behind] Après le tour, le premier coureur de l’équipe est à { $squares ->
            [one] une case
           *[other] { $squares } cases
        } du premier
       *[level] Après le tour, le premier coureur de l’équipe est à hauteur du premier des autres
    } ; cartes Énergie qui restent : { $count }.
homas-radio-story-attack = { $rider } attaque.

## Comment on appelle les coureurs, les rôles et les cartes
## $number : celui du coureur, comme 21. $value : 5 ou 6 ; $kind : h, k ou free. $fitness : 2 à 10, J, Q, K, A.

homas-radio-rider = { team-of-colour } { $number }
homas-radio-role =
    { $role ->
        [1] leader
        [2] polyvalent
        [3] sprinteur
       *[4] grimpeur
    }
homas-radio-card =
    { $kind ->
        [h] +{ $value } (pas en montée)
        [k] +{ $value } (pas sur les pavés)
       *[free] +{ $value }
    }
homas-radio-team-card = { $card } de l’équipe
homas-radio-fitness-card =
    { $fitness ->
        [J] un valet (11)
        [Q] une dame (12)
        [K] un roi (13)
        [A] un as (deux dés)
       *[other] un { $fitness }
    }
homas-radio-squares =
    { $squares ->
        [one] une case
       *[other] { $squares } cases
    }
