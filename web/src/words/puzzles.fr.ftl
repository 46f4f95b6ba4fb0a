### Les problèmes. On les lit là où sont les règles.

puzzles-of-day = Le problème du jour
puzzles-number = Problème { $n }
puzzles-map = La position sur la route
puzzles-any = Tous
puzzles-theme = Sujet
puzzles-level = Niveau
puzzles-level-of = Niveau { $level } sur 5
puzzles-tried = { $tried } essayés sur { $all }
puzzles-about = { $n } positions tirées de courses de robots. Après chaque réponse, la course a été courue plus de mille fois. Votre classement reste sur cet appareil ; seule la première réponse à un problème compte.
puzzles-rating = Classement
puzzles-streak = D’affilée
puzzles-longest = record : { $n }
puzzles-solved = Résolus
puzzles-of = sur { $n }
puzzles-next = Problème suivant
puzzles-share = Copier le lien
puzzles-shared = Le lien est copié.
puzzles-right = Juste.
puzzles-wrong = Pas la meilleure.
puzzles-yours = la vôtre
puzzles-chance = gagne { $percent } % ± { $error }
puzzles-board = Sur la table d’étude
