### Les gens à une table : prendre la place d’un robot, une place perdue, partir, un autre appareil, lancer un mot.

## Arriver en retard

people-take-over = Vous pouvez courir à la place d’un robot. Ce qu’il a joué reste joué.
people-take-over-seat = Courir pour { team-of-colour }

## Une place perdue

people-lost-moved = Votre place est maintenant sur un autre appareil.
    .do = Pour la reprendre, ouvrez-y le menu et choisissez « Continuer sur un autre appareil ».
people-lost-taken = { $name } court maintenant à votre place : elle a été donnée.
    .do = Vous pouvez regarder, ou courir pour un robot s’il y en a un.
people-lost-cookie = Ce navigateur a perdu le cookie auquel votre place est liée.
    .do = Elle ne peut pas être rendue ; vous pouvez regarder, ou courir pour un robot. Avant d’effacer les cookies, « Continuer sur un autre appareil » dans le menu emporte la place.
people-lost-gone = Un robot court maintenant à votre place : elle a été rendue sur un autre appareil.
    .do = Vous pouvez la reprendre tant qu’elle est libre.
people-lost-table = Vous aviez une place ici. Si le cookie de ce navigateur a été effacé, la table ne vous connaît plus : revenez par son lien.
people-understood = Compris
people-replaced-about = Un robot court pour vous : vous étiez absent trop longtemps, ou vous l’avez demandé.
people-come-back = { $several ->
    [yes] Reprendre la place de { $name }
   *[no] Reprendre ma place
  }

## Cette table

people-this-table = Cette table
people-move = Continuer sur un autre appareil
people-move-about = Ouvrez ce lien sur l’autre appareil, ou visez l’image avec sa caméra. Il sert une seule fois, pendant dix minutes. Vous courez ensuite sur les deux.
people-move-qr = Le lien en image, pour une caméra
people-move-copy = Copier le lien
people-leave = Quitter la table
people-leave-open = Votre place sera libre pour quelqu’un d’autre.
people-leave-racing = Un robot continue pour vous, et quelqu’un d’autre peut prendre la place.
people-leave-over = La table disparaît de votre liste, et sa rediffusion aussi.
people-leave-watching = La table disparaît de votre liste.
people-leave-host = { $name } sera l’hôte.
people-leave-go = Quitter
people-delete = Supprimer la table
people-delete-about = Personne d’autre n’est ici. La table et tout ce qui y a été couru disparaissent pour de bon.
people-delete-go = Supprimer pour de bon
people-leave-not = Rester
people-delete-not = La garder

## Lancer un mot

people-shout = Lancer un mot
people-shouts = Ce que lancent les autres
    .about = Encouragements et rappels pendant la course.
people-shout-allez = Allez !
people-shout-bravo = Bravo !
people-shout-ouch = Aïe !
people-shout-thanks = Merci pour l’abri !
people-shout-sorry = Pardon !
people-shout-phew = Ouf !
people-shout-nudge = À vous !
    .about = Pour ceux que la course attend
people-shout-rest = Des robots pour finir ?
people-shout-said = **{ $name }** : { $text }

## La fin de la course

people-rest = Rouler le reste jusqu’au bout
people-rest-alone = Laisser finir un robot
people-rest-ask = Proposer aux autres que des robots finissent
people-rest-asked = C’est demandé. La course continue jusqu’à ce que tous soient d’accord.
people-rest-agree = Un robot peut finir pour moi
