### Words on cards and signs (Flamme Rouge).

rouleur = Rouleur
sprinteur = Sprinteur
exhaustion = Exhaustion
plaque-headwind = 3 cards
plaque-tailwind = 5 cards
plaque-crosswind = no slip
plaque-wet = slippery
