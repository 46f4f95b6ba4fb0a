### Ce que tous les jeux disent en français. Ce fichier fait connaître la langue.

language = Français
locale = fr-FR

team-of-colour =
    { $colour ->
        [blue] Bleu
        [red] Rouge
        [green] Vert
        [black] Noir
        [white] Blanc
        [pink] Rose
       *[other] { $colour }
    }

push-your-move = À vous de jouer
