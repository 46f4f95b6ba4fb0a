### Homas Tour Pro sur la première page.

home-game-homas = Dés, relais, attaques
    .about = Quatre coureurs par équipe, des dés et quelques précieuses cartes Énergie. Relais, attaques, crevaisons et chutes : une classique avec tout ce qui s’y passe.
