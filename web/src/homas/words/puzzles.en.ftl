### Puzzles of Homas Tour Pro. They are read where the rules are.

homas-puzzles-when = Turn { $turn }, { $squares } to go. The first across the line wins for its team.
homas-puzzles-others = The cards of the other teams
homas-puzzles-reach = { $sure ->
    [yes] { homas-squares }, for sure
   *[no] { $least } to { homas-squares }
  }

## What they are about

puzzles-about-attack = Attack now?
puzzles-about-cards = Which cards to play
puzzles-about-counter = Counter or let go?
puzzles-about-follow = Follow or wait?
puzzles-about-relay = Who takes the relay?
puzzles-about-sprint = Cards in the sprint

puzzles-why-attack = Nobody follows an attack for nothing, but it takes a card.
puzzles-why-cards = A card is worth most where it brings a rider past the others, or into a wheel.
puzzles-why-counter = A card goes with the attack; without one, the attack may be gone for good.
puzzles-why-follow = A rider who follows has moved for this turn: what counts is where it ends, and who needs its own move later.
puzzles-why-relay = Who takes the relay rides in the wind, and the others keep their places behind.
puzzles-why-sprint = In the sprint a card beats a die, and nobody needs it afterwards.
