### Les tours (Homas Tour Pro).

## Courses par étapes de Homas Tour Pro

tour-homas-directors = { $n ->
    [one] { $n } directeur
   *[other] { $n } directeurs
  }
tour-homas-limit = Délai { $n } min
tour-homas-winner = { $own ->
    [yes] Votre { $rider } gagne la course.
   *[no] { $name } gagne la course avec le { $rider }.
  }
tour-homas-decided = { $n ->
    [0] Tout s’est joué au prologue, { $stage } : { $gain } de gagné sur { $second }.
   *[other] Tout s’est joué à l’étape { $n }, { $stage } : { $gain } de gagné sur { $second }.
  }
tour-homas-teams-about = temps des quatre coureurs
tour-homas-lines-up = { $own ->
    [yes] Vous vous placez en premier.
   *[no] { $name } se place en premier.
  }
tour-homas-drawn = L’ordre au départ est tiré au sort.
tour-homas-open = Les équipes se placeront selon leur classement du moment.
tour-homas-rush = Sprint intermédiaire { $n }
tour-homas-hill = Côte { $n }
tour-homas-mountain = Col { $n }
tour-homas-out = { $names } hors course : une carte Forme n’a pas été jouée.
tour-homas-legs = Vos coureurs dans la prochaine étape
tour-homas-draws = { $n ->
    [one] tire { $n } carte Forme
   *[other] tire { $n } cartes Forme, en garde une
  }
tour-homas-tired = hors délai : pas de carte Énergie, 1 carte Forme
tour-homas-stage = Étape
tour-homas-first = Premier
tour-homas-yellow = Jaune
tour-homas-green = Vert
tour-homas-polka = À pois
tour-homas-team = Équipe
