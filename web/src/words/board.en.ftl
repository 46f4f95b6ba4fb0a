### The map of the race and the profile above it.

board-map = Map
board-label = The road from above
board-keys = Arrow keys move the map, plus and minus zoom, zero shows the whole road.
board-order = Riders in race order
board-closer = Closer
board-wider = Wider
board-follow = Follow the race
board-whole = The whole road

profile-label = Profile of the stage
profile-gap = { $pack ->
    [break] Break
    [head] Leaders
    [chase] Chasers
    [dropped] Dropped
   *[peloton] Peloton
  } +{ $gap }
