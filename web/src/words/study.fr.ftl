### Une course étudiée : ce que dit sa feuille. Elle se lit là où se lisent les règles.

replay-study-title = La course étudiée
replay-study-about = Chances de gagner en pour cent. Depuis chaque moment, { $races } courses ont été courues jusqu’au bout, par { $policy } à toutes les places. ± dit de combien un chiffre peut se tromper.
replay-study-provisional = Ce serveur se prépare encore à courir vite : les marges d’erreur sont larges. Étudiez de nouveau la course dans quelques minutes.
replay-study-lacking = Il manque à ce serveur les paquets pour courir vite (numba) : peu de courses ont été courues, et les marges d’erreur sont larges.
replay-study-refining = Les chiffres s’affinent
replay-study-stop = Arrêter
replay-study-refine = Affiner les chiffres
replay-study-start = Départ
replay-study-luck = Chance
replay-study-mistakes = Erreurs
replay-study-gifts = Cadeaux
replay-study-unexplained = Inexpliqué
replay-study-result = Résultat
replay-study-adjusted = { $own ->
    [yes] Avec une chance moyenne, vous gagnez { $points } { $error } courses pareilles sur 100.
   *[no] Avec une chance moyenne : { $points } { $error } courses pareilles sur 100.
  }
replay-study-split = Chance : tirages de l’équipe { $own }, tous les autres { $others }.
replay-study-parts = Le départ, la chance, les erreurs, les cadeaux et l’inexpliqué font ensemble le résultat. Chance : tous les tirages de la course. Erreurs : les chances de gagner que l’équipe a perdues par ses choix. Cadeaux : ce que les erreurs des autres lui ont apporté. Inexpliqué : les cartes cachées, les choix qui se croisent, et tous ceux qui ne courent pas comme le robot de l’étude.
replay-study-given = À qui ont profité les erreurs
replay-study-given-about = Une ligne par équipe qui a donné : ce qu’elle y a perdu est ombré, le reste est allé aux autres.
replay-study-moments = Les tournants de la course
replay-study-round = Tour { $n }
replay-study-moment = { $name } : de { $before } % à { $after } %
replay-study-draws = Les tirages les plus et les moins heureux
replay-study-draw = Tirage
replay-study-drawn = Tiré
replay-study-before = Avant
replay-study-after = Après
replay-study-decisions = Les décisions
replay-study-whose = Les décisions de qui
replay-study-performance = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
  }, { $points } ± { $error } { $points ->
    [one] point perdu
   *[other] points perdus
  } par décision.
replay-study-level = Aussi bien que les robots du niveau { $level }, mieux que { $better } % d’entre eux.
replay-study-counted = { $count } × { $grade }
replay-study-faultless = Aucune décision n’était nettement une erreur.
replay-study-every = { $count ->
    [one] La seule décision
   *[other] Les { $count } décisions
  }
replay-study-grades = Imprécision : 5 points au plus. Erreur : 10 au plus. Gaffe : davantage. Trop serré pour trancher : les courses ne départagent pas les réponses, et cela ne coûte rien. Plus rien à gagner : moins de 2 % même avec la meilleure réponse.
replay-study-at = { $when }, { $name }
replay-study-cost = { $cost } points
replay-study-better = { $played }, alors que { $best } valait mieux.
replay-study-disputed = Contesté : avec un autre robot pour finir la course, cela n’aurait rien coûté.
replay-study-show = Montrer
replay-study-ride = Repartir d’ici
replay-study-chance = { $name } { $figure } %
replay-study-figure = { $figure } %
replay-grade-best = parfait
replay-grade-inaccuracy = imprécision
replay-grade-mistake = erreur
replay-grade-blunder = gaffe
replay-grade-close = trop serré pour trancher
replay-grade-lost = plus rien à gagner

## Les erreurs d’une personne en problèmes

replay-again = { $count ->
    [one] Rejouer votre choix coûteux
   *[other] Rejouer vos { $count } choix coûteux
  }
replay-again-none = Aucun de vos choix n’était nettement une erreur.
replay-again-number = Choix { $n } sur { $all }
replay-again-ask = Quelle réponse, maintenant ?
replay-again-right = Juste.
replay-again-same = Comme dans la course.
replay-again-wrong = Il y avait mieux.
replay-again-cost = Dans la course : { $played }. Cela a coûté { $cost } points.
replay-again-yours = la vôtre
replay-again-next = Suivant
replay-again-end = Retour à la course
replay-again-solved = { $n } sur { $all } justes.

## Comment quelqu’un court, d’après les études de ses courses

riding-about = D’après les études complètes de vos courses sur cet appareil : ce que vos choix ont coûté en chances de gagner. Rien n’en est gardé ailleurs.
riding-none = Pas encore de course étudiée. Finissez une course et choisissez « Étudier ».
riding-sum = { $races ->
    [one] 1 course
   *[other] { $races } courses
  }, { $points } { $points ->
    [one] point perdu
   *[other] points perdus
  } par décision
riding-lately = Les { $n } dernières : { $points } ; avant : { $before }
riding-trend = Points perdus par décision, course après course ; moins, c’est mieux
riding-kinds = Points perdus par course, selon l’erreur
riding-points = { $points } points
riding-wind = Vent
riding-blocked = Blocages
riding-climbs = Ascensions
riding-sprint = Sprint
riding-reserve = Énergie gardée ou dépensée
riding-other = Autres choix
riding-races = Les dernières courses
riding-race = { $points } ± { $error } { $points ->
    [one] point
   *[other] points
  } par décision, { $count ->
    [one] 1 décision
   *[other] { $count } décisions
  }
