### Pourquoi quelque chose n’a pas été fait : un message par code de docs/protocol/codes.md qu’aucun jeu n’a à lui seul,
### et un pour la liaison perdue.

## Le message

refused-malformed = Le serveur n’a pas compris. Rechargez la page et réessayez.
refused-too-large = C’est trop long pour le serveur. Envoyez quelque chose de plus court.
refused-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
refused-too-many-acts = Vous avez fait à cette table tout ce qu’un appareil peut y faire.
refused-too-long = Ce calcul prend trop de temps.
refused-busy = Le serveur a beaucoup à faire. Réessayez plus tard.
refused-no-such-job = Le serveur a oublié cette demande. Refaites-la.
refused-not-done = Ce n’est pas encore prêt. Patientez un peu.
refused-too-many = Trop de pages sont ouvertes depuis cette adresse. Fermez-en une et réessayez.
refused-disk-full = Ce serveur n’a plus de place. Rien de ce que vous avez fait n’est perdu. Réessayez plus tard.
refused-address-full = Votre adresse a trop enregistré ces derniers temps. Réessayez dans une heure.
refused-hello-first = La table n’était pas encore prête. Réessayez.
refused-hello-twice = Cette page est déjà à une table. Ouvrez l’autre dans un nouvel onglet.
refused-other-version = Le serveur a changé. Rechargez la page.

## Qui vous êtes

refused-no-device = Ce navigateur ne garde pas de cookie, le serveur ne le reconnaît donc pas. Autorisez le cookie et rechargez la page.
refused-foreign-origin = Cela venait d’un autre site. Ouvrez le jeu à sa propre adresse.
refused-no-such-table = Cette table n’existe pas, ou elle ne vous est pas ouverte. Demandez son code.
refused-no-such-code = Aucune table n’a ce code. Vérifiez les lettres et réessayez.
refused-already-in = Vous êtes déjà à cette table.
refused-only-watching = Vous êtes là pour regarder. Pour courir, il faut le code des joueurs.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-not-a-rider = Seuls ceux qui courent peuvent faire cela.
refused-not-in = Vous n’êtes pas à cette table.
refused-last-one = Personne d’autre n’est à cette table. Vous pouvez la supprimer.
refused-not-alone = D’autres sont à cette table, elle reste donc ouverte. Vous pouvez la quitter.
refused-same-device = Votre place est déjà sur cet appareil.

## Places et réglages

refused-no-such-seat = Cette table n’a pas de place de cette couleur.
refused-table-full = Trop de monde est déjà venu à cette table.
refused-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
refused-already-seated = Vous avez déjà une place à cette table.
refused-name-empty = Il faut au moins une lettre ou un signe.
refused-name-too-long = Ce nom est trop long. Choisissez-en un plus court.
refused-name-unseen = Ce nom contient des signes invisibles. Choisissez-en un autre.
refused-name-taken = Quelqu’un d’autre à cette table porte déjà ce nom. Choisissez-en un autre.
refused-bad-seats = Ces places ne vont pas ensemble. Choisissez-les de nouveau.
refused-bad-teams = Ces équipes ne vont pas ensemble : il y en a trop ou trop peu d’une sorte. Changez une place.
refused-bad-rules = Ces règles ne vont pas ensemble. Choisissez-les de nouveau.
refused-bad-road = Quelque chose est mal écrit dans cette route. Relisez-en les morceaux.
refused-bad-draws = Seule une course guidée a des tirages connus d’avance.
refused-bad-calendar = Ce n’est pas un tour : trop ou trop peu d’étapes, ou quelque chose qui n’en est pas une.
refused-unknown-bot = Aucun robot ne porte ce nom ici.
refused-bot-ended = Le programme d’un robot s’est arrêté.
refused-bot-answer = Le programme d’un robot a donné une réponse impossible.
refused-bot-late = Le programme d’un robot a mis trop de temps.
refused-too-many-outcomes = Il y a plus de tirages possibles que l’on ne peut en énumérer.
refused-unknown-game = On ne joue pas à ce jeu ici.
refused-no-such-room = Ce jeu ne propose pas cela.
refused-already-open = Cette table est déjà ouverte.

## La course

refused-already-started = La course est partie : ce n’était possible qu’avant le départ.
refused-not-started = La course n’est pas encore partie.
refused-unknown-question = Cette question n’est plus posée.
refused-not-allowed = Ce n’est pas possible ici. Choisissez autre chose.
refused-already-drawn = Trop tard pour revenir en arrière : on a pioché ou demandé quelque chose depuis.
refused-bot-rides = Un robot court à cette place. Reprenez-la d’abord.
refused-no-bot = Aucun robot ne court à cette place.
refused-not-a-person = Cette place n’est pas celle d’une personne.
refused-still-here = Un robot peut prendre la place après 30 secondes d’absence ou trois minutes sans réponse, ou quand la pendule de la table le dit.
refused-not-replaced = Aucun robot ne court pour vous. La place est à vous.
refused-in-time = La réponse est arrivée à temps, finalement.
refused-race-over = La course est finie.
refused-not-over = La course n’est pas encore finie. Revenez à l’arrivée.
refused-coach-not-alone = L’entraîneur n’aide que dans une course sans autre personne.
refused-no-coach = Ce jeu n’a pas d’entraîneur.
refused-race-not-over = Une course s’étudie une fois qu’elle est finie.
refused-no-board = Ce jeu n’a pas de table d’étude.
refused-bad-position = Aucune course ne peut mener à cette position.
refused-no-fast = Ce serveur ne peut pas réessayer une décision : il n’a pas de noyau.
refused-kernel-cannot = Cette décision ne peut pas être réessayée.
refused-no-tour = Cette table n’a pas de tour.
refused-no-pdf = Ce serveur ne fait pas de PDF. Imprimez les feuilles depuis la page.
refused-no-push = Ce serveur n’envoie pas d’avis aux absents.
refused-bad-subscription = L’abonnement du navigateur aux avis n’est pas valable.
refused-tour-over = Toutes les étapes de ce tour sont courues.
refused-bad-tour = Ce n’est pas le fichier d’un tour, ou il est abîmé.
refused-no-tours = Ce jeu n’a pas de tours.
refused-bad-result = Quelque chose dans ce résultat est illisible, ou nomme quelqu’un qui ne court pas ici.
refused-result-twice = Le même coureur est deux fois sur cette ligne.
refused-result-order = Un coureur a un meilleur temps qu’un autre arrivé avant lui.
refused-not-its-turn = Cette étape n’est ni la prochaine ni une étape passée.
refused-not-entered = La dernière étape n’a pas été saisie ici, ou la suivante a commencé.
refused-no-road = On ne connaît que le numéro de la carte de cette étape : saisissez son résultat.
refused-already-rematched = La table suivante est déjà ouverte. Rejoignez-la d’ici.

## Les enregistrements

refused-bad-record = Cet enregistrement est illisible. Ce n’est peut-être pas une course, ou il en manque un morceau.
refused-drift = Cet enregistrement ne suit pas les règles jusqu’au bout. Quelqu’un l’a peut-être modifié.
refused-other-edition = Cette course a été courue sous une autre édition des règles et ne peut pas être ouverte ici.
refused-bad-fork = Une nouvelle course ne peut pas partir de ce moment. Choisissez le début d’une autre phase.
refused-unknown-request = Cet enregistrement répond à une question jamais posée.
refused-bad-outcome = Cet enregistrement contient un tirage impossible.

## Les adresses

refused-no-such-page = Il n’y a rien à cette adresse.
refused-wrong-method = Cette adresse ne marche pas ainsi. Rechargez la page.
refused-no-such-stage = Cette étape n’existe pas. Choisissez-en une autre.

## Le serveur

refused-failed = Quelque chose s’est cassé sur le serveur. Ce qui est joué est gardé ; réessayez.
refused-not-stored = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessayez.
refused-not-read = La table n’a pas pu être lue à l’instant. Réessayez.
refused-store-closed = Le serveur s’arrête. Réessayez dans un instant.
refused-try-again = Cela n’a pas marché cette fois. Réessayez.
refused-out-of-order = Le serveur a trouvé une incohérence et n’a rien fait. Rechargez la page.
refused-duplicate-table = Cette table existe déjà. Rechargez la page.
refused-bad-table = Cette table est abîmée et ne peut pas être ouverte.
refused-unwell = Le serveur ne va pas bien. Réessayez plus tard.

## La liaison

refused-no-line = Pas de liaison avec le serveur. Vérifiez la connexion et réessayez.
