### The rules for players: the numbers are those of docs/rules/flamme.md.
### `.choice` says in one sentence why something is played this way where the books leave it open.
### A no-break space (U+00A0) stands before : and ; where print has a narrow one, which the fonts lack.

## The game in eight steps

intro-1-title = Deux coureurs, deux paquets
intro-1 = Votre équipe compte un rouleur et un sprinteur. Le rouleur est régulier, avec des cartes de 3 à 7. Le sprinteur a trois 9 ; ses autres cartes sont petites. Chacun a 15 cartes, et une carte jouée ne revient plus.
intro-2-title = Sur la grille de départ
intro-2 = À tour de rôle, chaque équipe place ses deux coureurs derrière la ligne de départ. Devant, il reste moins de route à faire ; plus en arrière, on peut suivre les autres.
intro-3-title = Piocher quatre cartes, en jouer une
intro-3 = À chaque tour, vous piochez 4 cartes pour un coureur et en jouez 1 face cachée, puis de même pour l’autre. Les cartes non jouées reviendront plus tard. Tout le monde choisit en même temps.
intro-4-title = De l’avant vers l’arrière
intro-4 = On révèle toutes les cartes. Le coureur de tête avance le premier, exactement de la valeur de sa carte, puis les suivants. On peut se doubler. Si la case visée est pleine, on prend la première place libre derrière.
intro-5-title = Le relief
intro-5 = Un déplacement qui touche une montée fait 5 cases au plus, quelle que soit la carte. Un déplacement qui part d’une descente en fait 5 au moins. Gardez les grosses cartes pour le plat, les petites pour les descentes.
intro-6-title = L’aspiration
intro-6 = Après les déplacements, on regarde les groupes en partant de l’arrière. Un groupe séparé du suivant par exactement 1 case vide avance d’une case, parfois plusieurs fois de suite. Pas d’aspiration en montée ni sur les pavés.
intro-7-title = La fatigue
intro-7 = Ensuite, chaque coureur qui a une case vide devant lui prend une carte Fatigue : un 2 qui reviendra dans une main. Rouler face au vent coûte ; rouler derrière quelqu’un ne coûte rien.
intro-8-title = L’arrivée
intro-8 = Dès qu’un coureur a franchi la ligne d’arrivée, on termine le tour et la course est finie. Le plus loin au-delà de la ligne gagne ; sur la même case, le plus à droite.

## The extras

intro-weather-title = Vent et pluie
intro-weather = La météo touche certaines lignes droites. Vent arrière : on pioche 5 cartes. Vent de face : 3. Vent de travers : pas d’aspiration. Sur route mouillée, un coureur bloqué par d’autres tombe, et sa prochaine carte perd 2.
intro-breakaway-title = L’échappée
intro-breakaway = Avant le premier tour, chaque équipe mise 2 cartes de l’un de ses coureurs. Les meilleures mises partent devant tout le monde, sur les places d’échappée. Le prix : ces 2 cartes sont perdues et 2 cartes Fatigue entrent dans le paquet.
intro-peloton-title = Les équipes automatiques
intro-peloton = Personne ne joue Muscle et Peloton : leurs cartes décident. Muscle a deux paquets ; Peloton avance ses deux coureurs avec une seule carte, et attaque parfois. Ces équipes ne se fatiguent jamais et peuvent gagner.
intro-specialists-title = Les spécialistes
intro-specialists = Avant le départ, les équipes choisissent des spécialistes, à l’aller puis au retour. Chacun change quelques cartes du paquet de son coureur ; certaines des nouvelles ont un pouvoir, montré par un signe sur la carte.
intro-roundabout-title = Les ronds-points
intro-roundabout = La route se sépare en une voie intérieure de 3 cases et une voie extérieure de 5. Une carte se joue en entier : on prend la voie qui le permet, l’intérieure si les deux le permettent.
intro-stage-title = Une étape d’un tour
intro-stage = Qui passe devant une pile de jetons prend le meilleur qui reste. Tous vont jusqu’au bout : un groupe a les secondes de sa case de tête, et chaque tour dehors coûte une minute. Les trois premiers marquent.
intro-trial-title = Contre la montre
intro-trial = Tous partent de la même case, et les autres équipes n’existent pas. Par équipe, le temps du plus lent vaut pour les deux. En individuel, personne ne vous aide, et la plus forte carte fatigue.

## Six drawn examples

example-move = La case où ce déplacement devrait finir est pleine. Le coureur prend la première place libre derrière.
example-climb = On joue un 7, mais la route monte en chemin. La carte vaut 5.
example-descent = On joue un 2, mais le coureur part d’une descente. La carte vaut 5.
example-slipstream = Exactement 1 case vide sépare ce groupe des coureurs de devant. Tout le groupe avance d’une case et recolle.
example-exhaustion = Personne sur la case devant lui : ce coureur prend une carte Fatigue. Ceux qui le suivent de près sont à l’abri.
example-finish = Plusieurs coureurs franchissent la ligne au même tour. Celui qui va le plus loin gagne, peu importe qui est passé le premier.

## 0

rules-part-0 = Les coureurs, les cartes, la route
rules-part-0-1 = Les coureurs et leurs cartes
rule-0-1-1 = Une équipe compte deux coureurs, un rouleur et un sprinteur. Chacun a son propre paquet de cartes Énergie.
rule-0-1-2 = Le paquet du rouleur contient trois cartes de chaque valeur : 3, 4, 5, 6 et 7. Celui du sprinteur, trois de chaque : 2, 3, 4, 5 et 9.
rule-0-1-3 = Une carte Fatigue vaut 2. Elle se joue comme n’importe quelle carte.
rule-0-1-4 = Il y a toujours assez de cartes Fatigue.
    .choice = Les livrets ne disent pas que faire quand il n’y en a plus.
rule-0-1-5 = Un paquet a deux parties. La pioche est face cachée, et personne n’en connaît l’ordre ; la défausse, face visible, reçoit les cartes piochées mais non jouées.
rules-part-0-2 = La route
rule-0-2-1 = La route est une suite de cases à 1, 2 ou 3 files. La file de droite est la première.
rule-0-2-2 = Une case peut fixer le nombre de files, la vitesse minimale et maximale, et le nombre de cartes à piocher. Elle peut aussi priver d’abri ou être glissante.
rule-0-2-3 = Plat : rien de spécial. Montée : 5 au plus, sans abri. Descente : 5 au moins. Zone de ravitaillement : 4 au moins. Pavés : sans abri. Là où il n’y a pas d’abri, on ne donne ni ne prend d’aspiration.
rule-0-2-4 = Après la tuile d’arrivée, la route continue autant qu’il faut, identique à sa dernière case.
    .choice = Les livrets ne disent pas ce qu’il y a après la tuile.
rule-0-2-5 = La route peut se séparer en deux voies qui se rejoignent. Les cases se comptent le long de la voie intérieure ; celles de la voie extérieure, depuis la case où elle commence.
rules-part-0-3 = Qui est devant
rule-0-3-1 = Le coureur sur la case la plus avancée est devant. Sur la même case, c’est le plus à droite ; qui est sur l’herbe passe avant les files.
rule-0-3-2 = Là où la route est séparée, le coureur le plus proche de l’endroit où les voies se rejoignent est devant ; à égale distance, celui de la voie intérieure.
rules-part-0-4 = Ce que vous savez
rule-0-4-1 = Vous connaissez votre main et vos défausses. Vous savez aussi quelles cartes restent dans vos pioches, mais pas dans quel ordre.
rule-0-4-2 = Des autres équipes, vous connaissez les cartes révélées et les cartes Fatigue prises, donc ce qui reste dans chaque paquet. Vous ne connaissez ni leur main, ni le coureur servi en premier, ni le partage entre pioche et défausse.
rule-0-4-3 = Une carte jouée reste cachée jusqu’à ce que toutes soient révélées.

## 1

rules-part-1 = Avant le départ
rules-part-1-1 = L’étape
rule-1-1-1 = Une étape est une liste de tuiles, posées dans cet ordre. Une minuscule ou une majuscule, ou un B après un chiffre, indique la face visible.
rule-1-1-2 = La première tuile est un départ, la dernière une arrivée. La ligne d’arrivée se trouve à l’intérieur de cette dernière.
rules-part-1-2 = Les équipes
rule-1-2-1 = Une à six équipes courent. Autour de la table, l’ordre est : bleu, rouge, vert, noir, blanc, rose.
rule-1-2-2 = Tous les coureurs doivent tenir sur la grille de départ. Le nombre de joueurs recommandé pour une étape n’est qu’un conseil.
    .choice = Les livrets ne font que recommander ; seule une grille pleine empêche donc une équipe de partir.
rules-part-1-3 = Les paquets
rule-1-3-1 = Chaque paquet est mélangé et commence face cachée.
rules-part-1-4 = La grille de départ
rule-1-4-1 = Une équipe tirée au sort place d’abord ses deux coureurs, l’un après l’autre, dans l’ordre de son choix. Les autres suivent dans le sens horaire.
    .choice = Dans les livrets, la dernière personne montée à vélo commence ; un tirage au sort en tient lieu.
rule-1-4-2 = Un coureur peut se placer sur toute case derrière la ligne de départ qui a une file libre. On peut laisser des vides.
rule-1-4-3 = Sur la case choisie, un coureur prend la file libre la plus à droite.
    .choice = Le manuel de référence permet n’importe quelle file libre ; le livret du jeu de base passe avant lui.
rule-1-4-4 = Vous pouvez reprendre un coureur jusqu’à ce que le suivant soit placé.
rules-part-1-5 = À cinq ou six équipes
rule-1-5-1 = À cinq ou six équipes, on suit les règles de Peloton, sur les étapes larges. Pour le reste, seule l’arrivée change.
rules-part-1-6 = L’arrivée large
rule-1-6-1 = À cinq ou six équipes, et partout où l’on prend les temps, l’arrivée large v ou V remplace l’arrivée u ou U. La liste de l’étape garde la lettre imprimée.
rules-part-1-7 = Le handicap
rule-1-7-1 = Une équipe peut partir avec un handicap : des cartes Fatigue mélangées à ses paquets, d’habitude autant dans chacun. On en met de 0 à 30 par paquet, et les deux peuvent différer ; les équipes automatiques n’en ont pas.
    .choice = Les livrets ne fixent pas de limites au handicap.

## 2

rules-part-2 = Énergie : choisir ses cartes
rules-part-2-1 = Un coureur, puis l’autre
rule-2-1-1 = Toutes les équipes choisissent leurs cartes en même temps, sans voir celles des autres.
rule-2-1-2 = Vous choisissez quel coureur commence. La main du second n’est piochée qu’une fois la première carte jouée.
rules-part-2-2 = Piocher
rule-2-2-1 = Vous piochez 4 cartes dans la pioche du coureur. Sur certaines cases, ce nombre change.
rule-2-2-2 = Si la pioche s’épuise, vous gardez ce que vous avez pioché. La défausse est mélangée, devient la nouvelle pioche, et vous continuez.
rule-2-2-3 = Si tout le paquet compte moins de cartes qu’il n’en faut piocher, vous faites avec ce qu’il y a.
rule-2-2-4 = Un coureur qui n’a plus aucune carte prend une carte Fatigue et la joue.
rules-part-2-3 = Jouer une carte
rule-2-3-1 = Vous jouez une carte de la main face cachée. Les autres vont à la défausse.
rule-2-3-2 = Un coureur arrivé ne pioche et ne joue plus rien.
rule-2-3-3 = Tant que tout le monde n’a pas joué, vous pouvez revenir sur un choix, si rien n’a encore été pioché ni demandé à sa suite. En pratique, cela vaut pour votre dernière carte.
rules-part-2-4 = Les cartes d’une vraie table
rule-2-4-1 = Avec les cartes déclarées, on ne pioche pas de main. Chaque équipe annonce la carte jouée par chaque coureur, parmi tout ce que son paquet peut encore contenir. C’est ainsi que l’on suit une course jouée sur une vraie table.

## 3

rules-part-3 = Mouvement : rouler
rules-part-3-1 = Qui avance quand
rule-3-1-1 = Toutes les cartes sont révélées.
rule-3-1-2 = Les coureurs avancent un par un, celui de devant d’abord. L’ordre est fixé au début de la phase et ne change plus.
rules-part-3-2 = De combien
rule-3-2-1 = La valeur de la carte est la vitesse du coureur, en cases.
rule-3-2-2 = Un coureur accidenté se relève et sa carte vaut 2 de moins. S’il ne reste rien, il se relève seulement, même dans une descente ou une zone de ravitaillement.
    .choice = Le manuel retire les 2 du déplacement. Le livret Grand Tour les retire de la carte, donc avant que la route ait son mot à dire.
rule-3-2-3 = Un coureur qui part d’une case à vitesse minimale avance d’au moins autant : 5 dans une descente, 4 dans une zone de ravitaillement. Seule compte la case d’où il part.
rule-3-2-4 = Si un déplacement part d’une montée, y entre ou la traverse, il fait 5 cases au plus en tout.
rule-3-2-5 = Si une montée commence trop loin pour y entrer en 5 cases, le coureur s’arrête sur la dernière case avant elle. Cela peut faire plus de 5 cases.
rule-3-2-6 = La vitesse minimale s’applique d’abord, la vitesse maximale ensuite.
rule-3-2-7 = Ce que la route retire à une carte est perdu. Cela ne compte pas comme un blocage.
rules-part-3-3 = Où finit le déplacement
rule-3-3-1 = Un coureur avance de la distance exacte. En chemin, il peut doubler et changer de file.
rule-3-3-2 = Un coureur prend la file libre la plus à droite de la case où il finit.
rule-3-3-3 = Si la case où un coureur devrait finir est pleine, il prend la première case derrière qui a une file libre.
rule-3-3-4 = Un coureur renvoyé en arrière peut s’arrêter n’importe où en chemin, même dans une montée : quand une distance est permise, toute distance plus courte l’est aussi.
    .choice = Les livrets ne parlent pas d’un coureur renvoyé dans une montée ; son déplacement respectait déjà la limite.
rule-3-3-5 = Parfois, un coureur doit rester sur place. Sa propre file compte alors comme libre, et il prend la file libre la plus à droite de sa case.
rule-3-3-6 = Ce que coûtent les autres coureurs est perdu par blocage. Seul un blocage peut causer un accident.
rule-3-3-7 = Une case dont chaque file porte un coureur accidenté est infranchissable. Un coureur qui devrait la traverser prend la première file libre derrière.
rule-3-3-8 = Les cases après la ligne d’arrivée sont des cases comme les autres.
rules-part-3-4 = Voir venir
rule-3-4-1 = Avant de jouer une carte, vous pouvez voir où elle mènerait le coureur : à quelle distance, ce que la route donne et retire, et quels coureurs partis avant lui pourraient finir sur cette case. Ceux que d’autres y renverraient ne sont pas prévus.

## 4

rules-part-4 = Fin du tour
rules-part-4-1 = Les cartes jouées
rule-4-1-1 = Les cartes jouées quittent la course, les cartes Fatigue aussi.
rules-part-4-2 = L’aspiration
rule-4-2-1 = Un groupe est une suite de cases occupées sans case vide entre elles. Un coureur seul est aussi un groupe.
rule-4-2-2 = Si exactement 1 case vide sépare un groupe du suivant, le groupe avance d’une case.
rule-4-2-3 = On regarde les groupes en partant de l’arrière de la course. Quand deux groupes n’en font plus qu’un, on regarde aussitôt le nouveau, tout entier.
rule-4-2-4 = Un coureur sur une case sans abri, ou sur la même case qu’un coureur accidenté, ne prend pas d’aspiration et reste. L’accidenté ne bouge pas non plus.
rule-4-2-5 = Une case sans abri, ou avec un coureur accidenté, ne donne pas d’aspiration non plus. Seule la case la plus en arrière du groupe de devant décide.
rule-4-2-6 = Une case qui ne prend pas d’aspiration retient aussi tous ceux qui sont derrière elle dans son groupe. Ceux de devant partent.
rule-4-2-7 = La case vide entre deux groupes peut être de n’importe quelle sorte.
    .choice = Les livrets n’en parlent pas ; l’aspiration se joue entre coureurs.
rule-4-2-8 = Le groupe avance case par case en partant de l’avant, file de droite d’abord. Chacun prend la file libre la plus à droite.
rule-4-2-9 = Là où la route se rétrécit, les coureurs les plus à droite partent tant qu’il y a de la place. Les autres restent et se serrent à droite.
rule-4-2-10 = L’aspiration ne se refuse pas. Elle fait exactement 1 case à chaque fois, quelles que soient les limites de vitesse, et fonctionne aussi après la ligne d’arrivée.
rule-4-2-11 = L’aspiration ne cause jamais d’accident.
rules-part-4-3 = La fatigue
rule-4-3-1 = Une fois l’aspiration terminée, chaque coureur dont la case suivante est entièrement vide prend une carte Fatigue. Elle va dans la défausse de son propre paquet.
rule-4-3-2 = Un coureur sur n’importe quelle file de la case suivante protège, même accidenté.
rule-4-3-3 = Tout le monde est concerné : les accidentés aussi, et quelle que soit la route.

## 5

rules-part-5 = L’arrivée
rules-part-5-1 = Fin de la course
rule-5-1-1 = Un coureur franchit la ligne d’arrivée en se déplaçant ou par aspiration. Ce tour est joué en entier, puis la course est finie.
rule-5-1-2 = Le coureur de devant gagne : le plus loin au-delà de la ligne, puis le plus à droite.
rule-5-1-3 = La fatigue s’applique au dernier tour comme aux autres.
    .choice = Les livrets ne font pas d’exception pour le dernier tour, et un tour se joue en entier.
rules-part-5-2 = Rouler jusqu’au dernier
rule-5-2-1 = En option, la course continue jusqu’à ce que tous soient arrivés. Les coureurs au-delà de la ligne quittent la route à la fin de chaque tour.
rule-5-2-2 = Les coureurs sont classés par tour d’arrivée, puis selon qui était devant.

## 6

rules-part-6 = Peloton
rules-part-6-1 = Ravitaillement et pavés
rule-6-1-1 = Un déplacement qui part d’une zone de ravitaillement fait 4 cases au moins ; y finir ne change rien. Les pavés n’abritent pas. Pour le reste, ce sont des cases comme les autres.
rules-part-6-2 = Les équipes automatiques
rule-6-2-1 = Une équipe Peloton fait rouler ses deux coureurs avec un seul paquet : les 15 cartes du rouleur et 2 cartes Attaque. Il est rangé avec le rouleur. Il y a au plus une équipe de ce type.
    .choice = Les livrets ne disent pas avec quel coureur ranger ce paquet.
rule-6-2-2 = Une équipe Muscle a deux paquets : celui du rouleur, tel quel, et celui du sprinteur avec un 5 de plus.
rule-6-2-3 = Quand tout le monde a joué, une équipe Peloton retourne une carte pour ses deux coureurs, une équipe Muscle une carte de chaque paquet. Ces cartes ne vont pas à la défausse.
rule-6-2-4 = Sur une Attaque, le coureur de devant avance de 2 et l’autre de 9. On juge qui est devant avant tout déplacement. Si l’un des deux est déjà arrivé, l’autre avance de 9.
    .choice = Les livrets ne disent pas ce que vaut une Attaque pour un coureur dont l’équipier est arrivé.
rule-6-2-5 = Un paquet vide compte comme un 2.
rule-6-2-6 = Les coureurs automatiques ne prennent pas de carte Fatigue. Toutes les autres règles valent pour eux.
rule-6-2-7 = Les coureurs automatiques sont placés avant tous les autres, le Peloton d’abord, puis les équipes Muscle dans l’ordre de la table. Ils partent le plus en avant possible, l’un juste derrière l’autre sur la file libre la plus à droite : une seconde équipe est donc à côté de la première. Chez Muscle le sprinteur est devant, chez Peloton le rouleur.
    .choice = Les livrets ne disent pas quel coureur du Peloton est devant.
rule-6-2-8 = Les équipes automatiques ne misent pas.
rule-6-2-9 = Il faut au moins une équipe qui ne soit pas automatique.
rules-part-6-3 = Courir seul
rule-6-3-1 = En solo, votre équipe court contre une équipe Peloton et une équipe Muscle.
rule-6-3-2 = Pour la course en solo, on conseille de partir avec 3 cartes Fatigue : 2 dans le paquet du rouleur, 1 dans celui du sprinteur.
    .choice = Les livrets ne disent pas comment répartir ces 3 cartes ; on les distribue tour à tour, le rouleur d’abord.
rules-part-6-4 = L’échappée
rule-6-4-1 = L’échappée est une option pour les étapes qui ont des places d’échappée. Sans ces places, elle est refusée.
rule-6-4-2 = Une fois la grille remplie, chaque équipe mise pour l’un de ses coureurs, choisi en secret.
rule-6-4-3 = Vous piochez 4 cartes du coureur choisi, en choisissez 1 et défaussez les autres ; puis tous révèlent. On recommence une fois avec le même coureur. La mise est la somme des 2 cartes.
rule-6-4-4 = Les plus fortes mises gagnent, une pour chaque place d’échappée sur la route. Les étapes faites pour deux à quatre équipes ont 1 place, celles pour cinq ou six en ont 2.
    .choice = Les livrets ne disent pas ce qui décide ; ici, ce sont les places de la tuile, pas le nombre d’équipes.
rule-6-4-5 = À mise égale, le coureur le plus en arrière gagne ; sur la même case, le plus à gauche.
rule-6-4-6 = Les gagnants vont sur les places d’échappée, la plus forte mise sur la plus à droite.
rule-6-4-7 = Les 2 cartes misées par un gagnant quittent la course, et 2 cartes Fatigue entrent dans le paquet de ce coureur.
rule-6-4-8 = Les équipes qui ne gagnent pas reprennent leurs cartes misées.
rule-6-4-9 = Chaque paquet qui a servi à miser est mélangé, défausse comprise.
rules-part-6-5 = La mise du Baroudeur
rule-6-5-1 = En option, un Baroudeur mise autrement : on tire une carte, et le double de sa valeur est la mise.
    .choice = Le livret n’en dit pas plus. On ne choisit rien, la carte est visible en même temps que les premières cartes des autres, et il n’y en a pas de deuxième.
rule-6-5-2 = Si cette mise gagne, la seule carte quitte la course et une carte Fatigue entre dans le paquet, pas deux.

## 7

rules-part-7 = Météo : vent et pluie
rules-part-7-1 = Poser la météo
rule-7-1-1 = Il y a 13 jetons météo : 9 vierges, 1 vent de travers, 1 vent de face, 1 vent arrière et 1 pluie. Avant de placer les coureurs, on les mélange et on en pose un sur chaque tuile droite. Au-delà de la treizième, les tuiles n’en ont pas.
rule-7-1-2 = Le départ, l’arrivée, les virages, les ronds-points et les virages dangereux n’ont pas de jeton.
    .choice = Le manuel met un jeton sur chaque tuile droite sauf la première ; l’arrivée est laissée de côté comme le départ.
rule-7-1-3 = Un jeton vaut pour toutes les cases de sa tuile, en plus de ce que la route y fait déjà.
rules-part-7-2 = Les vents
rule-7-2-1 = Vent de travers : pas d’abri, donc pas d’aspiration, ni donnée ni prise.
rule-7-2-2 = Par vent arrière, on pioche 5 cartes ; par vent de face, 3. Ce qui compte, c’est la case du coureur au moment de piocher.
rules-part-7-3 = Pluie et accidents
rule-7-3-1 = Pluie : la route est mouillée, toutes les cases de la tuile sont glissantes. Les cases bleues d’un virage dangereux le sont aussi.
rule-7-3-2 = Un coureur qui finit son déplacement sur une case glissante et qui a perdu au moins 1 case par blocage est accidenté. Il garde sa file et l’occupe toujours.
rule-7-3-3 = Un coureur que les autres ont bloqué sur place est accidenté lui aussi, si sa case est glissante.
    .choice = Les livrets ne parlent pas de ce cas ; le coureur a perdu des cases et finit son déplacement là.
rule-7-3-4 = Un coureur accidenté se relève à son prochain déplacement, avec 2 de moins sur sa carte.
rule-7-3-5 = Un coureur arrêté par une case pleine de coureurs accidentés est accidenté lui aussi, s’il s’arrête sur une case glissante.

## 8

rules-part-8 = Nouvelles tuiles
rules-part-8-1 = L’arrivée large
rule-8-1-1 = L’arrivée large v ou V a trois files. Son côté V est une ascension de 6 cases, avec la ligne après la deuxième.
    .choice = Le livret parle de files en plus ; leur nombre et la place de la ligne sont ceux du dessin de la tuile.
rules-part-8-2 = Virages dangereux
rule-8-2-1 = Les cases à ligne bleue ondulée sont glissantes. Tout ce qui vaut pour la pluie et les accidents y vaut aussi.
rule-8-2-2 = Une aspiration qui mène sur une case bleue ne provoque jamais d’accident.
    .choice = Les livrets ne parlent que du déplacement du coureur lui-même.
rules-part-8-3 = Ronds-points
rule-8-3-1 = Après trois cases à deux files, un rond-point se sépare en une voie intérieure de 3 cases et une voie extérieure de 5, à une file chacune. Les deux mènent à la première case de la tuile suivante.
rule-8-3-2 = Un coureur qui s’arrête là où la route est séparée prend la voie intérieure si possible. Sur la tuile suivante, c’est de nouveau la file de droite.
rule-8-3-3 = Un coureur engagé sur une des deux voies y reste jusqu’à la sortie du rond-point.
rule-8-3-4 = Un coureur avance du nombre exact de cases et prend la voie qui le mène le plus loin de sa carte ; à égalité, l’intérieure. Cela vaut aussi pour un déplacement qui traverse tout le rond-point.
    .choice = Les livrets montrent des déplacements qui finissent dans le rond-point ; on fait de même quand on le traverse.
rule-8-3-5 = Les coureurs des deux voies se déplacent avant ceux de derrière : le plus proche de la sortie d’abord ; à égale distance, celui de la voie intérieure.
rule-8-3-6 = Ce qu’un coureur perd par blocage se compte depuis le plus long déplacement possible sur l’une ou l’autre voie.
    .choice = Les livrets ne disent pas ce qui compte quand les deux voies diffèrent.
rule-8-3-7 = Les coureurs de la dernière case avant la séparation bénéficient de l’aspiration des deux voies et peuvent appartenir à deux groupes ; alors, la voie intérieure d’abord. Entre les deux voies, il n’y a pas d’aspiration.
rule-8-3-8 = Pour une aspiration dans la séparation, le coureur le plus en avant passe le premier, vers la voie où se trouve l’écart. Les autres de sa case suivent sur l’une ou l’autre voie, tant qu’il y a de la place.
    .choice = La place suffit ; il n’est pas nécessaire que quelqu’un donne l’aspiration sur cette voie.
rule-8-3-9 = Là où les voies se rejoignent, les coureurs suivent des deux, l’intérieure d’abord. On regarde les deux têtes d’un groupe avant qu’un groupe réuni ne continue, le plus en arrière d’abord.
    .choice = Un groupe déjà regardé et resté sur place n’est plus regardé dans ce tour.
rule-8-3-10 = Un coureur sur la dernière case avant la séparation ne prend pas de carte Fatigue si la première case de l’une des voies est occupée. Sur une voie, seule cette voie compte.

## 9

rules-part-9 = Spécialistes
rules-part-9-1 = Le choix
rule-9-1-1 = En option, chaque équipe choisit un spécialiste pour chacun de ses coureurs avant toute chose : dans un ordre tiré au sort, puis dans l’ordre inverse.
    .choice = Les livrets ne disent pas si la météo est déjà connue ; ici, elle ne l’est pas.
rule-9-1-2 = Il y a 1 exemplaire de chaque spécialiste à deux ou trois équipes, et 2 de quatre à six.
    .choice = Une équipe seule dispose de 1 exemplaire de chacun.
rule-9-1-3 = Une équipe choisit n’importe quel spécialiste restant ; la seconde fois, pour son autre coureur.
rule-9-1-4 = Les cartes du spécialiste en remplacent d’autres dans le paquet de ce coureur. Tout le monde sait qui est quel spécialiste.
rule-9-1-5 = Les spécialistes peuvent être donnés au lieu d’être choisis, comme dans un tour qui continue. Les équipes automatiques n’en ont pas.
rules-part-9-2 = Leurs cartes
rule-9-2-1 = Il y a six rouleurs (Baroudeur, Flandrien, Grimpeur, Équipier, Super Rouleur, Puncheur) et six sprinteurs (Descendeur, Polyvalent, Montagnard, Écureuil, Super Sprinteur, Flahute), chacun avec des cartes retirées et des cartes ajoutées.
rule-9-2-2 = Là où l’impression laisse un doute : la récupération est sur les 4 de l’Équipier et les 3 du Descendeur, l’échappée et la poursuite sur les 7 de l’Écureuil, l’agilité sur le 5 du Flahute.
    .choice = Les symboles se lisent mal dans les livrets ; ceux-ci sont les plus probables.
rules-part-9-3 = Pouvoirs
rule-9-3-1 = Puissance en montée : là où une ascension limite à 5, cette carte va jusqu’à 6, ou jusqu’à 7.
rule-9-3-2 = Puissance en descente : un coureur qui part d’une descente avance d’au moins 7 avec cette carte. Une zone d’approvisionnement ne donne rien de plus.
rule-9-3-3 = Récupération : qui joue cette carte peut rendre 1 carte Fatigue de la défausse de ce coureur, y compris une carte qu’on vient d’y mettre.
    .choice = On le décide avec la carte, et on l’annonce quand tous ont joué.
rule-9-3-4 = Un pouvoir vaut pour la carte jouée, pendant ce tour de jeu. Il ne change pas sa valeur : les mises et les contre-la-montre comptent ce qui est imprimé.
rule-9-3-5 = Implacable : le coureur ne prend pas de carte Fatigue ce tour-ci.
rule-9-3-6 = Échappée : personne sur la case de ce coureur ne donne d’aspiration ce tour-ci, pas même à son propre groupe. Lui-même peut en bénéficier.
    .choice = C’est la case où se trouve le coureur à cet instant qui compte.
rule-9-3-7 = Poursuite : juste après son déplacement, le coureur avance encore de 1 case, s’il y reste une file libre et qu’il y a quelqu’un sur cette case ou sur la suivante. Ni montée, ni pavés, ni météo, ni coureur accidenté ne l’empêchent.
    .choice = Cela se fait une seule fois, pas pour un coureur qui vient de chuter, et d’abord vers la voie intérieure.
rule-9-3-8 = Agile : le coureur s’arrête sur la file de droite, et qui s’y trouve se décale d’une file vers la gauche. Si toutes les files sont prises, il se place sur l’herbe à droite, au-delà de ceux qui y sont déjà. Dans un rond-point, à égalité, il prend la voie intérieure.
rule-9-3-9 = Une case pleine n’arrête jamais un coureur agile, même pleine de coureurs accidentés. Seul le fait de devoir traverser une telle case l’arrête ; il trouve alors place à côté de la case de derrière, et chute si elle est glissante.
rule-9-3-10 = Un coureur sur l’herbe est le premier de sa case à se déplacer et à bénéficier de l’aspiration. Il lui faut alors une file libre, comme à tous ; sinon, il reste.

## 10

rules-part-10 = Une étape d’un tour
rules-part-10-1 = Les tours et leurs étapes
rule-10-1-1 = En option, une course se court comme l’étape d’un tour : avec des jetons au bord de la route, des temps et un podium, jusqu’à ce que tous soient arrivés.
rule-10-1-2 = Un tour compte de trois à vingt et une étapes dans n’importe quel ordre, courues par les mêmes équipes avec les mêmes spécialistes.
rule-10-1-3 = Un jour de repos peut suivre toute étape sauf la dernière : 2 au plus dans un tour de vingt et une étapes, 1 dans un tour plus court.
rules-part-10-2 = Des jetons au bord de la route
rule-10-2-1 = Deux piles se trouvent au bord de la route, côté sprint ou côté montagne : la majeure de 5, 3 et 1, la mineure de 2 et 1, le meilleur jeton dessus.
rule-10-2-2 = C’est la route qui dit où : une pile juste après la ligne d’arrivée, l’autre après une ascension ou vers la moitié.
    .choice = Les cartes Étape connues les mettent aux mêmes endroits.
rules-part-10-3 = Le départ
rule-10-3-1 = La grille de départ se remplit comme dans toute course. Dans un tour, c’est le tour qui dit qui place en premier.
rule-10-3-2 = À partir de la deuxième étape, l’équipe qui a le moins de points de tour place en premier, puis dans le sens horaire. À égalité, c’est celle dont le meilleur coureur est le plus loin au temps.
    .choice = Si cela ne les départage pas, la première place à table place en premier.
rules-part-10-4 = En route
rule-10-4-1 = Un coureur qui atteint ou dépasse la case d’une pile prend le jeton du dessus. S’ils sont plusieurs dans le même tour de jeu, celui qui est devant à la fin du tour prend le premier.
rule-10-4-2 = Les jetons appartiennent aux coureurs, et personne n’en prend deux de la même pile.
rule-10-4-3 = Les cartes Énergie jouées sont mises de côté, les cartes Fatigue jouées retournent à la réserve. Les unes et les autres ont quitté la course.
rules-part-10-5 = L’arrivée
rule-10-5-1 = À la fin du tour de jeu où le premier coureur franchit la ligne, et de chaque tour suivant, on fait ce qui suit après l’aspiration, dans cet ordre.
rule-10-5-2 = Qui a franchi la ligne dans ce tour reçoit un temps : une minute par jeton Temps, et les secondes de son groupe.
rule-10-5-3 = Les secondes d’un groupe sont celles de sa case de tête : 40, 30, 20, 10, 0 à partir de la ligne ; à une arrivée en montée 30, 20, 10, 0 ; plus loin, aucune.
    .choice = Le livret compte les valeurs mais n’en imprime que quelques-unes : celles-ci vont avec son exemple. Dans les tours suivants aussi, chaque groupe a le temps de son propre coureur de tête.
rule-10-5-4 = Tous ceux qui n’ont pas franchi la ligne prennent un jeton Temps d’une minute, qui que ce soit devant eux.
rule-10-5-5 = La fatigue se vérifie pour ceux qui n’ont pas franchi la ligne. Les coureurs au-delà de la ligne comptent encore comme des coureurs devant.
rule-10-5-6 = Les coureurs qui ont franchi la ligne quittent la route. Les trois premiers de l’étape reçoivent 3, 2 et 1 points.
    .choice = Le manuel compte les temps des deux coureurs d’une équipe, le livret du Grand Tour les premiers arrivés ; c’est lui qui vaut.
rule-10-5-7 = Les autres continuent jusqu’à ce que tous soient arrivés.
rules-part-10-6 = Les comptes
rule-10-6-1 = Après une étape, on note pour chaque coureur son temps, ses points de sprint et de montagne et sa place sur le podium.
rule-10-6-2 = La fiche du tour additionne : les points de tour pour les deux coureurs d’une équipe ensemble ; le temps et les points de sprint et de montagne pour chaque coureur.
rules-part-10-7 = Entre les étapes
rule-10-7-1 = Chaque coureur rend la moitié des cartes Fatigue de son paquet, arrondie vers le bas, et garde les autres.
    .choice = Dans le manuel on garde la moitié des cartes, arrondie vers le bas ; dans le livret du Grand Tour on rend la moitié, arrondie vers le bas. C’est lui qui vaut.
rule-10-7-2 = Toutes les cartes Énergie jouées dans l’étape retournent dans leurs paquets.
rule-10-7-3 = Le meilleur temps porte le jaune, le plus de points de sprint le vert, le plus de points de montagne les pois. Personne ne porte deux maillots : le suivant du classement porte le moindre.
rule-10-7-4 = Les égalités vont au coureur qui a franchi la ligne en premier dans la dernière étape courue ; entre équipes, à celle dont le premier coureur l’a fait.
    .choice = Les livrets parlent de l’équipe arrivée en premier ; c’est celle de son premier coureur.
rule-10-7-5 = Sans un seul point, personne ne mène le classement de sprint ou de la montagne.
    .choice = Le livret donne un maillot disponible au coureur suivant. Sans un point, on n’est le suivant de personne.
rule-10-7-6 = Un jour de repos, une équipe reçoit un point de tour pour chaque classement que mène l’un de ses coureurs, quel que soit son maillot. Tous les coureurs sauf ces meneurs rendent encore une fois la moitié de leur fatigue.
rules-part-10-8 = La fin d’un tour
rule-10-8-1 = Points bonus : jusqu’à sept étapes, et toujours à deux équipes, 3, 2, 1 au temps, 1 pour la meilleure équipe, 2, 1 en sprint et en montagne. Jusqu’à quatorze étapes 4, 3, 2, 1, par équipe 2, 1, et 3, 2, 1. Au-delà 5, 4, 3, 2, 1, par équipe 3, 2, 1, et 4, 3, 2, 1.
    .choice = Une équipe seule compte comme deux.
rule-10-8-2 = Un coureur peut marquer dans chaque classement ; les maillots ne comptent pas ici. Le temps d’une équipe est celui de ses deux coureurs ensemble.
rule-10-8-3 = L’équipe qui a le plus de points de tour gagne : ceux des podiums, des jours de repos et des bonus. Les égalités se règlent par la dernière étape.
rules-part-10-9 = Le maillot du super-combatif
rule-10-9-1 = En option dans un tour, qui mène la course à la fin d’un tour de jeu, après l’aspiration, prend un jeton de combativité.
    .choice = Pour la dernière fois dans le tour de jeu où quelqu’un franchit la ligne ; la course est alors menée jusqu’au bout.
rule-10-9-2 = Il n’y a pas de jetons de combativité contre la montre.
    .choice = Personne ne mène des coureurs qui ont chacun leur route.
rule-10-9-3 = L’étape finie, le coureur qui a le plus de jetons de combativité gagne un point de tour pour son équipe. À égalité, celui qui est parti dans l’échappée, puis celui qui a franchi la ligne le premier.
rule-10-9-4 = Ce coureur porte le maillot jusqu’à ce qu’il soit gagné de nouveau. C’est le moindre des maillots : si le coureur en porte un autre, le suivant en combativité le porte.
    .choice = Le livret nomme un maillot et n’en dit pas plus.

## 11

rules-part-11 = Étapes spéciales
rules-part-11-1 = Contre-la-montre par équipe
rule-11-1-1 = Tous les coureurs partent de la case la plus à l’avant derrière la ligne de départ. Il n’y a pas de jetons.
    .choice = Dans une équipe, le rouleur est à droite.
rule-11-1-2 = Les autres équipes sont comme absentes : ni blocage, ni aspiration, ni protection, et autant d’équipes que l’on veut à la même place. Les deux coureurs d’une équipe roulent ensemble selon toutes les règles habituelles.
rule-11-1-3 = Il n’y a pas d’échappée. Les tours de jeu sont communs à toutes les équipes, pour que les minutes soient justes.
rule-11-1-4 = Les deux coureurs d’une équipe reçoivent le temps du plus lent.
rule-11-1-5 = Le podium est celui d’une étape, avec au plus 1 jeton par équipe.
rule-11-1-6 = Entre coureurs d’équipes différentes sur la même case dans le même tour, celui dont le coéquipier est devant est devant, puis, dans un tour, celui dont l’équipe a le moins de points, puis celui de la première place à table. Un jeton Podium donné reste donné.
    .choice = Chacun roule sur sa propre route, les files ne se comparent donc pas.
rule-11-1-7 = Les équipes automatiques ne courent pas les contre-la-montre. Une équipe peut rouler seule, contre le chrono.
rules-part-11-2 = Contre-la-montre individuel
rule-11-2-1 = Comme par équipe, mais le coéquipier est comme absent lui aussi : il n’y a aucune aspiration.
rule-11-2-2 = À chaque tour, le rouleur qui a joué la plus forte carte de tous les rouleurs prend une carte Fatigue, et de même pour les sprinteurs. À égalité, tous en prennent une.
rule-11-2-3 = C’est la valeur imprimée qui compte. Un coureur arrivé ou implacable n’en prend pas, et personne ne la prend à sa place.
    .choice = Le livret ajoute qu’au moins deux cartes sont données à chaque tour : c’est ce que donne la règle quand personne n’en est dispensé.
rule-11-2-4 = Chaque coureur a son propre temps, et le podium est celui d’une étape.
rules-part-11-3 = Étape prolongée
rule-11-3-1 = En option, le jeton Rafraîchissement se trouve sur la première case d’une tuile de 6 cases, à la moitié ou juste après.
rule-11-3-2 = Le premier coureur qui atteint ou dépasse sa case le prend. S’ils sont plusieurs dans le même tour, c’est celui qui est devant à la fin du tour.
rule-11-3-3 = À la toute fin de ce tour, chaque coureur encore en course reprend des cartes Énergie jouées dans cette course, pour un total de 24 au plus ; 25 pour celui qui a le jeton. Pas de cartes Fatigue.
    .choice = Les coureurs des équipes automatiques n’en reprennent pas.
rule-11-3-4 = Ensuite, les cartes reprises, la défausse et la pioche sont mélangées ensemble.
rule-11-3-5 = Cela n’arrive qu’une fois par course.
rule-11-3-6 = Les cartes d’une mise gagnante peuvent revenir aussi.
    .choice = Le livret parle des cartes utilisées pendant cette étape, et une mise en est une.
rules-part-11-4 = Un format à la fois
rule-11-4-1 = Une course se court simplement, comme étape d’un tour, comme contre-la-montre par équipe ou individuel. Seuls les deux premiers peuvent être prolongés.
