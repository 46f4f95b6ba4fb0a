### La page des règles pour Homas Tour Pro : les suppléments, les exemples dessinés, les signes et le tableau des événements.

## The extras

homas-intro-neutral-title = Les équipes neutres
homas-intro-neutral = Les équipes sans directeur suivent la règle. Elles lancent deux dés, font une case de plus si le total est pair, prennent toujours le relais et suivent quand cela vaut six cases. Elles ne jouent pas de cartes, et elles peuvent gagner.
homas-intro-roubaix-title = Les pavés et la pluie
homas-intro-roubaix = Les pavés retirent des cases comme une montée. Sur ceux de Paris-Roubaix, personne ne suit, ne contre ni ne relaie. Là où il peut pleuvoir, un dé décide avant le départ ; chaque événement est alors un peu pire.
homas-intro-stage-title = Les courses par étapes
homas-intro-stage = Trois étapes, ou un Tour de France avec un prologue et six étapes. Un groupe a un seul temps ; chaque tour et chaque case de retard en coûtent. Les sprints intermédiaires et les sommets donnent des points, et l’on a moins de cartes Énergie que dans une classique.
homas-intro-trial-title = Les contre-la-montre
homas-intro-trial = Chacun roule seul, depuis la même case : pas de roue à suivre, pas de relais, personne sur la route. Le moins de tours gagne, puis le plus de cases au-delà de la ligne.

## Drawn examples

homas-example-start = Les cinq équipes sur la grille. Chacune a pris une lettre : un coureur par file, jamais deux côte à côte.
homas-example-move = Les dés font 5 et 3, la case retire 2 : six cases. Les nombres dorés sont l’ordre de jeu.
homas-example-red = La ligne de la lettre rouge. Derrière elle, on peut encore jouer une carte d’équipe ; au-delà, non.
homas-example-wheel = Trois coureurs sont dans la roue de celui qui avance de cinq cases. On demande d’abord tout droit derrière, puis à droite, puis à gauche. Le premier suit, et finit tout droit derrière.
homas-example-rows = Personne dans la roue ne veut suivre : on demande à la deuxième rangée, d’abord derrière celui qui était tout droit derrière. Le premier vient.
homas-example-mountain = En montagne, qui grimpe peut suivre qui grimpe. Le dernier des trois est encore sur le plat : on ne lui demande même pas.
homas-example-relay = Le premier demande un relais, le deuxième refuse, le troisième le prend et passe devant. Les autres reculent d’une place, et lui doit rouler.
homas-example-attack = Une attaque avec un 5 et un dé. Pour venir, il faut payer une carte à soi : l’un paie un 6, l’autre garde ses cartes et reste.
homas-example-fall = Un sept, et le tableau annonce une chute. Qui roule tout droit derrière ou juste à gauche tombe aussi, et en entraîne d’autres de même. À droite, on ne risque rien.
homas-example-finish = L’un a passé la ligne, et aucun rang n’est libre entre les trois : tous les trois sont arrivés et sprintent. Le sprinteur, au dernier rang, lance 5 et 3, et gagne 2 de plus pour les deux rangs qu’il rattrape.
homas-example-neutral = Une casquette argentée : personne ne dirige ce coureur. Ses dés font 4, un nombre pair : il avance de cinq cases, et finit le plus à droite possible.
homas-example-cobbles = Les pavés de Paris-Roubaix : ceux qui sont juste derrière ne peuvent pas suivre.
homas-example-trial = Six cases contre la montre.

homas-jersey-for-yellow = Jaune : le meilleur temps
homas-jersey-for-green = Vert : le plus de points à l’arrivée et aux sprints intermédiaires
homas-jersey-for-polka = À pois : le plus de points aux sommets

## Signs of the road

homas-sign-climb = Nombres rouges
    .about = Une montée : autant de cases retirées au déplacement qui part d’ici.
homas-sign-descent = Nombres jaunes
    .about = Une descente : autant de cases ajoutées au déplacement qui part d’ici.
homas-sign-cobbles = Nombres bleus
    .about = Des pavés : autant de cases retirées au déplacement qui part d’ici.
homas-sign-thick = Trait épais
    .about = Dans un virage, on ne le franchit pas ; les deux files extérieures ont deux cases de plus.
homas-sign-letter = Lettre
    .about = Une ligne du parcours ; le parcours est une suite de lettres.
homas-sign-red = Lettre rouge
    .about = Les cartes d’équipe se jouent jusqu’ici.
homas-sign-sprint = Drapeau vert
    .about = Un sprint intermédiaire : des points et des secondes dans une course par étapes.
homas-sign-hill = Côte
    .about = Un sommet rond : des points pour les cinq premiers dans une course par étapes.
homas-sign-mountain = Montagne
    .about = Deux pics : on ne se suit que sur le même type de route.
homas-sign-start = Départ
    .about = Chaque équipe prend une lettre de la grille derrière la ligne rouge.
homas-sign-finish = Arrivée
    .about = Qui la passe amène tout son groupe.
homas-sign-stone = Borne
    .about = Les rangs qui restent jusqu’à l’arrivée.
homas-sign-cap = Casquette
    .about = 1 leader, 2 polyvalent, 3 sprinteur, 4 grimpeur.
homas-sign-neutral = Casquette argentée
    .about = Un coureur neutre : il suit la règle.
homas-sign-down = Couché, avec un nombre
    .about = Autant de tours perdus.

## The table of events

homas-events-result = Résultat
homas-events-name = Événement
homas-events-brings = Ce qu’il apporte
homas-events-fails = Si le dé d’équipe échoue
homas-events-least = { $result } ou moins
homas-event-grave-fall = Chute grave
homas-event-broken-bike = Vélo cassé
homas-event-serious-fall = Chute sérieuse
homas-event-puncture = Crevaison
homas-event-light-fall = Chute légère
homas-event-dropped-chain = Saut de chaîne
homas-event-nothing = Il ne se passe rien
homas-event-crowd = Le public pousse
homas-event-family = La famille salue
homas-event-gap = Un trou s’ouvre
homas-event-good-legs = De bonnes jambes
homas-event-glory = Un moment de gloire
homas-brings-lose = { $turns ->
    [one] ce tour est perdu
   *[other] { $turns } tours perdus, celui-ci compris
  }
homas-brings-victims = { $turns ->
    [one] qui tombe aussi perd un tour
   *[other] qui tombe aussi perd { $turns } tours
  }
homas-brings-one = seul le plus haut compte, dé ou carte
homas-brings-plus = { $squares ->
    [one] une case de plus
   *[other] { $squares } cases de plus
  }
homas-brings-attack = { $squares ->
    [0] peut devenir une attaque, sans carte
   *[other] peut devenir une attaque, sans carte et { $squares } cases plus loin
  }
homas-brings-recover = { $cards ->
    [one] ou une carte revient
   *[other] ou { $cards } cartes reviennent
  }
homas-fails-more = { $turns ->
    [one] un tour de plus est perdu
   *[other] { $turns } tours de plus sont perdus
  }
homas-fails-next = { $turns ->
    [one] le tour suivant est perdu aussi
   *[other] les { $turns } tours suivants sont perdus aussi
  }
homas-fails-discard = { $cards ->
    [one] une carte est perdue
   *[other] { $cards } cartes sont perdues
  }

## La course guidée

homas-guide-lineup = Vos quatre coureurs se placent : ceux de devant partent d’abord, ceux de derrière peuvent suivre.
homas-guide-follow = Quelqu’un devant a avancé : suivre ne coûte rien, mais c’est le coup de ce coureur.
homas-guide-let-go = Ce tour, laissez-les partir : vos coureurs gardent leur coup, et l’un d’eux mènera.
homas-guide-relay = Un relais : votre coureur passerait devant, mènerait et ferait le travail des autres.
homas-guide-counter = Une attaque : suivez-la pour une carte, ou laissez-la partir.
homas-guide-lead = Votre coureur mène : lancez deux dés, ou cliquez d’abord une carte. Les cartes d’énergie sont rares, et la carte de forme doit être jouée avant la ligne.
homas-guide-dice = Les dés s’ajoutent, et la route peut en donner ou en prendre.
homas-guide-to = Cliquez la case où aller : droit derrière quelqu’un, vous êtes dans une roue.
homas-guide-attack = Attaquez avec une carte : pour suivre, il faut en payer une aussi.
homas-guide-on = Vous savez tout : le premier à franchir la ligne l’emporte.
