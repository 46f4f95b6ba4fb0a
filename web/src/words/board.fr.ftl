### La carte de la course et le profil au-dessus.

board-closer = Plus près
board-wider = Plus loin
board-follow = Suivre la course
board-whole = Toute la route
board-left =
    { $left ->
        [one] { $left } case de l’arrivée
       *[other] { $left } cases de l’arrivée
    }

profile-label = Profil de l’étape
profile-gap = { $pack ->
    [head] Tête
    [chase] Poursuite
    [behind] Derrière
    [dropped] Lâchés
   *[peloton] Peloton
  } +{ $gap }
