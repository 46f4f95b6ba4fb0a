### Le palmarès : ses propres courses sur cet appareil.

palmares = Votre palmarès
palmares-about = Les courses que vous avez finies sur cet appareil. Elles ne sont gardées qu’ici : enregistrez-les pour les emporter.
palmares-none = Pas encore de course. Celles que vous finissez sont notées ici.
palmares-sum = { $n ->
    [one] 1 course
   *[other] { $n } courses
  }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }, { $podiums ->
    [one] { $podiums } fois sur le podium
   *[other] { $podiums } fois sur le podium
  }
palmares-bests = Le meilleur de chaque étape
palmares-stage = Étape
palmares-races = Courses
palmares-place = Place
palmares-rounds = Tours
palmares-time = Temps
palmares-latest = Les dernières
palmares-came = Place { $place } sur { $riders }
palmares-save = Enregistrer
palmares-save-csv = En tableau (CSV)
palmares-open = Lire un fichier
palmares-bad-file = Ce fichier n’est pas un palmarès. Rien n’a changé.
palmares-read = { $n ->
    [0] Toutes ces courses étaient déjà là.
    [one] 1 course a été ajoutée.
   *[other] { $n } courses ont été ajoutées.
  }
riding = Votre façon de courir
