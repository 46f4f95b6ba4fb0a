### Lists of tables (Flamme Rouge).

home-game-flamme = Cards and slipstream
    .about = Two riders a team, each with a deck of cards. All play one unseen; whoever rides in the shelter of others saves strength for the finish.
