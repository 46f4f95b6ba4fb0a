rode = { $team } takes the { $choice } die, { $die }, to square { $square }.
won = { $team } wins.
