### Words on cards and signs (Flamme Rouge).

exhaustion = Exhaustion
plaque-headwind = 3 cards
plaque-tailwind = 5 cards
plaque-crosswind = no slip
plaque-wet = slippery
