### Homas Tour Pro à l’écran : la page de course, ses questions, l’arrivée, les parcours.

homas-game = Homas Tour Pro
homas-turn = { $round ->
    [0] Avant le départ
   *[other] Tour { $round }
  }
homas-rain = Pluie
homas-profile = { $left ->
    [0] { $squares } cases, la ligne est atteinte
   *[other] Encore { $left } cases sur { $squares }
  }
homas-profile-start = { $squares } cases
homas-rider = { $own ->
    [yes] votre { $rider }
   *[no] { $colour ->
        [white] Blanc
        [red] Rouge
        [blue] Bleu
        [green] Vert
       *[black] Noir
      } { $rider }
  }
homas-role-1 = Leader
homas-role-2 = Polyvalent
homas-role-3 = Sprinteur
homas-role-4 = Grimpeur
homas-team = Équipe
homas-card-6 = +6
homas-card-6h = +6 (pas en montée)
homas-card-5k = +5 (pas sur les pavés)
homas-card-t6 = carte d’équipe +6
homas-card-t6h = carte d’équipe +6 (pas en montée)
homas-card-t5k = carte d’équipe +5 (pas sur les pavés)
homas-left = { $left ->
    [0] sur la ligne
   *[other] à { $left } de l’arrivée
  }
homas-stands = { $road ->
    [climb] { homas-left }, montée { $grade }
    [descent] { homas-left }, descente { $grade }
    [cobbles] { homas-left }, pavés { $grade }
   *[flat] { homas-left }, route plate
  }
homas-forgotten = { $n ->
    [one] { $riders } a encore sa carte Forme. Si elle n’est pas jouée avant la ligne, toute l’équipe est éliminée.
   *[other] { $riders } ont encore leur carte Forme. S’il en reste une à la ligne, toute l’équipe est éliminée.
  }
homas-too-late = { $n ->
    [one] { $riders } arrive avec sa carte Forme : trop tard pour la jouer, toute l’équipe est éliminée.
   *[other] { $riders } arrivent avec leurs cartes Forme : trop tard pour les jouer, toute l’équipe est éliminée.
  }

## Les panneaux

homas-groups = Groupes
homas-groups-about = écarts en cases
homas-groups-none = Personne n’est encore sur la route.
homas-home = arrivés
homas-to-go = { $n ->
    [0] la ligne
   *[other] à { $n }
  }
homas-gap = +{ $n }
homas-cards-left = cartes Énergie restantes
homas-team-out = hors course
homas-team-neutral = neutre
homas-team-asked = à vous
homas-team-thinking = réfléchit
homas-pips = { $fitness ->
    [yes] { $rider } : { $n } cartes Énergie, et une carte Forme à jouer
   *[no] { $rider } : { $n } cartes Énergie
  }
homas-pips-team = { $over ->
    [yes] Équipe : { $n } cartes Énergie qui ne se jouent plus
   *[no] Équipe : { $n } cartes Énergie
  }
homas-row-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
  }
homas-key-own = au coureur
homas-key-team = à l’équipe
homas-key-spent = jouée
homas-key-fitness = Forme à jouer
homas-log-turn = { $round ->
    [0] Avant le départ
   *[other] Tour { $round }
  }
homas-log-weather = Le temps
homas-log-order = L’ordre des équipes
homas-log-energy = Les cartes Énergie
homas-log-fitness = Les cartes Forme
homas-log-lineup = La grille
homas-log-move = Sur la route
homas-log-rush = Sommets et sprints
homas-log-sprint = La ligne
homas-log-retreat = Se laisser glisser
homas-log-over = L’arrivée
homas-film = { $round ->
    [0] Avant le départ
   *[other] Tour { $round }
  } { $phase ->
    [sprint] · la ligne
    [rush] · sommets et sprints
    [retreat] · on se laisse glisser
   *[other] {""}
  }
homas-film-about = La course avance.

## Les réponses

homas-go-cards = Choisir une carte
homas-go-roll = { $dice ->
    [1] Lancer un dé
   *[other] Lancer deux dés
  }
homas-go-roll-all = { $n ->
    [2] Lancer pour les deux
   *[other] Lancer pour les { $n } coureurs
  }
homas-go-roll-one = Seulement pour le { $rider }
homas-go-play = { $dice ->
    [0] Jouer { $cards }
    [1] Jouer { $cards } et lancer
   *[other] Jouer { $cards }
  }
homas-go-attack = { $dice ->
    [0] Attaquer avec { $cards }
    [1] Attaquer avec { $cards } et un dé
   *[other] Attaquer avec { $cards }
  }
homas-go-fitness = Jouer la carte Forme
homas-go-relay = Demander un relais
homas-go-rest = Se reposer ce tour
homas-hand = Cartes Énergie
homas-lay = { $kind ->
    [team] Carte d’équipe { $card }
   *[own] { $card }
  }
homas-lay-fitness = Carte Forme { $card }
homas-why-not-here = Impossible ici.
homas-why-climb = Les cartes au panneau de montagne ne se jouent pas en montée.
homas-why-cobbles = Les +5 ne se jouent pas sur les pavés.
homas-why-hell = Dans l’enfer du Nord, c’est l’inverse : sur les pavés, seuls les +5 se jouent.
homas-why-red = Les cartes d’équipe ne se jouent que jusqu’à la lettre rouge.
homas-why-no-team = Pas de lettre rouge sur cette route : pas de cartes d’équipe.
homas-why-helped = Un coureur joue une seule carte d’équipe par tour.
homas-why-used = Ce coureur a déjà joué ses cartes pour ce tour.
homas-why-one-die = Avec un seul dé, une seule carte le remplace.
homas-why-one-card = En descente et sur les pavés, un coureur joue une seule carte par tour.
homas-why-fitness-die = Avec un seul dé, la carte Forme ne se joue pas.
homas-why-fitness-climb = En montée, les sprinteurs ne jouent pas leur carte Forme.
homas-here = { $can ->
    [yes] jouable ici
   *[no] pas ici
  }
homas-no-cards = Plus de carte Énergie.
homas-attack = Attaquer
homas-relay = Demander un relais
homas-rest = Se reposer
homas-orders = Consignes
homas-order-follow = { $order ->
    [far] Vos coureurs suivent s’ils y gagnent { $worth } cases ou plus, moins en montée.
   *[never] { $span ->
        [turn] Ce tour, personne ne suit.
       *[race] Personne ne suit.
      }
  }
homas-order-relay = { $span ->
    [turn] Ce tour, personne ne prend de relais.
   *[race] Personne ne prend de relais.
  }
homas-order-retreat = Personne ne se laisse glisser.
homas-order-counter = Aucun de vos coureurs ne répond à cette attaque.
homas-order-end = Me demander à nouveau

homas-ask-lead = Comment roule le { $rider } ?
homas-ask-take = Le { $rider } passe devant : comment ?
homas-say-reach = { $dice ->
    [1] { $cards ->
        [0] Un dé : **de { $least } à { $most } cases**.
       *[other] +{ $cards } et un dé : **de { $least } à { $most } cases**.
      }
   *[other] Deux dés : **de { $least } à { $most } cases**.
  } { $road ->
    [climb] La montée retire { $grade }.
    [descent] La descente donne { $grade }.
    [cobbles] Les pavés retirent { $grade }.
   *[flat] {""}
  }
homas-say-exact = **{ $least ->
    [one] { $least } case
   *[other] { $least } cases
  }**, à coup sûr. { $road ->
    [climb] La montée retire { $grade }.
    [descent] La descente donne { $grade }.
    [cobbles] Les pavés retirent { $grade }.
   *[flat] {""}
  }
homas-say-seven = Un sept mène au tableau des événements.
homas-say-attack = Personne ne suit sans payer une carte.
homas-say-attack-needs = Une attaque coûte au moins une carte du coureur lui-même.
homas-say-not-together = Ces cartes ne vont pas ensemble.
homas-say-followed = Ceux qui sont dans la roue peuvent suivre.
homas-say-hell = Sur ces pavés, personne ne peut suivre.
homas-say-fitness = { $grade ->
    [0] **{ $squares } cases**, sans les dés.
   *[other] Elle vaut { $value } ; ici **{ homas-squares }**.
  }
homas-say-ace = Deux dés, en attaquant.
homas-say-relay = On demande à ceux de derrière de passer devant. Si personne ne veut, tous n’ont plus qu’**un dé** ce tour.
homas-say-rest = Le coureur reste sur place et reprend **une carte jouée**.

homas-ask-to = Jusqu’où va le { $rider } ?
homas-ends = Cases où aller
homas-ends-all = Les { $n } cases
homas-ends-useful = Seulement les utiles
homas-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
homas-end-about = { homas-squares }{ $road ->
    [climb] , montée { $grade }
    [descent] , descente { $grade }
    [cobbles] , pavés { $grade }
   *[flat] {""}
  }
homas-dare = Tenter le tableau
homas-say-end = { $held ->
    [yes] Dans la roue de { $wheel } : à l’abri, et prêt à suivre.
   *[no] { $road ->
        [climb] Le prochain départ se fera en montée, { $grade }.
        [descent] Le prochain départ se fera en descente, { $grade }.
        [cobbles] Le prochain départ se fera sur les pavés, { $grade }.
       *[flat] Aucune roue, mais la route est libre.
      }
  }
homas-say-dare = En descente, on peut d’abord lancer un événement. Le public et les bonnes jambes, ou la crevaison et la chute : le tableau décide. Ensuite on roule.

homas-ask-follow = { $n ->
    [1] { $rider } s’en va : le { $one } suit-il ?
   *[other] { $rider } s’en va : qui suit ?
  }
homas-follow-rider = Le { $rider } suit
homas-follow-about = { homas-squares } plus loin, à { $left } de l’arrivée
homas-follow-pays = { homas-follow-about }, après rachat { $turns ->
    [one] d’un tour
   *[other] de { $turns } tours
  }
homas-follow-none = Laisser partir
homas-follow-none-about = Garder son tour pour plus tard.
homas-follow-none-due = Un coureur qui suit ne peut pas jouer sa carte Forme ce tour.
homas-follow-say = Le { $rider } avance de { homas-squares } ; devant lui, { $ahead }. Ce sera tout pour ce tour.
homas-follow-none-say = Vos coureurs restent et joueront à leur tour ; ceux de derrière peuvent suivre à leur place.
homas-ask-relay = { $rider } demande un relais
homas-relay-rider = Le { $rider } le prend
homas-relay-about = { $role } en tête
homas-relay-none = Refuser
homas-relay-none-about = D’autres peuvent le prendre.
homas-relay-say = Le { $rider } passe devant et roule aussitôt. { $ahead } et ceux d’entre eux reculent d’une place, et peuvent suivre.
homas-relay-none-say = Si personne ne le prend, tous ceux à qui on l’a demandé n’ont plus qu’un dé ce tour.

homas-ask-counter = { $rider } attaque : qui y va ?
homas-counter-rider = { $rider } · { $role }
homas-counter-card = { $rider } contre avec { $card }
homas-go-counter = { $n ->
    [1] Contrer avec un coureur
   *[other] Contrer avec { $n } coureurs
  }
homas-go-counter-none = Laisser partir
homas-say-counter = { $n ->
    [1] Une carte est jouée, quelle qu’en soit la valeur.
   *[other] { $n } cartes sont jouées, quelle qu’en soit la valeur.
  } Puis on demande à ceux qui sont dans la roue.
homas-say-counter-none = Aucune carte jouée. Ceux de derrière ne peuvent pas sauter par-dessus.

homas-ask-seven = Un sept pour le { $rider }
homas-seven-table = Lancer sur le tableau
    .about = { homas-squares } si rien n’arrive.
homas-seven-keep = Garder le { $part }
    .about = { $squares ->
        [one] { $squares } case, et rien ne peut arriver.
       *[other] { $squares } cases, et rien ne peut arriver.
      }
homas-ask-chance = Une chance pour le { $rider }
homas-chance-attack = { $plus ->
    [0] Attaquer
   *[other] Attaquer, +{ $plus }
  }
    .about = { $plus ->
        [0] Sans carte : personne ne suit pour rien.
       *[other] Sans carte et { $plus } cases plus loin : personne ne suit pour rien.
      }
homas-chance-ride = Rouler, tout simplement
    .about = Le lancer compte tel quel.
homas-chance-recover = Reprendre une carte
    .about = Une carte jouée revient, et le lancer compte tel quel.
homas-ask-wait = { $turns ->
    [1] Le { $rider } doit attendre
   *[other] Le { $rider } doit attendre { $turns } tours
  }
homas-wait = Attendre
homas-wait-about = { $turns ->
    [1] Le coureur reste sur place ce tour.
   *[other] Ce tour, et { $more } de plus.
  }
homas-wait-card-about = Un tour de moins. Elle peut être jouée ici.
homas-wait-event = { $name } : des tours sont perdus.
homas-wait-fell = Entraîné dans la chute de { $rider }.
homas-ask-discard = Le { $rider } perd une carte
homas-say-discard = Le tableau la réclame.
homas-ask-recover = Le { $rider } reprend une carte
homas-say-recover = Une carte jouée revient en main.

homas-ask-energy = Quelles cartes emporter ?
homas-energy-about = L’étape dit combien chaque coureur peut en prendre.
homas-energy-nothing = aucune carte
homas-go-energy = Prendre celles-ci
homas-say-energy = Tous les directeurs choisissent en même temps. Personne ne le voit avant.
homas-ask-keep = Quelle carte Forme garde le { $rider } ?
homas-fitness-card = Carte Forme { $card }
homas-fitness-attack = toujours une attaque
homas-fitness-plain = à la place des dés
homas-say-keep = Elle doit être jouée avant la ligne.
homas-ask-lineup = Placez votre équipe
homas-lineup-about = Une lettre donne les quatre places. Pressez deux coureurs pour les échanger.
homas-letter = Lettre
homas-grid = La grille de départ
homas-lineup-rider = { $rider }, { $role }, rangée { $row }, file { $lane }
homas-go-lineup = Se placer ici
homas-say-lineup = La première rangée part d’abord ; la file de droite avant celle de gauche.
homas-say-lifted = Avec qui le { $rider } change-t-il de place ?
homas-ask-place = Placez un coureur
homas-place-about = Un coureur à la fois, jamais deux d’une équipe dans la même file.
homas-place-rider = Coureur
homas-place-square = Rangée { $row }, file { $lane }
homas-take-back = Reprendre la dernière réponse
homas-ask-retreat = Quelqu’un se laisse-t-il glisser ?
homas-retreat-about = D’une case, pour attendre un équipier ou une meilleure roue.
homas-retreat-rider = { $rider } · { $role }
homas-go-retreat = { $n ->
    [0] Personne
    [1] Un seul se laisse glisser
   *[other] { $n } se laissent glisser
  }
homas-say-retreat = { $n ->
    [0] Chacun garde sa place.
   *[other] D’une case droit derrière, si elle est encore libre.
  }
homas-ask-sprint = Le { $rider } sprinte pour la ligne
homas-ask-rush = Le { $rider } sprinte pour les points
homas-say-sprint = { homas-rows }, et une de plus pour chaque rangée rattrapée.
homas-say-rush = { homas-rows }. Les { $places } premiers gagnent { $points } points pour le maillot vert, et autant de secondes.
homas-rows = { $exact ->
    [yes] { $least } rangées
   *[no] De { $least } à { $most } rangées
  }
homas-say-best = { $state ->
    [passes] Le { $rider } devance tous ceux qui ont sprinté.
    [stays] { $best } reste devant ; la place { $place } est à portée.
   *[open] { $best } est devant : il faut { $needs } ou plus pour passer.
  }
homas-caught = { $n ->
    [one] +1 rangée rattrapée
   *[other] +{ $n } rangées rattrapées
  }
homas-finale-won = Victoire de { $rider }
homas-finale-lane = File { $lane }
homas-finale-photo = { $place ->
    [1] Photo-finish : sur la même rangée, la file de droite est devant.
    [2] Photo-finish pour la deuxième place : la file de droite est devant.
   *[other] Photo-finish pour la troisième place : la file de droite est devant.
  }
homas-sprinted = Ordre du sprint jusqu’ici

## Les touches

homas-key-choose = Choisir une carte ou une réponse
homas-key-go = Valider
homas-key-attack = Annoncer une attaque
homas-key-play-fitness = La carte Forme
homas-key-relay = Demander un relais
homas-key-rest = Se reposer ce tour
homas-key-undo = Reprendre une réponse que personne n’a encore remarquée
homas-key-ends = La case suivante
homas-key-teams = Équipes et cartes

## L’arrivée

homas-verdict-sprint = { $n ->
    [2] Un sprint à deux.
   *[other] Un sprint à { $n }.
  }
homas-verdict-gap = { $n } secondes d’avance.
homas-verdict-same = Pas une seconde d’écart.
homas-verdict-alone = Tout seul.
homas-won = { $own ->
    [yes] { $stage } : **{ $rider }** gagne, en { $turns } tours.
   *[no] { $stage } : **{ $rider }** gagne pour { $name }, en { $turns } tours.
  }
homas-end-turns = { $n } tours
homas-end-rider = Coureur
homas-end-role = Rôle
homas-end-time = Temps
homas-end-cards = cartes jouées
homas-end-first = vainqueur
homas-end-out = { $own ->
    [yes] Le { $rider } a gardé sa carte Forme : votre équipe est hors course.
   *[no] Le { $rider } a gardé sa carte Forme : { $name } est hors course.
  }
homas-end-same = même temps
homas-end-to-go = à { $n } cases
homas-prizes = Sommets et sprints
homas-prize-summit = { $name }, sommet
homas-prize-sprint = { $name }, sprint
homas-work = Qui a fait le travail
homas-work-led = menés
homas-work-followed = suivis
homas-work-attacks = attaques
homas-work-counters = contres
homas-work-sevens = événements
homas-replay-shows = Ce qui est montré
homas-cards = Cartes
homas-hand-of = Les cartes : { $name }
homas-holds = { $rider }, { $role } : { $n ->
    [0] aucune carte Énergie
   *[other] { $cards }
  }{ $state ->
    [hidden] , et une carte Forme que seul son directeur a vue.
    [open] . Carte Forme : { homas-radio-fitness-card }.
   *[none] .
  }
homas-holds-team = Équipe : { $cards }.
homas-drew = A tiré { $cards }, pour en garder une.
homas-replay-at = { $round ->
    [0] Avant le départ · { $what }
   *[other] Tour { $round } sur { $rounds } · { $what }
  }
homas-fork-at = { $phase ->
    [energy] Cartes Énergie
    [fitness] Cartes Forme
    [lineup] La grille
    [retreat] Après le tour { $round }
    [rush] Tour { $round } : points
    [sprint] Tour { $round } : la ligne
   *[move] { $known ->
        [yes] Tour { $round } : { $rider }
       *[no] Tour { $round }
      }
  }
homas-fork-next = { $phase ->
    [energy] Les cartes Énergie seront choisies à nouveau.
    [fitness] Les cartes Forme seront distribuées à nouveau.
    [lineup] Les équipes se placeront à nouveau.
    [retreat] On pourra se laisser glisser après le tour { $round }.
    [rush] Ensuite, le sprint pour les points du tour { $round }.
    [sprint] Ensuite, le sprint pour la ligne.
   *[move] { $known ->
        [yes] { $rider } roule ensuite, au tour { $round }. Tout ce qui précède a eu lieu ; pour la suite, les dés sont relancés.
       *[no] Ensuite, le coup d’un coureur au tour { $round }.
      }
  }

## Les parcours

homas-course-tour-of-flanders = Tour des Flandres
homas-course-world-championship = Championnat du monde
homas-course-tour-of-lombardy = Tour de Lombardie
homas-course-benelux-tour-1 = Anvers – Grammont
homas-course-benelux-tour-2 = Groningue – Arnhem
homas-course-benelux-tour-3 = Malmedy – Fauquemont
homas-courses = { $n ->
    [one] { $n } parcours
   *[other] { $n } parcours
  }
homas-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
      }
  }
homas-trial = contre la montre
homas-directors = { $n ->
    [one] { $n } directeur
   *[other] { $n } directeurs
  }
homas-problem-directors = Il faut un directeur à une équipe au moins, à { $most } au plus ; les autres sont neutres.
homas-fact-hours = Sur une vraie table
homas-fact-cards = Cartes Énergie, équipe
homas-fact-limit = Délai
homas-fact-red = Cartes d’équipe jusqu’à
homas-fact-rain = Il peut pleuvoir.
homas-fact-hell = L’enfer du Nord : sur les pavés, ni roue ni relais, et seules se jouent les cartes +5, interdites sur les autres pavés.
homas-fact-trial = Chacun roule seul, contre la montre.
homas-limit = Délai : { $n } min
homas-stage-race = Les temps s’additionnent. Qui garde des cartes tirera plus de cartes Forme à l’étape suivante. Le maillot jaune va au temps, le vert aux sprints, le maillot à pois aux sommets.
homas-minutes = { $n } min
homas-line = Ligne { $letter }
homas-mark = { $kind ->
    [hill] côte, à { $left } de l’arrivée
    [mountain] col, à { $left } de l’arrivée
   *[sprint] sprint, à { $left } de l’arrivée
  }

## Le jeu en huit étapes

homas-intro-1-title = Cinq équipes de quatre
homas-intro-1 = Chaque équipe a un leader, un polyvalent, un sprinteur et un grimpeur. Une à quatre équipes ont un directeur ; les autres sont neutres et suivent la règle. Le premier coureur sur la ligne gagne.
homas-intro-2-title = D’avant en arrière
homas-intro-2 = Le coureur le plus avancé joue d’abord, la droite avant la gauche. Deux dés disent jusqu’où. On y ajoute le nombre de sa case : les montées et les pavés retirent des cases, les descentes en donnent.
homas-intro-3-title = Les cartes Énergie
homas-intro-3 = Une carte remplace un dé. Certaines ne se jouent pas en montée, d’autres pas sur les pavés. Les cartes d’équipe servent à tous, mais seulement jusqu’à la lettre rouge. Qui se repose un tour reprend une carte.
homas-intro-4-title = Dans la roue
homas-intro-4 = Ceux qui sont juste derrière peuvent suivre pour rien, l’un après l’autre : tout droit, puis à droite, puis à gauche. Qui suit a joué. Qui ne suit pas jouera plus tard.
homas-intro-5-title = Relais et attaques
homas-intro-5 = Qui est las de mener demande un relais ; si personne ne le prend, tous n’ont plus qu’un dé. Qui joue une carte à lui peut attaquer : alors personne ne suit sans payer une carte.
homas-intro-6-title = Les sept
homas-intro-6 = Deux valeurs qui font sept mènent au tableau des événements : le public qui pousse, les crevaisons, les chutes qui en entraînent d’autres. Ou bien l’on garde un seul dé, et rien n’arrive.
homas-intro-7-title = Les cartes Forme
homas-intro-7 = Chaque coureur a une carte Forme cachée, jouée une fois à la place des dés. Les figures sont des attaques. Une carte qui passe la ligne sans avoir été jouée disqualifie son équipe.
homas-intro-8-title = Le sprint
homas-intro-8 = Les groupes arrivent ensemble et sprintent : un dé ou une carte chacun, deux pour les sprinteurs, et chaque rangée rattrapée vaut un de plus. Au sommet d’un col, chacun arrive seul.

## Conseils pour une première course

homas-hint-energy = Les cartes au panneau de montagne ne se jouent pas en montée, les +5 pas sur les pavés : prenez celles que cette route laisse jouer.
homas-hint-keep = Une carte haute mène loin, une seule fois. Les figures sont des attaques : personne ne suit pour rien.
homas-hint-lineup = Ceux de devant jouent d’abord ; ceux de derrière peuvent les suivre. Placez votre leader là où l’on peut l’abriter.
homas-hint-lead = Qui mène travaille pour tous ceux de derrière. Les dés sont gratuits ; les cartes sont rares et ne reviennent qu’en se reposant.
homas-hint-to = Arrêtez-vous dans une roue, droit derrière quelqu’un : de là on suit pour rien au tour suivant.
homas-hint-follow = Suivre ne coûte rien, mais c’est le coup du coureur. Laissez partir si vous préférez lancer les dés.
homas-hint-relay = Prendre le relais amène votre coureur en tête : c’est lui qui mène, les autres peuvent suivre.
homas-hint-counter = Une attaque laisse sur place ceux qui ne paient pas une carte. Allez-y si l’attaquant peut gagner.
homas-hint-seven = Le tableau aide ou fait mal. Garder un seul dé est lent, mais sûr.
homas-hint-chance = Attaquez si un écart vous sert : qui veut venir paie une carte.
homas-hint-wait = Une carte rachète un tour. Seul derrière, on revient rarement : payez tant que les autres sont proches.
homas-hint-discard = Cédez la carte qui servira le moins sur cette route.
homas-hint-retreat = Se laisser glisser réunit deux équipiers. La plupart du temps, personne ne le fait.
homas-hint-routine = Vos coureurs suivent quand cela en vaut la peine et vont d’eux-mêmes le plus loin possible : on ne vous demande que l’essentiel. « Tout me demander » y change.
homas-hint-rush = Des secondes et des points pour cinq coureurs. Les cartes jouées ici manqueront à la ligne.
homas-hint-sprint = Les cartes gardées valent maintenant le plus : une valeur sûre à la place d’un dé.

## Son propre moment

homas-place = { $over ->
    [yes] la ligne franchie, file { $lane }
   *[no] { $held ->
        [yes] derrière { $wheel }, file { $lane }, à { $left }
       *[no] file { $lane }, à { $left }
      }
  }
homas-give = { $order ->
    [far] S’ils y gagnent { $worth } cases ou plus, toute la course
    [roll] { $span ->
        [turn] Tous aux dés, ce tour
       *[race] Tous aux dés, toute la course
      }
    [cards] Les cartes d’abord, toute la course
    [furthest] Le plus loin, toute la course
   *[never] { $span ->
        [attack] Aucun des miens, sur cette attaque
        [turn] Personne, ce tour
       *[race] Personne, de toute la course
      }
  }
homas-sum-road = { $road ->
    [climb] montée { $grade }
    [descent] descente { $grade }
   *[cobbles] pavés { $grade }
  }
homas-sum = { $road ->
    [flat] { $parts } = { $squares }
   *[other] { $parts }, { homas-sum-road } = { $squares }
  }
homas-less-cobbles = pavés
homas-less-descent = descente
homas-less-inside = corde du virage
homas-less-rain = pluie
homas-event-team = { $failed ->
    [yes] Jet d’équipe contre le rang { $rank } : manqué
   *[no] Jet d’équipe contre le rang { $rank } : réussi
  }
homas-event-fallen = Entraînés dans la chute : { $riders }.
homas-event-ours = Ce tableau est le nôtre ; celui du jeu est perdu.
homas-events-own = Notre propre tableau des événements
homas-odds = aide { $helped } %, rien { $nothing } %, plus haut dé seul { $slowed } %, tours perdus { $lost } %
homas-fate-helped = une aide : des cases en plus, ou une attaque
homas-fate-nothing = rien n’arrive
homas-fate-slowed = seul le plus haut dé compte
homas-fate-lost = une chute ou la casse : des tours perdus
homas-attacks = { $rider } attaque !
homas-attack-gap = { $n } cases d’avance
homas-hint-lead-trial = Chacun roule seul : personne à suivre, personne à aider. Une carte remplace un dé.
homas-hint-to-trial = Seul sur la route, plus loin vaut mieux, sauf si une descente donne plus de là où l’on s’arrête.
homas-order-lead = { $order ->
    [cards] Vos coureurs jouent d’abord leurs cartes.
   *[roll] { $span ->
        [turn] Ce tour, vos coureurs lancent les dés.
       *[race] Vos coureurs lancent les dés.
      }
  }
homas-order-to = Vos coureurs vont à la case la plus lointaine.
homas-end-gap = Écart
homas-asked = { $all ->
    [yes] On vous demande tout.
   *[no] On ne vous demande que l’essentiel.
  }
homas-ask-other = { $all ->
    [yes] Ne demander que l’essentiel
   *[no] Tout me demander
  }
homas-routine-about = Les coureurs suivent s’ils y gagnent { $worth } cases ou plus et vont d’eux-mêmes à la meilleure case, jusqu’aux { $late } dernières.
homas-film-others = Les autres roulent.

## Une décision dans une étude

homas-answer-of = { $rider } : { $answer }
homas-answer-roll = les dés
homas-answer-relay = un relais
homas-answer-rest = un repos
homas-answer-fitness = la carte Forme
homas-answer-none = aucun
homas-answer-wait = l’attente
homas-answer-table = le tableau des événements
homas-answer-attack = une attaque avec { $cards }
