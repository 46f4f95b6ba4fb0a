rode = { $team } prend le dé { $choice ->
        [high] fort
       *[low] faible
    }, { $die }, jusqu’à la case { $square }.
won = { $team } gagne.
