### What every game says in English. This file makes the language known: pages, terminal and sheets list it.

language = English
locale = en-GB

team-of-colour =
    { $colour ->
        [blue] Blue
        [red] Red
        [green] Green
        [black] Black
        [white] White
        [pink] Pink
       *[other] { $colour }
    }

push-your-move = Your move
