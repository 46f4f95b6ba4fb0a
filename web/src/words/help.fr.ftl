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

## Les conseils

help-hint = Conseil
help-hint-read = Masquer ce conseil
help-no-more-hints = Arrêter les conseils

## Sans liaison

help-no-line = Pas de liaison avec le serveur. On réessaie ; ce qui est affiché reste lisible.
help-no-worker-no-wasm = Ce navigateur ne connaît pas WebAssembly, dont le jeu a besoin ici.
help-no-worker-not-loaded = Le jeu n’a pas pu être chargé. On réessaie ; ce qui est affiché reste lisible.
help-no-worker-no-storage = Cette fenêtre ne peut rien garder, donc aucune table. Prenez-en une qui n’est pas privée.

## La course guidée

guide = Guide
guide-step = { $n } sur { $all }
guide-skip = Passer le guide
guide-done = En route
