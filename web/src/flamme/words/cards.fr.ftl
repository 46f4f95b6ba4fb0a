### Les mots sur les cartes et les panneaux (Flamme Rouge).

rouleur = Rouleur
sprinteur = Sprinteur
exhaustion = Fatigue
plaque-headwind = 3 cartes
plaque-tailwind = 5 cartes
plaque-crosswind = sans abri
plaque-wet = glissant
