### The rules of Homas Tour Pro for players: the numbers are those of docs/rules/homas.md.
### `.choice` says in one sentence why something is played this way where the book leaves it open.
### A no-break space (U+00A0) stands before : and ; where print has a narrow one, which the fonts lack.

## 0

homas-rules-part-0 = Le plateau
homas-rules-part-0-1 = Les cases
homas-rule-0-1-1 = La route a quatre files, comptées depuis la droite. Les cases côte à côte forment une rangée. La première rangée de la grille de départ est la rangée 0 ; une case porte le nom de sa rangée et de sa file, comme 57.2.
homas-rule-0-1-2 = Dans un virage, un trait épais sépare les deux files intérieures des deux extérieures. Les files extérieures ont deux cases de plus.
    .choice = Le livret parle de virages intérieurs et extérieurs sans donner leur longueur.
homas-rule-0-1-3 = Le coureur dont la case finit le plus loin est devant ; à égale distance, celui qui est le plus à droite. Les cases extérieures d’un virage sont plus courtes : les deux côtés ont la même longueur.
    .choice = Le livret compare les cases d’un virage sans dire comment.
homas-rule-0-1-4 = Une case peut porter un nombre. Rouge dans les montées et bleu sur les pavés, il se retranche du déplacement ; dans les descentes, il s’ajoute. Une case sans nombre est plate.
homas-rules-part-0-2 = Les parcours
homas-rule-0-2-1 = Un parcours est une suite de lettres ; chaque section mène à sa lettre. De la première rangée à la ligne, il a exactement le nombre de cases imprimé, compté par les files intérieures.
    .choice = La première section a la longueur qu’il faut pour que chaque total soit exact.
homas-rule-0-2-2 = Chaque boucle a ses propres cases. Après la ligne d’arrivée, la route continue droite et plate.
    .choice = Le livret ne dit rien de ce qui s’y trouve.
homas-rule-0-2-3 = On peut aussi écrire une route à la main, avec montées, pavés, virages, sommets et sprints.
homas-rules-part-0-3 = Ce qui est de nous
homas-rule-0-3-1 = Les nombres des cases et les virages sont de nous. Les longueurs découlent des totaux imprimés de toutes les courses.
    .choice = Le plateau imprimé est perdu.
homas-rule-0-3-2 = Le tableau des événements est de nous, fait pour convenir à ce qu’en disent les exemples.
    .choice = Le tableau imprimé est perdu.
homas-rule-0-3-3 = La lettre rouge se trouve vers les six dixièmes du parcours. Les deux sprints intermédiaires d’une étape sont vers le tiers et les deux tiers.
    .choice = Une couleur et un soulignement les marquaient, et tous deux sont perdus.

## 1

homas-rules-part-1 = Le départ
homas-rules-part-1-1 = Le peloton
homas-rule-1-1-1 = Cinq équipes de quatre courent : 1 leader, 2 polyvalent, 3 sprinteur, 4 grimpeur. Le coureur 21 est le leader de l’équipe 2. Les équipes sont blanche, rouge, bleue, verte et noire.
homas-rule-1-1-2 = Une à quatre équipes ont un directeur. Les autres sont neutres.
homas-rules-part-1-2 = Les cartes Énergie
homas-rule-1-2-1 = Chaque coureur a ses cartes Énergie. Le leader a un 6, un 6 pas en montée et un 5 pas sur pavés, le polyvalent un 6 pas en montée et un 5 pas sur pavés, le sprinteur deux 6 pas en montée, le grimpeur deux 5 pas sur pavés.
homas-rule-1-2-2 = La case où se trouve le coureur décide s’il peut jouer une carte.
homas-rule-1-2-3 = Une équipe a trois cartes de plus pour tous ses coureurs : deux 6 pas en montée et un 5 pas sur pavés. Si une étape en donne quatre, il y a un second 5.
    .choice = Le livret n’en cite que trois, et un second 5 les équilibre.
homas-rule-1-2-4 = Dans une étape, vous avez moins de cartes. Tous les directeurs choisissent les leurs en même temps, avant la distribution des cartes Forme, puis les montrent.
    .choice = Le livret donne les nombres et vous laisse le choix.
homas-rules-part-1-3 = Les cartes Forme
homas-rule-1-3-1 = Chacun de vos coureurs reçoit une carte Forme de la pile de son numéro : 2 à 10, valet, dame, roi ou as. Vous seul la connaissez tant qu’elle n’est pas jouée.
homas-rule-1-3-2 = Elle se joue une fois, à la place des dés et des cartes Énergie. Elle vaut son nombre, un valet 11, une dame 12, un roi 13, un as deux dés. Le nombre de la case compte comme pour tout déplacement.
homas-rule-1-3-3 = Les sprinteurs ne peuvent pas jouer la leur en montée.
homas-rule-1-3-4 = Valets, dames, rois et as sont toujours des attaques. Avec les autres cartes, on peut suivre comme d’habitude.
homas-rule-1-3-5 = Une carte Forme se joue après le premier tour et à temps (4.1.3). Elle ne se joue pas dans un sprint.
homas-rules-part-1-4 = La grille
homas-rule-1-4-1 = Le sort décide de l’ordre des équipes ; dans une course par étapes, c’est le classement par équipes.
    .choice = Le tirage remplace un lancer de dé.
homas-rule-1-4-2 = L’une après l’autre, les équipes prennent une lettre libre du tableau de départ et y placent leurs coureurs, un par file.
    .choice = Le livret a des lettres sans leurs places ; celles-ci remplissent la grille et ne mettent pas deux coéquipiers sur une même ligne.
homas-rule-1-4-3 = Une équipe neutre prend la première lettre libre, avec les coureurs 1 à 4 dans les files 1 à 4.
homas-rule-1-4-4 = En option, les équipes se placent coureur par coureur : dans leur ordre, chacune en met un sur une case libre de la grille, quatre fois de suite, jamais deux d’une équipe dans une même file. Les équipes neutres prennent la case la plus avancée possible, à droite d’abord.
    .choice = Les lignes du livret sont celles où l’on se suit : une ligne est donc une file.
homas-rules-part-1-5 = Le premier tour
homas-rule-1-5-1 = Au premier tour, on ne peut que lancer deux dés ou suivre : ni relais, ni cartes, ni événements, ni attaques, ni repos. Les neutres n’ont pas de bonus et n’attaquent pas.
homas-rule-1-5-2 = Après le premier tour, on peut déjà se laisser glisser.
    .choice = La liste de ce qui est interdit n’en parle pas.

## 2

homas-rules-part-2 = Le déplacement
homas-rules-part-2-1 = Un tour
homas-rule-2-1-1 = C’est toujours au coureur le plus avancé qui n’a pas bougé, la droite avant la gauche. Refuser de suivre ou de relayer, ou demander un relais, n’est pas un déplacement.
    .choice = Les exemples du livret se jouent ainsi.
homas-rule-2-1-2 = Chaque coureur avance une fois par tour. Une case n’a qu’un coureur.
homas-rule-2-1-3 = On avance tout droit ou en diagonale, jamais de côté ni en arrière, et jamais à travers le trait épais d’un virage.
homas-rule-2-1-4 = On peut avancer moins que permis, mais d’une case au moins.
    .choice = Qui veut rester sur place doit se reposer.
homas-rule-2-1-5 = Il y a toujours la place de passer en diagonale entre deux coureurs.
homas-rule-2-1-6 = Un coureur avance avec deux dés, avec des cartes Énergie à la place d’un dé ou des deux, avec sa carte Forme, ou en suivant.
homas-rules-part-2-2 = Les coureurs qui gênent
homas-rule-2-2-1 = On ne passe pas à travers les autres, sauf en montée, ou si l’on est parti en montée, ou si l’autre est un coéquipier, est neutre ou n’a pas bougé à ce tour.
homas-rule-2-2-2 = Personne ne finit sur une case prise. Qui ne peut aller nulle part reste sur place, et son déplacement est fini.
    .choice = Un coureur gêné va aussi loin qu’un chemin le permet.
homas-rules-part-2-3 = Suivre
homas-rule-2-3-1 = Quand un coureur a avancé, un coureur dans sa roue qui n’a pas encore bougé peut le suivre. C’est son déplacement : il ne coûte rien, et ni le nombre de la case ni les événements ne comptent.
homas-rule-2-3-2 = On demande d’abord tout droit derrière, puis à droite, puis à gauche, selon les places d’avant le déplacement.
homas-rule-2-3-3 = Qui suit finit tout droit derrière, si le chemin parcouru y mène sans franchir un trait épais.
homas-rule-2-3-4 = Si cette case est prise ou hors d’atteinte, c’est la meilleure case libre du chemin parcouru. Qui n’avancerait pas ne peut pas suivre.
    .choice = De plusieurs chemins vers une case, un coureur prend celui qui traverse le moins de monde.
homas-rule-2-3-5 = Un seul coureur suit dans chaque roue. Puis on demande à ceux qui étaient dans la sienne, et ainsi de suite : une file.
homas-rule-2-3-6 = Si personne dans une roue ne suit, on demande à la rangée de derrière : d’abord à ceux dans la roue du coureur tout droit derrière, puis de celui de droite, puis de celui de gauche. Après deux rangées, ou si une roue est vide, la file s’arrête.
    .choice = Dans l’exemple, un coureur a la priorité de celui dont il prend la place ; une rangée vide rompt la ligne.
homas-rules-part-2-4 = Les relais
homas-rule-2-4-1 = Celui dont c’est le tour peut demander un relais au lieu d’avancer.
homas-rule-2-4-2 = On demande à ceux de sa roue, puis à ceux des leurs, rangée par rangée, tout droit avant la droite avant la gauche, jusqu’à ce que l’un accepte.
homas-rule-2-4-3 = Qui accepte passe en tête. Le demandeur et les coureurs entre eux reculent d’une place. Le relayeur doit alors rouler ; il ne peut ni demander à son tour ni se reposer.
homas-rule-2-4-4 = Ceux qui ont reculé sont les premiers à pouvoir suivre ou contrer, chacun celui qui le précède.
homas-rule-2-4-5 = Si personne n’accepte, le demandeur et tous ceux qu’on a sollicités n’ont qu’un dé pour ce tour, ou une carte à sa place, et pas de carte Forme.
    .choice = Le groupe, ce sont ceux qui auraient pu relayer. Une carte y remplace un dé comme ailleurs.
homas-rule-2-4-6 = Si on leur demande encore et qu’ils refusent encore, tous passent leur tour. Chacun reprend une carte, là où le repos est permis.
homas-rules-part-2-5 = Jouer l’énergie
homas-rule-2-5-1 = Chaque carte Énergie prend la place d’un dé.
homas-rule-2-5-2 = Un coureur qui part d’une descente ou des pavés joue une seule carte Énergie dans le tour ; celle dépensée pour contrer ou pour un tour perdu en est une. Ailleurs, deux cartes remplacent deux dés, et celles pour des tours perdus s’y ajoutent.
    .choice = Le livret dit par coureur et par tour, à quoi que serve la carte.
homas-rule-2-5-3 = Un coureur joue au plus une carte d’équipe par tour, seule ou avec une des siennes, jamais pour attaquer, et seulement jusqu’à la lettre rouge.
homas-rules-part-2-6 = Les attaques
homas-rule-2-6-1 = On annonce une attaque avant les dés et l’on joue une ou deux cartes du coureur. Une carte Forme ou un événement peut aussi être une attaque. On peut attaquer après avoir pris un relais.
homas-rule-2-6-2 = Personne ne suit une attaque pour rien. Contrer coûte une carte du coureur, de n’importe quelle valeur, jouable là où il se trouve.
homas-rule-2-6-3 = Tous ceux dans la roue de l’attaquant peuvent contrer, puis tous ceux dans la roue de chacun d’eux, mais personne par-dessus ceux qui renoncent. On demande une seule fois à chacun. Là où l’on ne peut pas suivre, on ne contre pas.
homas-rule-2-6-4 = Un coureur qui contre se place derrière celui dont il a la roue, attaquant ou contre-attaquant, comme s’il suivait. Le deuxième et le troisième d’une même roue se placent à droite et à gauche de la case tout droit derrière. Qui n’avancerait pas ne peut pas contrer.
    .choice = Dans l’exemple du livret, un coureur contre pour suivre un autre qui a contré.
homas-rules-part-2-7 = Les événements
homas-rule-2-7-1 = Deux dés, ou un dé et une carte Énergie, qui font sept sont un sept naturel, quoi que la route retire ou ajoute. On consulte le tableau des événements. Un seul dé, deux cartes ou une carte Forme n’en font pas, mais les dés d’un as oui.
    .choice = Une carte Forme 7 n’est pas lancée, un as l’est.
homas-rule-2-7-2 = Vous pouvez refuser le tableau. Alors un seul des deux compte, dé ou carte.
homas-rule-2-7-3 = On lance deux dés pour le tableau. En descente, sur les pavés, dans les files intérieures d’un virage et sous la pluie, on retire 1 chaque fois, sur les pavés de Paris-Roubaix 2. La case de départ compte.
homas-rule-2-7-4 = Dans une chute collective, ceux qui sont tout droit derrière et juste à gauche tombent aussi, et en entraînent d’autres de même. Elle ne passe ni sur un autre type de route ni à travers un trait épais.
homas-rule-2-7-5 = Un coureur qui perd des tours attend quand vient son déplacement, ou dépense des cartes, une par tour. Il peut les racheter tous dès qu’une roue lui est offerte, pour suivre ou contrer, et part avec. D’ici là, il ne peut pas relayer.
homas-rule-2-7-6 = Si vous partez d’une descente sans sept naturel, vous pouvez consulter le tableau de votre plein gré, une fois les dés connus. Pas avec une carte Forme.
homas-rule-2-7-7 = Certains événements demandent un dé d’équipe. Il échoue s’il montre le rang de l’équipe ou moins. Dans une course d’un jour, le rang est l’ordre de la grille.
    .choice = Cet ordre est le seul classement qui existe.
homas-rule-2-7-8 = Ce que chaque résultat apporte est dans le tableau. Les tours perdus comprennent celui-ci, sauf ceux d’une crevaison. Tous ceux qui tombent aussi perdent un tour.
    .choice = On ne connaît que les chutes, la crevaison et l’existence d’attaques.
homas-rules-part-2-8 = Se laisser glisser, se reposer
homas-rule-2-8-1 = Après chaque tour, vos coureurs peuvent reculer d’une case, tout droit, si elle est libre : l’un après l’autre, ceux de devant d’abord. Pour vos coureurs qui se suivent, la question n’est posée qu’une fois.
    .choice = On regarde avant cela les arrivées.
homas-rule-2-8-2 = Un coureur qui est dans une roue et a quelqu’un dans la sienne, tout droit ou en diagonale, ne le peut pas : cela romprait la ligne.
homas-rule-2-8-3 = Un coureur qui a dépensé des cartes peut se reposer au lieu d’avancer et en reprend une. Pas après avoir pris un relais, ni dès que quelqu’un a franchi la ligne d’arrivée.
homas-rules-part-2-9 = Les coureurs neutres
homas-rule-2-9-1 = Les neutres acceptent toujours un relais et n’en demandent jamais.
homas-rule-2-9-2 = Ils n’ont pas de cartes, mais avancent d’une case de plus quand leurs dés font un nombre pair.
homas-rule-2-9-3 = Ils vont aussi loin que possible, par l’intérieur, et finissent le plus à droite possible. Ils ne passent à travers d’autres que si cela leur gagne une rangée.
homas-rule-2-9-4 = Ils suivent si cela vaut six cases : ce que retire le nombre de leur case s’ajoute, ce qu’il donne se retranche.
    .choice = Les exemples du livret sont en montée ; dans une descente, on compte à l’inverse.
homas-rule-2-9-5 = Ils finissent tout droit derrière un autre coureur si cela leur coûte une rangée au plus.
homas-rule-2-9-6 = Sur un sept naturel, ils consultent toujours le tableau. Ils n’attendent jamais mais roulent comme sur un lancer de sept, et de même à leur prochain déplacement après une chute ; le nombre de la route s’y applique. Si un seul dé compte, c’est le plus haut. Ni l’un ni l’autre n’a de bonus.
    .choice = Les sept cases du livret sont ce que montraient les dés, et sept est impair.
homas-rule-2-9-7 = Ils attaquent chaque fois que le tableau le permet.
homas-rule-2-9-8 = Avec 11 ou 12 aux dés, ils attaquent.
homas-rule-2-9-9 = Ils contrent une attaque si un dé montre six.

## 3

homas-rules-part-3 = Les types de route
homas-rules-part-3-1 = Le plat
homas-rule-3-1-1 = Sur les cases sans nombre, rien de particulier.
homas-rules-part-3-2 = Les montées
homas-rule-3-2-1 = Le nombre de la case de départ se retranche du déplacement, que ce soit avec des dés ou des cartes.
homas-rule-3-2-2 = Il reste toujours au moins une case.
homas-rule-3-2-3 = En montagne, à la montée comme à la descente, seuls ceux qui partent du même type de route peuvent se suivre, se contrer ou se relayer. Sur les côtes, tous le peuvent.
homas-rules-part-3-3 = Les descentes
homas-rule-3-3-1 = Le nombre de la case de départ s’ajoute au déplacement.
homas-rules-part-3-4 = Les pavés
homas-rule-3-4-1 = Le nombre de la case de départ se retranche du déplacement ; il reste toujours une case.
homas-rule-3-4-2 = Sur les pavés de Paris-Roubaix, personne ne suit, ne contre ni ne relaie. Les seules cartes Énergie qu’on y joue sont les 5 pas sur pavés.

## 4

homas-rules-part-4 = L’arrivée
homas-rules-part-4-1 = La ligne d’arrivée
homas-rule-4-1-1 = Après le tour, on regarde les groupes : des coureurs entre lesquels, vus de côté, aucune case n’est libre. Si l’un d’eux a passé la ligne, tout le groupe est arrivé.
homas-rule-4-1-2 = Au sommet d’une montagne, chacun arrive seul. Le plus loin est devant, puis le plus à droite.
homas-rule-4-1-3 = Avant le sprint final d’une course d’un jour, on vérifie toutes les cartes Forme, aussi celles des coureurs encore en route. Un directeur qui en a une non jouée est disqualifié, et l’équipe est dernière. Dans les étapes et contre la montre, on vérifie la carte d’un coureur à son arrivée, et cela vaut pour l’étape : ses coureurs ont le temps du dernier et aucun point.
    .choice = Un exemple du livret ne vérifie que les coureurs arrivés, sa règle toutes les cartes avant le sprint final. Une carte oubliée ne doit pas mettre fin à toute une course par étapes.
homas-rule-4-1-4 = Une course d’un jour finit après le tour des premières arrivées. Tous les groupes arrivés à ce tour sprintent ; les autres sont classés selon la distance. Étapes et contre-la-montre durent jusqu’au dernier.
homas-rules-part-4-2 = Les sprints
homas-rule-4-2-1 = Dans un sprint, chaque coureur du groupe lance un dé ou joue une de ses cartes, un sprinteur deux. On va de l’avant vers l’arrière. Personne ne gêne, et la route ne compte pas.
homas-rule-4-2-2 = Un coureur gagne une case de plus pour chaque rangée de son groupe qu’il atteint ou dépasse.
    .choice = Dans un virage, un coureur appartient à la rangée où tombe le milieu de sa case.
homas-rule-4-2-3 = Le plus loin gagne. Dans une rangée, c’est celui dont la file est la plus à droite, puis celui qui a sprinté le premier.
homas-rule-4-2-4 = Les neutres gagnent une case de plus quand leurs dés font un nombre pair.
homas-rule-4-2-5 = Au sommet d’une côte, ou si un sprint intermédiaire est dans une montée, le 6 pas en montée ne se joue pas. Les cartes d’équipe ne se jouent jamais dans un sprint.

## 5

homas-rules-part-5 = Les courses par étapes
homas-rules-part-5-1 = Classements et maillots
homas-rule-5-1-1 = À égalité de temps ou de points, le meilleur résultat de la dernière étape décide.
homas-rule-5-1-2 = Qui mène plusieurs classements porte un seul maillot : le jaune avant le vert avant celui à pois. Le suivant au classement porte l’autre.
homas-rules-part-5-2 = Les retards
homas-rule-5-2-1 = Les retards se mesurent entre les premiers des groupes, avant le sprint : une minute par tour de plus que le vainqueur, moins pour les cases au-delà, plus pour les cases en deçà. Un groupe a un seul temps.
homas-rule-5-2-2 = Les cases retirent une minute au plus.
homas-rule-5-2-3 = Une case vaut 6 secondes, 12 si la ligne est au sommet d’une montée.
homas-rules-part-5-3 = Contre la montre
homas-rule-5-3-1 = Chacun roule seul, depuis la même case. Les limites du premier tour ne valent pas. Au prologue, il n’y a ni cartes d’équipe ni cartes Forme.
    .choice = Le premier tour est celui d’une course qui part d’une grille.
homas-rule-5-3-2 = Un contre-la-montre plus long a la moitié de ses kilomètres plus 25 cases. On y joue les cartes d’équipe et de forme.
    .choice = Une demi-case tombe, et l’on roule sur la boucle plate. Le livret n’a pas de règles pour les contre-la-montre par équipes : ils sont tous individuels.
homas-rule-5-3-3 = L’ordre est celui des tours, puis des cases au-delà de la ligne.
homas-rules-part-5-4 = Le maillot jaune
homas-rule-5-4-1 = On additionne les retards. Qui a le moins de temps porte le jaune ; les autres ont leur écart avec lui.
homas-rule-5-4-2 = Les secondes de bonification des sprints intermédiaires se retranchent du temps. À l’arrivée, il n’y en a pas.
homas-rules-part-5-5 = Le maillot vert
homas-rule-5-5-1 = Une étape donne à ses neuf premiers 10, 8, 7, 6, 5, 4, 3, 2 et 1 points. Une étape avec une montagne et un contre-la-montre donnent à leurs cinq premiers 5, 4, 3, 2 et 1.
homas-rule-5-5-2 = Après le prologue, le deuxième porte le vert.
homas-rules-part-5-6 = Le maillot à pois
homas-rule-5-6-1 = Au sommet d’une montagne, il y a 10, 8, 7, 6, 5, 4, 3, 2 et 1 points, d’une côte 5, 4, 3, 2 et 1.
homas-rule-5-6-2 = À un sommet, le tour le plus tôt passe devant, puis qui est le plus loin à sa fin, puis le plus à droite. Il n’y a pas de sprint.
    .choice = Le livret dit seulement combien il y a de points.
homas-rules-part-5-7 = Le classement par équipes
homas-rule-5-7-1 = On additionne les temps des quatre coureurs. Cet ordre sert pour la grille et pour les dés d’équipe.
homas-rules-part-5-8 = Les sprints intermédiaires
homas-rule-5-8-1 = Après le tour où des coureurs passent la ligne d’un sprint intermédiaire, leurs groupes sprintent, l’un après l’autre tant qu’il reste des places, sans le bonus pour qui rattrape, et restent où ils sont. Qui a déjà une place ne sprinte plus.
homas-rule-5-8-2 = Les cinq premiers ont 5, 4, 3, 2 et 1 points pour le vert, et autant de secondes de bonification.
homas-rules-part-5-9 = La récupération
homas-rule-5-9-1 = Avant une étape, chaque coureur pioche une carte Forme, et une de plus par carte Énergie à lui qui restait de la précédente, trois au plus. Vous en gardez une.
homas-rules-part-5-10 = Les délais
homas-rule-5-10-1 = Qui arrive hors délai n’a pas de cartes Énergie à lui dans l’étape suivante et ne pioche qu’une carte Forme.

## 6

homas-rules-part-6 = Les courses
homas-rules-part-6-1 = Les parcours
homas-rule-6-1-1 = Il y a 23 parcours : sept classiques et les étapes de quatre courses par étapes.
    .choice = Le livret explique le plus de ses routes, un départ avant la ligne C, mais pas l’étoile. Ici, la longueur imprimée dit où est le départ.
homas-rule-6-1-2 = Là où il peut pleuvoir, on lance un dé avant le départ. Sur 1 ou 2, il pleut toute la course.
homas-rule-6-1-3 = E est une côte et F une montagne. G est une montagne dans la dernière étape du Dauphiné et dans les étapes 4 et 5 du Tour, sinon une côte.
    .choice = Imprimées, elles se ressemblent, mais le livret dit quelles étapes sont de montagne.
homas-rules-part-6-2 = Les courses par étapes
homas-rule-6-2-1 = Paris-Nice, le Dauphiné et le Benelux Tour ont trois étapes. Le Tour de France a un prologue et six étapes.

## 7

homas-rules-part-7 = Jouer seul
homas-rules-part-7-1 = Un seul directeur
homas-rule-7-1-1 = Si vous dirigez seul contre des équipes neutres, vos coureurs doivent aller aussi loin que possible, avec les cartes Forme et en descente aussi.
    .choice = Le livret ne nomme que les dés et les cartes Énergie.
homas-rule-7-1-2 = Alors les neutres gênent aussi. Seuls les coéquipiers se laissent passer, hors les exceptions habituelles.
