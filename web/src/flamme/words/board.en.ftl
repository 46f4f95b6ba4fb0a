### The map and the profile (Flamme Rouge).

board-rider =
    { $state ->
        [home] { $rider }, home
        [down] { $rider }, down, { $left } to go, { board-lane }
       *[riding] { $rider }, { $left } to go, { board-lane }
    }
board-lane =
    { $lane ->
        [grass] on the grass
        [left] left lane
        [middle] middle lane
        [only] single lane
       *[right] right lane
    }
board-place =
    { $type ->
        [S] Sprinteur in row { $row } of the grid, { board-lane }
       *[R] Rouleur in row { $row } of the grid, { board-lane }
    }
