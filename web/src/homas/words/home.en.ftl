### Homas Tour Pro on the first page.

home-game-homas = Dice, relays, attacks
    .about = Four riders a team, dice and a few precious energy cards. Relays, attacks, punctures and falls: a classic with all that belongs to one.
