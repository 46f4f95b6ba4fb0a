### Les listes de tables (Flamme Rouge).

home-game-flamme = Cartes et aspiration
    .about = Deux coureurs par équipe, chacun avec ses cartes. Tous en jouent une en secret ; qui roule à l’abri garde des forces pour l’arrivée.
