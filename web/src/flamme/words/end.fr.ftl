### La fin d’une course (Flamme Rouge).

end-won = { $own ->
    [yes] **Vous** gagnez { $stage }.
   *[no] **{ $name }** gagne { $stage }.
  }

## Le titre, et pourquoi

end-verdict-breakaway = L’échappée au bout
    .why = { $n ->
        [one] Partie avant le premier tour, encore devant après lui.
       *[other] Partie avant le premier tour, devant après { $n }.
      }
end-verdict-alone = Seul au monde
    .why = { $n } cases devant { $second } : le temps de lever les bras.
end-verdict-back = Venu de l’arrière
    .why = Numéro { $n } à trois tours de la fin, puis devant tout le monde.
end-verdict-wheel = D’une demi-roue
    .why = Sur la même case que { $second }, et plus à droite.
end-verdict-double = Premier et deuxième
    .why = { $n ->
        [one] Les deux coureurs d’une équipe devant, à { $n } case d’écart.
       *[other] Les deux coureurs d’une équipe devant, à { $n } cases d’écart.
      }
end-verdict-front = De bout en bout
    .why = En tête après { $n } tours, et après le dernier.
end-verdict-bunch = Au sprint
    .why = { $n } coureurs franchissent la ligne ensemble ; { $winner } va le plus loin.
end-verdict-length = D’une longueur
    .why = Une case devant { $second }.
end-verdict-fresh = Les jambes fraîches
    .why = { $n ->
        [0] Presque pas de carte Fatigue dans le paquet.
        [one] { $n } case gagnée par aspiration, presque pas de carte Fatigue.
       *[other] { $n } cases gagnées par aspiration, presque pas de carte Fatigue.
      }
end-verdict-rouleur = Le jour du rouleur
    .why = { $n } cases devant { $second }, sans avoir à sprinter.
end-verdict-sprinteur = Une arrivée de sprinteur
    .why = { $n } cases devant { $second } : les jambes attendaient ce moment.

## Contre la montre

end-verdict-clock = Face au chrono
    .why = Personne à suivre, personne à qui en vouloir.
end-verdict-minute = Une minute et plus
    .why = { $time } d’avance sur { $second }.
end-verdict-seconds = Pour { $n } secondes
    .why = { $n } secondes d’avance sur { $second }, toutes gagnées face au vent.
end-verdict-level = À la seconde près
    .why = Le même temps que { $second }, mais devant sur la route.
end-verdict-first = Premier sur la ligne
    .why = Au chrono, { $second } a fait mieux de { $time }.
end-time = temps
end-prizes = jetons
end-points = points
end-sprint = Sprint
end-mountain = Montagne
end-teams = Équipes
end-teams-about = le temps du plus lent

## Le classement

end-rounds = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
    .timed = { $n ->
        [one] { $n } tour · chrono dès la première arrivée
       *[other] { $n } tours · chrono dès la première arrivée
      }
end-rider = Coureur
end-line = de la ligne
end-home = arrivé au tour
end-slipstream = gagné par aspiration
end-uphill = perdu en montée
end-blocked = perdu par blocage
end-crashes = chutes
end-exhaustion = fatigue
end-beyond = { $side ->
    [beyond] +{ $n }
   *[short] encore { $n }
  }

## La course en graphique

end-work = { $led ->
    [0] **Qui a roulé devant :** { $rider }, { $cards ->
        [one] { $cards } carte Fatigue.
       *[other] { $cards } cartes Fatigue.
      }
    [one] **Qui a roulé devant :** { $rider }, en tête { $led } tour, { $cards ->
        [one] { $cards } carte Fatigue.
       *[other] { $cards } cartes Fatigue.
      }
   *[other] **Qui a roulé devant :** { $rider }, en tête { $led } tours, { $cards ->
        [one] { $cards } carte Fatigue.
       *[other] { $cards } cartes Fatigue.
      }
  }
end-free = { $squares ->
    [one] **Qui a profité des roues :** { $rider }, { $squares } case par aspiration.
   *[other] **Qui a profité des roues :** { $rider }, { $squares } cases par aspiration.
  }
