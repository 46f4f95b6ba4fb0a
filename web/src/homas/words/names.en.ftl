### What Homas Tour Pro is called, who rides it, and its tours.

home-game-homas = Dice, relays, attacks
    .about = Four riders a team, dice and a few precious energy cards. Relays, attacks, punctures and falls: a classic with all that belongs to one.
lobby-game-homas = Homas Tour Pro
lobby-about-domestique = bot: shelters its leader and its sprinter
lobby-about-neutral = nobody decides: rides by rule
tour-preset-paris-nice = Paris – Nice
tour-preset-dauphine-libere = Dauphiné Libéré
tour-preset-benelux-tour = Benelux Tour
tour-preset-tour-de-france = Tour de France
bot-domestique = Domestique
bot-neutral = Neutral team
