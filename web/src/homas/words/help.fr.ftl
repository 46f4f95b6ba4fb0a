### Le tableau des événements de Homas Tour Pro, et la course guidée.

## The event table

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

homas-guide-lineup = Vos quatre coureurs se placent : ceux de devant partent d’abord, ceux de derrière peuvent suivre.
homas-guide-follow = Quelqu’un devant a avancé : suivre ne coûte rien, mais c’est le coup de ce coureur.
homas-guide-let-go = Ce tour, laissez-les partir : vos coureurs gardent leur coup, et l’un d’eux mènera.
homas-guide-relay = Un relais : votre coureur passerait devant, mènerait et ferait le travail des autres.
homas-guide-counter = Une attaque : suivez-la pour une carte, ou laissez-la partir.
homas-guide-lead = Votre coureur mène : lancez deux dés, ou choisissez d’abord une carte. Les cartes d’énergie sont rares, et la carte de forme doit être jouée avant la ligne.
homas-guide-dice = Les dés s’ajoutent, et la route peut en donner ou en prendre.
homas-guide-to = Choisissez la case où aller : droit derrière quelqu’un, vous êtes dans une roue.
homas-guide-attack = Attaquez avec une carte : pour suivre, il faut en payer une aussi.
homas-guide-on = Vous savez tout : le premier à franchir la ligne l’emporte.
