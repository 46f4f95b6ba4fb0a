### Homas Tour Pro on the first page.

home-game-homas = Dice, relays, attacks
    .about = Four riders per team, dice and a few precious energy cards. Relays, attacks, punctures and falls: everything that makes a classic.
