### Les pouvoirs des spécialistes, et le choix.

## Les pouvoirs

power-asc6 = Puissance en montée 6
power-asc6-text = En montée, cette carte est ramenée à 6, pas à 5.
power-asc7 = Puissance en montée 7
power-asc7-text = En montée, cette carte est ramenée à 7, pas à 5.
power-desc7 = Puissance en descente
power-desc7-text = Au départ d’une descente, cette carte vaut au moins 7. Au ravitaillement, rien de plus que d’ordinaire.
power-recovery = Récupération
power-recovery-text = Jouée, elle peut débarrasser le paquet d’une carte Fatigue recyclée.
power-relentless = Implacable
power-relentless-text = Pas de fatigue pour ce coureur ce tour-ci, quel que soit le vent.
power-breakaway = Échappée
power-breakaway-text = Personne sur la case où finit ce coureur ne donne l’aspiration ce tour-ci : derrière, on reste derrière.
power-chase = Poursuite
power-chase-text = Après le déplacement : une seule case vide jusqu’au groupe de devant, ou une file libre juste devant, et vous recollez aussitôt. En montée et sur les pavés aussi.
power-nimble = Agile
power-nimble-text = On peut finir sur une case pleine : les autres se poussent, ou l’on roule dans l’herbe. Toujours à droite, donc premier à repartir.

## Le choix

draft-title = { $turn ->
    [own] Choisissez un coureur
   *[other] { $name } choisit
  }
draft-snake = Aller et retour : le dernier choisit deux fois de suite.
draft-order = Ordre de choix
draft-turn = { $state ->
    [done] { $number }. { $name } : { $specialist }
    [now] { $number }. { $name }, choisit maintenant
   *[later] { $number }. { $name }
  }
draft-your-turn = à vous
draft-their-turn = choisit
draft-status = { $turn ->
    [own] À vous : choisissez un coureur.
   *[other] { $name } choisit.
  }
draft-riders = Spécialistes
draft-rouleurs = Rouleurs
draft-sprinteurs = Sprinteurs
draft-copies = { $copies ->
    [one] un de chaque
   *[other] { $copies } de chaque
  }
draft-left = { $left ->
    [0] { $copies ->
        [one] pris
       *[other] tous deux pris
      }
   *[other] reste { $left }
  }
draft-taken-by = Pris par { $names }
draft-power-of = avec { $powers }
draft-swap = { $type ->
    [R] Pour le rouleur : { $out } cartes simples sortent, { $in ->
        [one] { $in } entre.
       *[other] { $in } entrent.
      }
   *[S] Pour le sprinteur : { $out } cartes simples sortent, { $in ->
        [one] { $in } entre.
       *[other] { $in } entrent.
      }
  }
draft-before = Paquet simple
draft-after = { $count ->
    [one] Avec lui : { $count } carte
   *[other] Avec lui : { $count } cartes
  }
draft-plain = simple
draft-power = les siennes
draft-deck = { $title } : { $cards }
draft-no-power = Aucun pouvoir
draft-no-power-text = Seuls les chiffres changent.
draft-road = Sur cette route
draft-road-climbs = { $climbs ->
    [0] Aucune montée où s’en servir, sur { $length } cases.
    [one] Une montée de { $squares } cases où s’en servir.
   *[other] { $climbs } montées où s’en servir, { $squares } cases en tout.
  }
draft-road-descents = { $descents ->
    [0] Aucune descente où s’en servir, sur { $length } cases.
    [one] Une descente de { $squares } cases où s’en servir.
   *[other] { $descents } descentes où s’en servir, { $squares } cases en tout.
  }
draft-road-chase = { $squares ->
    [0] L’aspiration marche partout ici ; la poursuite s’y ajoute.
    [one] { $squares } case de montées et de pavés, où personne d’autre n’a l’aspiration.
   *[other] { $squares } cases de montées et de pavés, où personne d’autre n’a l’aspiration.
  }
draft-road-narrow = { $squares ->
    [0] Aucune case étroite ; la foule, si.
    [one] { $squares } case n’a qu’une file : là, il compte double.
   *[other] { $squares } cases n’ont qu’une file : là, il compte double.
  }
draft-road-plain = { $length } cases · { $climbs ->
    [0] aucune montée
    [one] une montée
   *[other] { $climbs } montées
  } · { $cobbles ->
    [0] aucun pavé
   *[other] { $cobbles } pavées
  }
draft-own = { $chosen ->
    [yes] { $specialist }
   *[no] { $type ->
        [R] Rouleur : à choisir
       *[S] Sprinteur : à choisir
      }
  }
draft-take = Prendre { $the }
draft-about = Détails
draft-more = En savoir plus sur { $the }
draft-why-gone = { $copies ->
    [one] Quelqu’un d’autre l’a.
   *[other] Tous deux sont pris.
  }
draft-why-filled = { $type ->
    [R] Votre rouleur est choisi. Au sprinteur, maintenant.
   *[S] Votre sprinteur est choisi. Au rouleur, maintenant.
  }
draft-why-wait = { $name } choisit d’abord. Faites le tour en attendant.
draft-why-watch = { $name } choisit.
