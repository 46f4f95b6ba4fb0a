### La carte de la course et le profil au-dessus.

board-map = Carte
board-label = La route vue du ciel
board-keys = Les flèches déplacent la carte, plus et moins zooment, zéro montre toute la route.
board-order = Les coureurs dans l’ordre de la course
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
    [break] Échappée
    [head] Tête
    [chase] Poursuivants
    [dropped] Lâchés
   *[peloton] Peloton
  } +{ $gap }
