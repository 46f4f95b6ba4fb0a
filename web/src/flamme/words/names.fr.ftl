### Le nom de Flamme Rouge, ses coureurs et ses tours.

home-game-flamme = Cartes et aspiration
    .about = Deux coureurs par équipe, chacun avec ses cartes. Tous en jouent une en secret ; qui roule à l’abri garde des forces pour l’arrivée.
lobby-game-flamme = Flamme Rouge
lobby-about-tempo = robot : compte ses propres cartes
lobby-about-muscle = automatique : retourne ses cartes, jamais fatiguée
lobby-about-peloton = automatique : une carte pour deux, jamais fatiguée
tour-preset-short = Un grand week-end
    .about = Trois étapes : une plate, une dans les collines, une en montagne.
tour-preset-week = Le petit tour
    .about = Cinq étapes avec les deux chronos, un sommet et un jour de repos.
tour-preset-basic = Le tour de base
    .about = Sept étapes, sans contre-la-montre.
tour-preset-grand = Le Grand Tour
    .about = Les vingt et une étapes, deux jours de repos.
tour-preset-2018 = Le tour de 2018
    .about = Vingt et une étapes de Fontenay à Paris, jusqu’à quatre équipes.
bot-tempo = Métronome
bot-muscle = Équipe Muscle
bot-peloton = Équipe Peloton
