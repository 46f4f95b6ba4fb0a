### Lists of tables (Flamme Rouge).

home-game-flamme = Cards and slipstream
    .about = Two riders per team, each with a deck of cards. Everybody plays one in secret; riders in the shelter of others save strength for the finish.
