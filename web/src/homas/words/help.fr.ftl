### Le tableau des événements de Homas Tour Pro, et la course guidée.

## Le tableau des événements

homas-events-result = Résultat
homas-events-name = Événement
homas-events-brings = Ce qu’il apporte
homas-events-fails = Si le dé d’équipe échoue
homas-events-least = { $result } ou moins
homas-event-grave-fall = Chute grave
homas-event-broken-bike = Vélo cassé
homas-event-serious-fall = Chute sérieuse
homas-event-puncture = Crevaison
homas-event-light-fall = Chute légère
homas-event-dropped-chain = Saut de chaîne
homas-event-nothing = Il ne se passe rien
homas-event-crowd = Le public pousse
homas-event-family = La famille salue
homas-event-gap = Un trou s’ouvre
homas-event-good-legs = De bonnes jambes
homas-event-glory = Un moment de gloire
homas-brings-lose = { $turns ->
    [one] ce tour est perdu
   *[other] { $turns } tours perdus, celui-ci compris
  }
homas-brings-victims = { $turns ->
    [one] ceux qui tombent aussi perdent un tour
   *[other] ceux qui tombent aussi perdent { $turns } tours
  }
homas-brings-one = seul le plus haut compte, dé ou carte
homas-brings-plus = { $squares ->
    [one] une case de plus
   *[other] { $squares } cases de plus
  }
homas-brings-attack = { $squares ->
    [0] peut devenir une attaque, sans carte
   *[other] peut devenir une attaque, sans carte et { $squares } cases plus loin
  }
homas-brings-recover = { $cards ->
    [one] ou une carte revient
   *[other] ou { $cards } cartes reviennent
  }
homas-fails-more = { $turns ->
    [one] un tour de plus est perdu
   *[other] { $turns } tours de plus sont perdus
  }
homas-fails-next = { $turns ->
    [one] le tour suivant est perdu aussi
   *[other] les { $turns } tours suivants sont perdus aussi
  }
homas-fails-discard = { $cards ->
    [one] une carte est perdue
   *[other] { $cards } cartes sont perdues
  }

## La course guidée

homas-guide-lineup = Vos quatre coureurs se placent : ceux de devant partent les premiers, ceux de derrière peuvent les suivre.
homas-guide-dice = Deux dés disent jusqu’où va un coureur. La route en ajoute ou en retire.
homas-guide-follow = Le coureur de devant est parti. Suivre ne coûte rien, mais c’est l’action de ce coureur : à faire s’il y gagne autant qu’avec les dés.
homas-guide-take = Un autre demande un relais : votre coureur passerait devant et travaillerait pour ceux de derrière.
homas-guide-counter = Une attaque ! Seuls ceux qui dépensent une carte y vont ; sans cela, elle prend le large. Gardez vos cartes si l’attaquant n’est pas dangereux.
homas-guide-lead = Votre coureur mène : lancez deux dés, ou posez une carte à la place d’un dé. Les cartes sont rares ; gardées pour le sprint, elles valent le plus.
homas-guide-relay = Mener fatigue : « Relais » demande à ceux de derrière de passer devant. Si personne ne le fait, tous ceux qui ont été sollicités n’ont qu’un dé ce tour.
homas-guide-attack = Pour partir seul, attaquez avec une carte du coureur : qui veut suivre doit en payer une aussi.
homas-guide-fitness = Chaque coureur a une carte Forme, à jouer à la place des dés. Une seule oubliée à l’arrivée met votre équipe hors course : cette course est donc assez longue pour les quatre, et le bouton rouge les joue à temps.
homas-guide-to = Choisissez la case où aller. Juste derrière quelqu’un, vous êtes dans sa roue et pourrez le suivre sans rien payer au tour suivant.
homas-guide-sprint = Le sprint : celui de devant commence, et chaque rangée rattrapée vaut un de plus. Celui qui va le plus loin gagne : jouez les cartes que vous avez gardées.
