### Les parcours de Homas Tour Pro hors de la liste : contre la montre, étapes au choix, parcours personnalisé.

homas-time-trial = Contre-la-montre, { $km } km
homas-against-clock = Contre la montre
homas-against-clock-about = de { $least } à { $most } km
homas-km = { $km } km
homas-trial-km = Longueur du contre-la-montre
homas-trial-shorter = { $km } km de moins
homas-trial-longer = { $km } km de plus
homas-mark-name = { $kind ->
    [hill] Côte
    [mountain] Col
   *[sprint] Sprint
  }

homas-road-example = 0x20,-4x6,+3x4,0x10;red=20;hill=26
homas-road-good = { $n } cases
homas-road-bad-stretch = { $piece } n’est pas un tronçon comme 0x12, -4x6 ou k-2x4. Les mots viennent après un point-virgule.
homas-road-bad-word = { $piece } ne veut rien dire ici : ce mot ou ces rangées n’existent pas.
homas-road-bad-nothing = Il manque un tronçon ou un mot. Voyez les virgules et les points-virgules.
homas-road-bad-pair = Un parcours contre la montre n’a pas de sprint : personne n’y croise personne.
homas-road-begin = Partir de
homas-road-begin-sprint = Plat
homas-road-begin-wall = Un mur à l’arrivée
homas-road-begin-cobbles = Pavés
homas-road-begin-pass = Par-dessus un col
homas-road-how = Comment s’écrit une route
homas-road-how-about = D’abord les rangées jusqu’à la ligne, séparées par des virgules ; puis, après des points-virgules, tout le reste. De { $least } à { $most } rangées.
homas-road-piece-flat = douze rangées de plat
homas-road-piece-climb = six rangées de montée qui coûtent 4
homas-road-piece-descent = cinq rangées de descente qui donnent 3
homas-road-piece-cobbles = quatre rangées de pavés qui coûtent 2
homas-road-piece-curve = un virage à gauche, ou right= ; deux à quatre rangées
homas-road-piece-hill = le sommet d’une côte
homas-road-piece-mountain = des rangées d’un col
homas-road-piece-top = le sommet d’un col
homas-road-piece-sprint = un sprint intermédiaire
homas-road-piece-red = les cartes d’équipe jusqu’à cette rangée
homas-road-piece-rain = il peut pleuvoir
homas-road-piece-hell = sur les pavés, ni roue ni relais
homas-road-piece-trial = seul contre la montre
homas-road-piece-stage = une étape, pas une course d’un jour

homas-lobby-by-rider = Se placer coureur par coureur
    .about = À tour de rôle, chaque équipe place un coureur sur la grille, jamais deux dans une même file. Sinon, les équipes prennent une lettre de la grille.
homas-prologue = prologue

homas-lobby-neutral = { $solo ->
    [yes] Vous courez seul contre quatre équipes neutres : personne ne décide pour elles. Elles lancent les dés, suivent quand cela en vaut la peine, attaquent quand les dés sont hauts, et n’ont pas de cartes. Vos coureurs vont toujours aussi loin que possible, et ne passent qu’entre eux.
   *[no] Les places que personne ne prend sont des équipes neutres : personne ne décide pour elles. Elles lancent les dés, suivent quand cela en vaut la peine, attaquent quand les dés sont hauts, et n’ont pas de cartes.
  }
