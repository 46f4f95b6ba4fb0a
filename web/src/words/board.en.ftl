### The map of the race and the profile above it.

board-map = Map
board-label = The road from above
board-keys = Arrow keys move the map, plus and minus zoom, zero shows the whole road.
board-order = Riders in race order
board-closer = Closer
board-wider = Wider
board-follow = Follow the race
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

strip-label = Profile of the stage
strip-gap = { $pack ->
    [head] Head
    [chase] Chase
    [behind] Behind
   *[peloton] Peloton
  } +{ $gap }
