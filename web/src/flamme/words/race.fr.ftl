### La page de course (Flamme Rouge).

race-stage-start = { $squares } cases · { $climbs ->
    [0] aucune montée
    [one] une montée
   *[other] { $climbs } montées
  }
race-stage-line = { $squares } cases · { $climbs ->
    [0] aucune montée
    [one] une montée
   *[other] { $climbs } montées
  } · le peloton à { $left } de l’arrivée
race-stage-short = Le peloton à { $left } de l’arrivée
race-stage-trial = { $kind ->
    [ttt] Contre-la-montre par équipes · { $squares } cases
   *[itt] Contre-la-montre individuel · { $squares } cases
  }
race-rider = { $state ->
    [home] { $rider }, à l’arrivée
    [crashed] { $rider }, à { $squares } de l’arrivée, { $lane ->
        [left] file de gauche
        [middle] file du milieu
        [only] file unique
        [grass] dans l’herbe
       *[right] file de droite
      }, à terre
   *[riding] { $rider }, à { $squares } de l’arrivée, { $lane ->
        [left] file de gauche
        [middle] file du milieu
        [only] file unique
        [grass] dans l’herbe
       *[right] file de droite
      }
  }

## La barre

race-round = { $round ->
    [0] Avant le départ
   *[other] Tour { $round }
  }
race-phases = Phases du tour
race-phase-draft = Coureurs
race-phase-grid = Grille de départ
race-phase-bids = Échappée
race-phase-cards = Cartes
race-phase-moves = Déplacements
race-phase-slipstream = Aspiration
race-phase-exhaustion = Fatigue
race-phase-refresh = Rafraîchissement
race-phase-finish = Arrivée

## La table de jeu

race-decks = Vos paquets
race-home = Arrivé
race-next = ensuite
race-plays = joue { $card }
race-to-go = { $squares } à parcourir
race-not-placed = à placer
race-ask-first = Qui joue en premier ?
    .about = On pioche maintenant pour ce coureur. L’autre suivra, une fois cette carte posée.
race-ask-breakaway = Qui tente l’échappée ?
    .about = { $places ->
        [one] La meilleure mise de toutes les équipes part devant, sur la place dorée.
       *[other] Les { $places } meilleures mises de toutes les équipes partent devant, sur les places dorées.
      }
    .baroudeur = Votre Baroudeur ne tirerait qu’une carte : elle compte double, et gagner coûte une seule carte Fatigue.
race-ask-card = { $rider }
race-hand = Votre main
race-left = Encore dans ce paquet
race-card-label = { $kind ->
    [e] Carte Fatigue, { $value }
    [power] Carte { $value } avec { $powers }
   *[plain] Carte { $value }
  }{ $noted ->
    [yes] , { $note }
   *[no] { "" }
  }
race-note-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
race-note-counts = vaut { $squares }
race-note-blocked = peut-être bloqué
race-note-blocked-short = bloqué ?
race-say-nothing = Pointez ou touchez une carte pour voir où elle mène.
race-play-title = { $kind ->
    [none] { $action ->
        [bid] Misez une carte
       *[play] Choisissez une carte
      }
    [e] { $action ->
        [bid] Miser la carte Fatigue
       *[play] Jouer la carte Fatigue
      }
   *[plain] { $action ->
        [bid] Miser le { $value }
       *[play] Jouer le { $value }
      }
  }
race-play = { $kind ->
    [none] { $action ->
        [bid] Miser
       *[play] Jouer
      }
   *[plain] { $action ->
        [bid] Miser { $value }
       *[play] Jouer { $value }
      }
  }

## Récupération et rafraîchissement

race-ask-recover = Rendre une carte Fatigue ?
race-recover-card = Le { $value } qui récupère
race-recover-tired = { $count ->
    [one] { $count } recyclée
   *[other] { $count } recyclées
  }
race-recover-say = Elle quitte le paquet pour de bon. Personne ne le sait avant que les cartes soient retournées.
race-recover-yes = La rendre
race-recover-no = La garder
race-ask-refresh = Rafraîchissement : { $rider }
race-refresh-about = { $token ->
    [yes] Reprenez des cartes jouées, { $limit } en tout : 24, et 1 pour le jeton. La fatigue reste où elle est.
   *[no] Reprenez des cartes jouées, { $limit } en tout. La fatigue reste où elle est.
  }
race-refresh-played = Cartes jouées
race-refresh-nothing = Aucune carte n’a encore été jouée.
race-refresh-title = Reprenez des cartes
race-refresh-total = { $total } sur { $limit }
race-refresh-after = Ensuite, tout le paquet est mélangé, cartes recyclées comprises.
race-refresh-best = Prendre les meilleures
race-refresh-take = { $count ->
    [0] N’en prendre aucune
   *[other] Prendre { $cards } ({ $total })
  }

## Les mises de l’échappée

race-ask-bid = { $second ->
    [yes] { $rider } : deuxième mise
   *[no] { $rider } : première mise
  }
race-bids = Mises posées
race-bid-double = compte double
race-bid-price = Qui s’échappe perd ses deux cartes et prend deux cartes Fatigue. Les autres reprennent leur mise.
race-bid-say = { $second ->
    [yes] { $chosen ->
        [yes] Cela fait { $sum } en tout.
       *[no] { $sum } pour l’instant. Toutes les mises sont visibles ; à égalité, le coureur le plus en arrière l’emporte.
      }
   *[no] { $chosen ->
        [yes] { $sum } pour commencer ; la deuxième carte vient quand toutes les premières mises sont visibles.
       *[no] On mise deux cartes, l’une après l’autre. La plus forte somme l’emporte.
      }
  }

## La grille de départ

race-ask-place = { $number ->
    [1] Placez un coureur
   *[other] Placez l’autre coureur
  }
race-place-about = Devant, il reste moins de route ; derrière les autres, on est à l’abri.
race-place-rider = Quel coureur
race-place-title = { $chosen ->
    [yes] { $type ->
        [R] Rouleur : { $left } à parcourir
       *[S] Sprinteur : { $left } à parcourir
      }
   *[no] { $type ->
        [R] D’où part le rouleur ?
       *[S] D’où part le sprinteur ?
      }
  }
race-place-nothing = Choisissez une case, ici ou sur la carte.
race-place-say = { $place ->
    [1] Juste sur la ligne{ $lane ->
        [0] , file de droite.
       *[other] , plus à gauche.
      }
   *[other] Rang { $place } à partir de la ligne{ $lane ->
        [0] , file de droite.
       *[other] , plus à gauche.
      }
  }
race-place-do = Placer ici
race-grid-square = { $count ->
    [0] Rang { $place }, libre
   *[other] Rang { $place }, avec { $riders }
  }

## L’attente

race-cards-down = Les cartes sont posées

## Le film

race-film = { $round ->
    [0] { $phase }
   *[other] Tour { $round } : { $phase }
  }
race-film-about = Voici ce qui s’est passé.
race-film-cards = Les cartes sont retournées.

## Les équipes

race-teams-legend = jouée · à faire · fatigue
race-bot = robot
race-bot-instead = un robot court
race-team-choosing = Choisit
race-team-thinking = Réfléchit
race-team-waiting = Attend
race-team-ready = Prêt
race-team-away = Absent
race-team-home = Arrivé
race-team-automatic = Par son paquet
race-last-card = Dernière carte : { $card }
race-taken = { $count ->
    [one] { $count } carte Fatigue prise
   *[other] { $count } cartes Fatigue prises
  }
race-deck-size = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
race-pile-hand = En main
race-pile-card = Posée
race-pile-bid = Misée
race-pile-recycled = Recyclées
race-pile-down = À piocher
race-pile-left = Restantes
race-pile-played = Jouées
race-pile-empty = aucune
race-decks-none = Les paquets se montrent à qui doit jouer.
race-decks-about = Personne ne sait dans quel ordre les cartes viendront.
race-clock = { $time }
race-clock-about = Le chrono tourne : qui arrive maintenant a ce temps, plus les secondes au bord de la route.
race-token-podium = Podium, { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
race-token-sprint = Jeton Sprint, { $value }
race-token-mountain = Jeton Montagne, { $value }
race-token-refresh = Jeton Rafraîchissement
race-token-combative = { $value ->
    [one] { $value } jeton de combativité
   *[other] { $value } jetons de combativité
  }
race-token-minute = { $value ->
    [one] { $value } minute perdue
   *[other] { $value } minutes perdues
  }

## Le journal

race-log-round = { $round ->
    [0] Avant le départ
   *[other] Tour { $round }
  }
race-log-draft = Coureurs
race-log-refresh = Rafraîchissement
race-log-weather = Météo
race-log-placement = Grille de départ
race-log-breakaway = Échappée
race-log-energy = Cartes
race-log-declare = Cartes
race-log-movement = Déplacements
race-log-slipstream = Aspiration
race-log-tokens = Jetons
race-log-times = Temps
race-log-exhaustion = Fatigue
race-log-end = Arrivée
race-log-over = Arrivée

## Les touches

race-key-cards = Choisir une carte ou une case ; le même chiffre encore une fois la joue
race-key-play = Jouer ce qui est choisi
race-key-rider = Choisir le coureur
race-key-best = Au rafraîchissement : prendre les meilleures cartes
race-key-undo = Reprendre la dernière carte
race-key-decks = Vos paquets

## Le rafraîchissement, cartes en main

race-refresh-none = Les reposer

## La fin de course

race-finale-won = { $rider } l’emporte
race-finale-photo = Photo-finish : même case, la file de droite l’emporte.
race-finale-last = Flamme rouge : plus que { $squares } cases
race-team-riding = En course

## L’entraîneur

race-coach = Entraîneur
race-coach-about = Les chances de chaque carte, d’après ce que vous pouvez savoir ; l’enregistrement dit que vous avez écouté
race-coach-words = Gagner : sur 100 courses, celles que cette carte gagne, et de combien cela peut se tromper. Fatigue : elle prend une carte Fatigue. Abri : l’aspiration l’emmène. Bloqué : d’autres barrent la route.
race-coach-close = Les meilleures cartes sont trop proches pour trancher.
race-coach-win = gagner
race-coach-sure = { $better } vaut { $points } points de plus que { $card }. Vraiment ?
race-coach-exhausted = fatigue
race-coach-sheltered = abri
race-coach-blocked = bloqué
race-coach-percent = { $percent } %
