### Le nom de Homas Tour Pro, ses coureurs et ses tours.

home-game-homas = Dés, relais, attaques
    .about = Quatre coureurs par équipe, des dés et quelques précieuses cartes Énergie. Relais, attaques, crevaisons et chutes : une classique avec tout ce qui s’y passe.
lobby-game-homas = Homas Tour Pro
lobby-about-domestique = robot : abrite son leader et son sprinteur
lobby-about-neutral = personne ne décide : suit la règle
tour-preset-paris-nice = Paris – Nice
tour-preset-dauphine-libere = Critérium du Dauphiné Libéré
tour-preset-benelux-tour = Tour du Benelux
tour-preset-tour-de-france = Tour de France
bot-domestique = Domestique
bot-neutral = Équipe neutre
