### Le plateau de Homas Tour Pro, son profil, ses cartes.

homas-board-colour =
    { $colour ->
        [white] Blanc
        [red] Rouge
        [blue] Bleu
        [green] Vert
       *[black] Noir
    }
homas-board-role =
    { $role ->
        [1] leader
        [2] polyvalent
        [3] sprinteur
       *[4] grimpeur
    }
homas-board-left =
    { $left ->
        [one] { $left } case de l’arrivée
       *[other] { $left } cases de l’arrivée
    }
homas-board-rider =
    { $state ->
        [home] { homas-board-colour } { $rider }, { homas-board-role }, arrivé
        [down] { homas-board-colour } { $rider }, { homas-board-role }, retardé, à { homas-board-left }, file { $lane } depuis la droite
       *[riding] { homas-board-colour } { $rider }, { homas-board-role }, à { homas-board-left }, file { $lane } depuis la droite
    }
homas-board-dice = { $dice ->
    [one] Un dé : { $faces }
   *[other] Les dés : { $faces }
  }

homas-card-fitness = Forme
homas-card-foot-6 = Leader
homas-card-foot-6h = Pas en montée
homas-card-foot-5k = Sans pavés
