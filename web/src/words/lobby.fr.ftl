### Une nouvelle table, et une table avant son départ.

lobby-title = Avant le départ
lobby-game = Jeu
lobby-mode = Ce que l’on court
lobby-mode-race = Une course
lobby-mode-tour = Un tour

## Quel parcours

lobby-squares = { $n } cases
lobby-climbs = { $n ->
    [0] plat
    [one] { $n } montée
   *[other] { $n } montées
  }
lobby-cobbles = { $n ->
    [one] pavés
   *[other] { $n } × pavés
  }
lobby-fact-squares = Cases jusqu’à la ligne
lobby-forked = Reprend une autre course au tour { $n }. Le parcours et les règles restent.

## Quel tour

lobby-calendar = Calendrier
lobby-calendar-about = de { $least } à { $most } étapes
lobby-calendar-add = Ajouter une étape
lobby-calendar-count = { $n } sur { $most } étapes au plus. Choisissez une étape pour l’ajouter à la fin.
lobby-calendar-up = Avancer { $name }
lobby-calendar-down = Reculer { $name }
lobby-calendar-drop = Retirer { $name }

## Qui court

lobby-seats = Places
lobby-taken = { $n ->
    [one] { $n } prise sur { $all }
   *[other] { $n } prises sur { $all }
  }
lobby-clock = Pendule
lobby-clock-none = Sans pendule
lobby-clock-quick = 1 minute par décision, 5 en réserve
lobby-clock-evening = 2 minutes par décision, 10 en réserve
lobby-clock-day = Un jour par décision
lobby-clock-days = Trois jours par décision
lobby-clock-own = Une autre pendule
lobby-clock-decision = Minutes par décision
lobby-clock-reserve = Minutes en réserve
lobby-clock-about = Quand le temps de quelqu’un est écoulé, un robot court à sa place jusqu’à son retour.
lobby-add = Ajouter une équipe
lobby-add-person = Joueur ici
lobby-add-free = Place libre
lobby-add-bot = Robot
lobby-add-automatic = Équipe auto
lobby-choice-here = Une personne à cet écran
    .about = On peut se passer l’écran à plusieurs.
lobby-choice-open = Place libre
    .about = Pour qui a le lien. Si personne ne vient, un robot court.
lobby-about-here = à cet écran
lobby-about-taken = à un autre écran
lobby-about-open = pour qui a le lien
lobby-bot-about = robot : { $about }
lobby-auto = auto
lobby-levels = Niveau des robots
lobby-level = Niveau { $n } sur 5
lobby-free = Place libre
lobby-change = Changer
lobby-change-seat = Changer la place ({ $team })
lobby-remove = Retirer cette équipe
lobby-loses-seat = { $name } perd sa place si vous la changez.
lobby-name-of = Nom ({ $team })
lobby-sit = Cette place
lobby-stand = Se lever
lobby-present = Présent
lobby-away = absent

## Par où entrer

lobby-qr = Le lien en code QR
lobby-copy = Copier le lien
lobby-copy-watching = Spectateurs
lobby-copied = Copié. Envoyez-le à vos amis.
lobby-not-copied = Ce navigateur ne laisse pas copier. Sélectionnez le lien et copiez-le.
lobby-no-account = Ni compte ni mot de passe. Les spectateurs ne voient jamais une main.
lobby-only-here = Cette adresse ne vaut que sur cette machine. Pour des amis sur votre réseau, lancez **serve --friends**.
lobby-friends-network = Vos amis rejoignent le réseau de cette machine, le même Wi-Fi par exemple.
lobby-friends-open = Ils visent l’image avec l’appareil photo d’un téléphone, ou ouvrent { $address } et tapent { $code }.
lobby-friends-sit = Ils choisissent un nom et s’assoient. Vous lancez la course.
lobby-no-codes = Il n’y a pas de lien vers cette table ici. Rendez-la publique, et son adresse suffit.
lobby-public = Table publique
    .about = Tout le monde peut la trouver et prendre une place libre.

## Au départ

lobby-start = Au départ
lobby-open = Ouvrir la table
lobby-invite = Inviter des amis
lobby-free-get-bots = { $n ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $n } places libres.
  }
lobby-waits-for-host = L’hôte donnera le départ.
lobby-watching = Vous regardez. L’hôte donnera le départ.
lobby-problem-calendar = { $n ->
    [one] Un tour a de { $least } à { $most } étapes ; celui-ci en a { $n }.
   *[other] Un tour a de { $least } à { $most } étapes ; celui-ci en a { $n }.
  }
lobby-sit-down = { $named ->
    [yes] S’asseoir : { $name }
   *[no] S’asseoir
  }
lobby-sit-another = Ici aussi
lobby-visitors = { $n ->
    [one] { $n } visiteur n’est pas encore assis.
   *[other] { $n } visiteurs ne sont pas encore assis.
  }
lobby-no-seat-left = Toutes les places sont prises. Vous pouvez regarder la course.
