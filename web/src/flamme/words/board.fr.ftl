### La carte et le profil (Flamme Rouge).

board-rider =
    { $state ->
        [home] { $rider }, arrivé
        [down] { $rider }, à terre, à { board-left }, { board-lane }
       *[riding] { $rider }, à { board-left }, { board-lane }
    }
board-lane =
    { $lane ->
        [grass] dans l’herbe
        [left] file de gauche
        [middle] file du milieu
        [only] file unique
       *[right] file de droite
    }
board-place =
    { $type ->
        [S] Sprinteur en ligne { $row } de la grille, { board-lane }
       *[R] Rouleur en ligne { $row } de la grille, { board-lane }
    }
