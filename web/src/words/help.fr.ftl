### La page des règles, et les conseils d’une première course.

help-about = Le jeu en huit étapes, puis chaque règle avec son numéro.
help-search = Chercher dans les règles
help-search-clear = Effacer la recherche
help-hits =
    { $hits ->
        [0] Rien trouvé
        [one] 1 passage trouvé
       *[other] { $hits } passages trouvés
    }
help-nothing = Les règles ne disent rien de « { $query } ». Essayez moins de lettres, ou un numéro comme 3.2.
help-contents = Sommaire
help-steps = Le jeu en huit étapes
help-extras = Les extensions
help-more = Le reste du jeu
help-signs = Les signes de la route
help-events = Le tableau des événements
help-keys = Les touches de la page de course
help-copy = Copier le lien vers la règle { $rule }
help-copied = Le lien vers la règle { $rule } est copié.
help-not-copied = Le navigateur refuse de copier. Prenez le lien sur le numéro de la règle.

## Hints

help-hint = Conseil
help-hint-read = Masquer ce conseil
help-no-more-hints = Arrêter les conseils

## Without a line

help-no-line = Pas de liaison avec le serveur. On réessaie ; ce qui est affiché reste lisible.

## Weather in a word or two

help-plaque-tailwind = Vent arrière : 5 cartes
help-plaque-headwind = Vent de face : 3 cartes
help-plaque-crosswind = Vent de travers : pas d’aspiration
help-plaque-wet = Pluie : gare à la chute

## Signs of the road

help-sign-flat = Plat
    .about = Rien de spécial : la carte vaut ce qu’elle dit.
help-sign-ascent = Montée
    .about = 5 cases au plus, et pas d’aspiration.
help-sign-descent = Descente
    .about = Un déplacement qui part d’ici fait 5 cases au moins.
help-sign-cobbles = Pavés
    .about = Pas d’aspiration, et souvent une seule file.
help-sign-supply = Zone de ravitaillement
    .about = Un déplacement qui part d’ici fait 4 cases au moins.
help-sign-corner = Virage dangereux
    .about = Glissant : un coureur bloqué par d’autres tombe.
help-sign-start = Départ
    .about = Les coureurs se placent derrière la ligne rouge.
help-sign-finish = Arrivée
    .about = Le plus loin au-delà de la ligne gagne.
help-sign-breakaway = Place d’échappée
    .about = Pour qui gagne les mises avant le premier tour.
help-sign-tailwind = Vent arrière
    .about = Qui part d’ici pioche 5 cartes.
help-sign-headwind = Vent de face
    .about = Qui part d’ici pioche 3 cartes.
help-sign-crosswind = Vent de travers
    .about = Pas d’aspiration sur ce tronçon.
help-sign-wet = Route mouillée
    .about = Glissante : un coureur bloqué par d’autres tombe.
help-sign-most = Anneau rouge
    .about = Tant de cases au plus.
help-sign-least = Disque bleu
    .about = Tant de cases au moins.
help-sign-milestone = Borne
    .about = Les cases qui restent jusqu’à l’arrivée.

## Tokens

help-token-major = La pile majeure, ici côté montagne
help-token-minor = La pile mineure, ici côté sprint
help-token-podium = Les points des trois premiers d’une étape
help-token-minute = Une minute, pour chaque tour après la première arrivée
help-token-refresh = Le jeton Rafraîchissement d’une étape prolongée
