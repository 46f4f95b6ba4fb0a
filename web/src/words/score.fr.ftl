### Un tour à la vraie table : ses résultats sont tapés ici.

score-title = Résultat de l’étape { $n }
score-real = À la vraie table
score-real-about = Vous courez avec les pions. Échappée tient les comptes de votre tour.
score-standings = Classements
score-rider = { $team } { $mark }
    .with = { $team } { $mark }, { $value }
score-line-order = Arrivés, dans cet ordre
score-line-times = Temps
score-line-delays = Retards
score-line-major = Grands jetons
score-line-minor = Petits jetons
score-line-sprint = Points de sprint
score-line-mountain = Points de montagne
score-line-exhaustion = Cartes Fatigue dans le paquet
score-line-led = Jetons de meneur
score-line-breakaway = Partis dans l’échappée
score-line-specialists = Spécialistes
score-line-rush = Sprint intermédiaire { $n }
score-line-summit = Ascension { $n }
score-line-cards = Cartes Énergie restantes
score-line-disqualified = Disqualifiées
score-side-sprint = Sprint
score-side-mountain = Montagne
score-side-hill = Colline
score-token = Jeton
score-open = Laisser ouvert
score-none = Aucun
score-times-first = Touchez d’abord ceux qui sont arrivés.
score-with-before = Avec le précédent
score-minute-less = − 1 min
score-minute-more = + 1 min
score-less = Un de moins pour { $team } { $mark }
score-undo = Annuler
score-enter = Saisir l’étape { $n }
score-correct = Corriger l’étape { $n }
score-undo-stage = Annuler l’étape { $n }
score-without = Il manque à l’étape { $n } : { $lines }.
score-changed = Ce qui a changé
score-change = { $whose }, { $what } : { $before } → { $after }
score-what-points = points de tour
score-what-time = temps
score-what-team = temps
score-what-sprint = sprint
score-what-mountain = montagne
score-what-exhaustion = fatigue
score-what-jersey = porté par
score-what-green = vert
score-what-polka = pois
score-what-draws = cartes Forme
score-what-tired = sans énergie
score-jersey = { $jersey ->
    [yellow] maillot jaune
    [green] maillot vert
    [polka] maillot à pois
    [combative] maillot du combatif
   *[other] { $jersey }
  }
score-links = Les liens de ce tour
score-links-site = Les liens pour suivre ce tour ou saisir ses résultats demandent un serveur.
score-link-follow = Suivre
    .about = Qui a ce lien voit les comptes, en direct.
score-link-edit = Saisir les résultats
    .about = Qui a ce lien saisit aussi des résultats.
score-bgstats = Vers BG Stats
score-bags = Dans les sacs
score-bag = { $mark } : { $keeps }
score-first = { $team } place ses coureurs en premier à la prochaine étape.
score-keeps-nothing = rien de plus
score-keeps-exhaustion = { $n ->
    [one] 1 carte Fatigue
   *[other] { $n } cartes Fatigue
  }
score-keeps-draws = { $n ->
    [one] tire 1 carte Forme
   *[other] tire { $n } cartes Forme
  }
score-keeps-tired = aucune carte Énergie
score-new = Un tour à la vraie table
score-game = Jeu
score-teams = Équipes
score-players = Combien
score-name = Nom de l’équipe { $team }
score-stages = Étapes
score-by-card = Par numéro de carte
score-by-road = Avec nos routes
score-card = Carte { $n }
score-rest = Jour de repos
score-chosen = Dans cet ordre : { $days }
score-chosen-none = Touchez les cartes dans l’ordre de votre tour : de { $least } à { $most }.
score-clear = Recommencer
score-start = Commencer le tour
