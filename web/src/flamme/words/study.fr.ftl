### La table d’étude. Elle se lit là où se lisent les règles.

studyboard-about = Placez les coureurs où vous voulez, changez leurs cartes, et voyez qui peut gagner. Touchez un coureur, puis une place ; ou portez-le jusque-là.
studyboard-map = La position sur la route
studyboard-chances = Chances de gagner
studyboard-seen-by = Comme { $team } les voit avec cette main, si { $policy } court ensuite pour tous.
studyboard-seen = Comme les voit un spectateur, qui ne connaît aucune main, si { $policy } court ensuite pour tous.
studyboard-untold = Personne ne peut dire qui gagnera d’ici.
studyboard-riders = Coureurs
studyboard-where = Place
studyboard-place = { $square }, { $lane ->
    [only] file unique
    [right] à droite
    [middle] au milieu
   *[left] à gauche
  }
studyboard-elsewhere = Ailleurs
studyboard-back = Reculer
studyboard-ahead = Avancer
studyboard-hand = { $rider } : la main
studyboard-no-hand = Ce coureur n’a pas de carte à choisir ici.
studyboard-cards = Ses cartes
studyboard-cards-about = Un toucher pose une carte où vous la voulez. Une carte prise en main renvoie la première.
studyboard-to = Où un toucher pose une carte
studyboard-to-hand = Main
studyboard-to-down = Pioche
studyboard-to-recycled = Recyclée
studyboard-to-played = Jouée
studyboard-down = Dans la pioche ({ $n })
studyboard-recycled = Recyclées ({ $n })
studyboard-played = Hors de la course ({ $n })
studyboard-card = { $held ->
    [yes] { $card }, en main
   *[no] { $card }
  }
studyboard-exhaustion = Cartes Fatigue prises : { $n }
studyboard-rest = Une de moins
studyboard-tire = Une de plus
studyboard-link = Partager
studyboard-link-about = L’adresse contient toute la position. Ne l’utilisez pas, s’il vous plaît, pour une course encore en cours.
studyboard-copy = Copier le lien
studyboard-another = Une autre position
studyboard-stage = Étape
studyboard-teams = Équipes
studyboard-start = Les mettre sur la grille
studyboard-line = Une ligne de position
studyboard-open = La montrer
