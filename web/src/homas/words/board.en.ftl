### The board of Homas Tour Pro, its profile, its cards.

homas-board-colour =
    { $colour ->
        [white] White
        [red] Red
        [blue] Blue
        [green] Green
       *[black] Black
    }
homas-board-role =
    { $role ->
        [1] leader
        [2] allrounder
        [3] sprinter
       *[4] climber
    }
homas-board-rider =
    { $state ->
        [home] { homas-board-colour } { $rider }, { homas-board-role }, home
        [down] { homas-board-colour } { $rider }, { homas-board-role }, has lost time, { $left } to go, lane { $lane } from the right
       *[riding] { homas-board-colour } { $rider }, { homas-board-role }, { $left } to go, lane { $lane } from the right
    }
homas-board-dice = { $dice ->
    [one] A die: { $faces }
   *[other] Dice: { $faces }
  }

homas-card-fitness = Fitness
homas-card-foot-6 = Leader
homas-card-foot-6h = Not uphill
homas-card-foot-5k = No cobbles
