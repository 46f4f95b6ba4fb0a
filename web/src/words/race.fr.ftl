### La page de course autour de la route : barre, table de jeu, équipes, paquets, journal, rideau, touches.

race-title = { $mine ->
    [yes] À vous · { $stage } · Échappée
   *[no] { $stage } · Échappée
  }
race-map = { $stage } vu d’en haut

## La barre

race-thinking = { $count ->
    [one] **{ $names }** réfléchit
   *[other] **{ $names }** réfléchissent
  }
race-thinking-plain = En train de réfléchir : { $names }
race-your-move = { $one ->
    [yes] À vous
   *[no] À { $name } de jouer
  }

## La table de jeu

race-dock = À vous de jouer
race-teams-and-log = Journal et équipes
race-answer = Répondre
race-ask-plain = Votre réponse

## L’attente

race-waiting = On attend
race-watching = Vous regardez
race-waiting-for = { $change ->
    [yes] On attend **{ $names }**. Vous pouvez encore changer d’avis.
   *[no] { $count ->
        [one] **{ $names }** réfléchit.
       *[other] **{ $names }** réfléchissent.
      }
  }
race-waiting-nobody = Un instant.
race-take-back = Reprendre
race-replaced = Un robot court pour vous
race-agree = Laisser un robot courir pour { $name }
race-agreed = { $needed ->
    [one] { $agreed } accord sur { $needed }
   *[other] { $agreed } d’accord sur { $needed }
  }

## Le film

race-film-past = Vous revoyez la course.
race-film-again = Depuis le début du tour
race-film-play = Lire
race-film-pause = Pause
race-film-skip = Passer
race-film-now = Revenir au présent
race-film-speed = Vitesse

## Les équipes

race-teams = Équipes

## Le journal

race-log = Journal
race-log-back = Le tour d’avant
race-log-forward = Le tour suivant
race-log-play = Revoir ce tour
race-log-show = Montrer ce moment
race-log-rule = Règle { $rule }
race-log-nothing = La course sera racontée ici dès que tout le monde sera placé.

## Un écran pour plusieurs

race-curtain = { $start ->
    [vowel] Au tour d’{ $name }
   *[other] Au tour de { $name }
  }
race-curtain-others = Les autres regardent le paysage.
race-curtain-me = Je suis { $name }

## La liaison

line-lost = Liaison perdue.
line-again = { $seconds ->
    [one] Liaison perdue. Nouvel essai dans { $seconds } seconde.
   *[other] Liaison perdue. Nouvel essai dans { $seconds } secondes.
  }
line-trying = Liaison perdue. Nouvel essai en cours.
line-now = Essayer maintenant
line-waits = { $what ->
    [answer] Votre réponse attend d’être envoyée.
   *[all] Ce que vous avez fait attend d’être envoyé.
  }
line-unconfirmed = C’est envoyé, mais le serveur ne l’a pas encore confirmé.
line-withdraw = Reprendre

## Les touches

race-keys = Touches
race-key-name-Arrows = Flèches
race-key-name-Space = Espace
race-key-pause = Arrêter le film, ou le reprendre
race-key-skip = Passer le film
race-key-log = Journal et équipes
race-key-zoom = Carte : plus près, plus loin, en entier
race-key-help = Cette liste

## Le son

race-sound = Son

## La pendule d’une table.

clock-left = Temps restant pour cette décision
clock-late = La réserve s’écoule
clock-reserve = + { $span }
clock-hurry = Moins de { $span }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } j { $hours } h

## Avis quand c’est à quelqu’un de jouer.

notice-switch = Avis
  .about = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
notice-denied = Le navigateur n’autorise pas les avis de cette page.
notice-turn = À vous de jouer
notice-body = La course vous attend.

## Ceux qui sont partis

race-away = { $count ->
    [one] **{ $names }** n’est pas là
   *[other] **{ $names }** ne sont pas là
  }
race-waiting-away = { $count ->
    [one] **{ $names }** n’est pas là. La course attend.
   *[other] **{ $names }** ne sont pas là. La course attend.
  }

## Les tours

race-tour-stage = { $n ->
    [0] Prologue, { $tour }
   *[other] Étape { $n } sur { $all }, { $tour }
  }
