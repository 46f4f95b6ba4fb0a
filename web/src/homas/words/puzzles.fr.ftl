### Les problèmes de Homas Tour Pro. On les lit là où sont les règles.

homas-puzzles-when = Tour { $turn }, encore { $squares } cases. Le premier sur la ligne gagne pour son équipe.
homas-puzzles-others = Les cartes des autres équipes
homas-puzzles-reach = { $sure ->
    [yes] { homas-squares }, à coup sûr
   *[no] { $least } à { homas-squares }
  }

## De quoi il s’agit

puzzles-about-attack = Attaquer maintenant ?
puzzles-about-cards = Quelles cartes jouer
puzzles-about-counter = Contrer ou laisser partir ?
puzzles-about-follow = Suivre ou attendre ?
puzzles-about-relay = Qui prend le relais ?
puzzles-about-sprint = Les cartes au sprint

puzzles-why-attack = Personne ne suit une attaque pour rien, mais elle coûte une carte.
puzzles-why-cards = Une carte vaut le plus là où elle mène un coureur devant les autres, ou dans une roue.
puzzles-why-counter = Une carte part avec l’attaque ; sans elle, l’attaque peut être partie pour de bon.
puzzles-why-follow = Un coureur qui suit a joué pour ce tour : ce qui compte, c’est où il arrive, et qui a besoin de jouer plus tard.
puzzles-why-relay = Qui prend le relais roule dans le vent, et les autres gardent leur place derrière.
puzzles-why-sprint = Au sprint, une carte bat un dé, et personne n’en a plus besoin après.
