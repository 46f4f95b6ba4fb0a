### La radio de la course en français : un message pour chaque chose qui peut se dire d’une course.
###
### Une phrase est entière. `$rider`, `$riders`, `$card`… arrivent déjà en toutes lettres, avec leur
### article : éviter « à » et « de » devant un coureur, qui demanderaient « au » et « du ».

## Avant le départ

draft-order-seats = Ordre de la draft (en serpent) : { $seats }.
drafted = { $rider } sera { $specialist }.
weather = Le temps change : { $weather }.
weather-fair = Beau temps sur toute la route.
placed =
    { $lane ->
        [left] { $rider } se place sur la case { $square }, file de gauche.
        [middle] { $rider } se place sur la case { $square }, file du milieu.
       *[right] { $rider } se place sur la case { $square }, file de droite.
    }
    .to-go =
        { $lane ->
            [left] { $rider } se place, { $left } à parcourir, file de gauche.
            [middle] { $rider } se place, { $left } à parcourir, file du milieu.
           *[right] { $rider } se place, { $left } à parcourir, file de droite.
        }

## L’échappée

bid-revealed = { $rider } mise { $cards }.
bid-revealed-sum = { $rider } mise { $cards } : { $sum } en tout.
bid-doubled = { $rider } tire { $cards }, qui compte double : { $sum }.
broke-away =
    { $exhaustion ->
        [one] { $rider } s’échappe jusqu’à la case { $square }, avec une carte Fatigue de plus.
       *[other] { $rider } s’échappe jusqu’à la case { $square }, avec deux cartes Fatigue de plus.
    }
    .to-go =
        { $exhaustion ->
            [one] { $rider } s’échappe, { $left } à parcourir, avec une carte Fatigue de plus.
           *[other] { $rider } s’échappe, { $left } à parcourir, avec deux cartes Fatigue de plus.
        }
bid-lost = { $rider } reste dans le peloton et reprend sa mise.

## Les cartes

drew = Plus assez de cartes en pioche : { $rider } mélange ses cartes recyclées.
recovered = Récupération : une carte Fatigue de moins pour { $riders }.
turned = Attaque : { $rider } reçoit { $card }.

## Les déplacements

pushed =
    { $count ->
        [one] { $riders } se pousse sur la case { $square }.
       *[other] { $riders } se poussent sur la case { $square }.
    }
    .to-go =
        { $count ->
            [one] { $riders } se pousse.
           *[other] { $riders } se poussent.
        }
moved = { $rider } joue { $card } et rejoint la case { $square }.
    .to-go =
        { $left ->
            [0] { $rider } joue { $card } et franchit la ligne.
           *[other] { $rider } joue { $card } : { $left } à parcourir.
        }
moved-other = { $rider } joue { $card } mais avance de { $distance }, jusqu’à la case { $square }.
    .to-go =
        { $left ->
            [0] { $rider } joue { $card } mais avance de { $distance }, au-delà de la ligne.
           *[other] { $rider } joue { $card } mais avance de { $distance } : { $left } à parcourir.
        }
moved-stayed = { $rider } joue { $card } mais reste sur la case { $square }.
    .to-go = { $rider } joue { $card } mais reste sur place : { $left } à parcourir.
moved-stood-up = Le temps de se remettre en selle : 2 de moins.
moved-raised =
    { $terrain ->
        [ascent] En montée, la carte vaut { $speed }.
        [descent] En descente, la carte vaut { $speed }.
        [cobbles] Sur les pavés, la carte vaut { $speed }.
        [supply] Au ravitaillement, la carte vaut { $speed }.
       *[flat] Sur cette route, la carte vaut { $speed }.
    }
moved-limited =
    { $terrain ->
        [ascent] La montée coûte { $limited ->
            [one] { $limited } case.
           *[other] { $limited } cases.
        }
        [descent] La descente coûte { $limited ->
            [one] { $limited } case.
           *[other] { $limited } cases.
        }
        [cobbles] Les pavés coûtent { $limited ->
            [one] { $limited } case.
           *[other] { $limited } cases.
        }
        [supply] Le ravitaillement coûte { $limited ->
            [one] { $limited } case.
           *[other] { $limited } cases.
        }
       *[flat] La route coûte { $limited ->
            [one] { $limited } case.
           *[other] { $limited } cases.
        }
    }
moved-outside = Par l’extérieur, qui mène plus loin.
moved-blocked =
    { $blocked ->
        [one] Case prise par { $blockers } : { $blocked } case perdue.
       *[other] Case prise par { $blockers } : { $blocked } cases perdues.
    }
moved-wall =
    { $blocked ->
        [one] Route barrée par { $blockers } : { $blocked } case perdue.
       *[other] Route barrée par { $blockers } : { $blocked } cases perdues.
    }
moved-grass = Pas une file de libre : dans l’herbe.
moved-crashed = Et chute sur la route glissante.
chased = { $rider } part en poursuite : case { $square }, juste derrière { $ahead }.
    .to-go = { $rider } part en poursuite : juste derrière { $ahead }, { $left } à parcourir.
chased-beside = { $rider } part en poursuite et rejoint { $ahead } sur la case { $square }.
    .to-go = { $rider } part en poursuite et rejoint { $ahead }, { $left } à parcourir.

## Où mènerait une carte

forecast-stood-up = Le temps de se remettre en selle : 2 de moins.
forecast-raised =
    { $terrain ->
        [descent] La route descend : la carte vaut **{ $speed }**.
       *[supply] Au ravitaillement, la carte vaut **{ $speed }**.
    }
forecast-climbing = Vous êtes en montée : la carte vaut **{ $distance }**.
forecast-rises =
    { $squares ->
        [0] La route monte tout de suite : la carte vaut **{ $distance }**.
        [one] La route monte dans { $squares } case : la carte vaut **{ $distance }**.
       *[other] La route monte dans { $squares } cases : la carte vaut **{ $distance }**.
    }
forecast-strong = Même en montée, la carte vaut **{ $distance }**.
forecast-recovery = Une fois jouée, elle peut vous ôter une carte Fatigue.
forecast-lands = Vous arrivez **à { $left } de la ligne**.
forecast-over =
    { $beyond ->
        [one] Vous passez la ligne et finissez sur **la première case** au-delà.
       *[other] Vous passez la ligne et finissez **{ $beyond } cases** au-delà.
    }
forecast-beside = Cette case attire aussi { $riders }.
forecast-crowded = Cette case peut être prise avant vous : { $riders }.
forecast-crowd = Cette case peut être prise avant vous par { $count } coureurs.
forecast-nimble = Même pleine, la case vous fait une place : dans l’herbe s’il le faut.
forecast-chase = S’il reste une seule case vide jusqu’à ceux de devant, vous la comblez aussitôt.
forecast-breakaway = Personne sur votre case ne donne l’aspiration.
forecast-relentless = Ici, **pas de fatigue**, qui que ce soit devant.
forecast-trial = La plus forte carte de chaque sorte fatigue.
forecast-wind = Personne devant : gare à la fatigue.

## L’aspiration

slipped =
    { $count ->
        [one] { $riders } revient sur { $ahead } par aspiration.
       *[other] { $riders } reviennent sur { $ahead } par aspiration.
    }
slipped-many = Un groupe de { $count }, mené par { $leader }, revient sur { $ahead } par aspiration.
slipped-no-room = Pas de place devant pour { $riders }.
slipped-held = Pas d’abri pour { $riders } : le trou est fait.
slipped-breakaway = Une échappée n’abrite personne : le trou est fait pour { $riders }.

## La fatigue, les jetons et l’arrivée

exhausted = Le nez au vent : Fatigue pour { $riders }.
exhausted-empty = Plus une seule carte : Fatigue pour { $riders }.
exhausted-hardest = Le plus gros effort : Fatigue pour { $riders }.
token =
    { $side ->
        [mountain] { $value ->
            [one] { $rider } prend { $value } point de la montagne.
           *[other] { $rider } prend { $value } points de la montagne.
        }
       *[sprint] { $value ->
            [one] { $rider } prend { $value } point au sprint.
           *[other] { $rider } prend { $value } points au sprint.
        }
    }
led = { $rider } mène la course et prend un jeton de combativité.
refresh-token = { $rider } passe la mi-course en tête et prend le jeton Rafraîchissement.
timed =
    { $count ->
        [one] { $riders } est crédité de { $time }.
       *[other] { $riders } sont crédités de { $time }.
    }
minute = Encore en route : une minute de plus pour { $riders }.
minute-many = Encore en route : une minute de plus pour { $count } coureurs.
home =
    { $count ->
        [one] { $riders } franchit la ligne.
       *[other] { $riders } franchissent la ligne.
    }
podium =
    { $points ->
        [3] Première place et 3 points pour { $rider }.
        [2] Deuxième place et 2 points pour { $rider }.
       *[1] Troisième place et 1 point pour { $rider }.
    }
won = { $rider } remporte la course.
won-stage = { $rider } remporte l’étape.

## Des cartes fraîches

refreshed = { $rider } reprend { $cards }.
refreshed-none = { $rider } ne reprend aucune carte.

## Après la course : ce que la route dit d’une réponse

study-card-line = { $card } : la ligne est franchie.
study-card-cut = { $card } : la route ne laisse faire que { $distance } ; une carte Fatigue dans { $exhausted } % des cas.
study-card-blocked = { $card } : bloqué dans { $blocked } % des cas ; une carte Fatigue dans { $exhausted } %.
study-card-wind = { $card } : face au vent, avec une carte Fatigue dans { $exhausted } % des cas.
study-card-pulled = { $card } : emmené par l’aspiration dans { $sheltered } % des cas ; une carte Fatigue dans { $exhausted } %.
study-card-wheel = { $card } : dans une roue ; une carte Fatigue dans { $exhausted } % des cas.
study-card-alone = { $card } : la plus haute carte du tour, qui fatigue, dans { $exhausted } % des cas.
study-card-raised = La route en fait { $distance } cases.
study-card-blocking = D’autres sont arrêtés dans { $blocking } % des cas.
study-card-token = Un jeton est pris.
study-bid-rider = { $rider } depuis la case { $square } : s’échappe dans { $away } % des cas.
study-place =
    { $count ->
        [0] { $rider } sur la case { $square } : personne devant pour l’instant.
        [1] { $rider } sur la case { $square } : un coureur devant pour l’instant.
       *[other] { $rider } sur la case { $square } : { $count } coureurs devant pour l’instant.
    }
    .to-go =
        { $count ->
            [0] { $rider } à { $left } cases de l’arrivée : personne devant pour l’instant.
            [1] { $rider } à { $left } cases de l’arrivée : un coureur devant pour l’instant.
           *[other] { $rider } à { $left } cases de l’arrivée : { $count } coureurs devant pour l’instant.
        }
study-bid = { $card } : une offre de { $sum } jusqu’ici ; une offre qui gagne est perdue.
study-first = { $rider } d’abord : l’équipier joue ensuite en connaissant cette carte.
study-pick = { $specialist } : cela apporte { $cards }.
study-refresh = { $cards } : { $sum } des { $limit } qui peuvent revenir.
study-refresh-none = Rien : aucun des { $limit } qui peuvent revenir.

## Après la course : ce qui s’est passé quand une chance a changé

story-won = { $rider } franchit la ligne en tête.
story-beaten = { $rider } franchit la ligne en tête.
story-away = { $rider } gagne l’échappée.
story-blocked =
    { $count ->
        [one] { $rider } joue { $card } et reste à une case de son but : d’autres barrent la route.
       *[other] { $rider } joue { $card } et reste à { $count } cases de son but : d’autres barrent la route.
    }
story-limited =
    { $count ->
        [one] { $rider } joue { $card }, et la route en prend une case.
       *[other] { $rider } joue { $card }, et la route en prend { $count } cases.
    }
story-tired = { $rider } n’a rien de mieux à jouer qu’une carte Fatigue.
story-wind =
    { $count ->
        [one] { $rider } roule face au vent et prend une première carte Fatigue.
       *[other] { $rider } roule face au vent : carte Fatigue numéro { $count }.
    }
story-pulled = L’aspiration emmène { $rider }.
story-placed =
    { $count ->
        [0] { $rider } part sans personne devant.
        [1] { $rider } part avec un coureur devant.
       *[other] { $rider } part avec { $count } coureurs devant.
    }
story-others-blocked = { $riders } : d’autres barrent la route.
story-others-wind = { $riders } : face au vent.
story-far =
    { $count ->
        [one] { $rider } joue { $card } et avance d’une case.
       *[other] { $rider } joue { $card } et avance de { $count } cases.
    }

## Comment on appelle les coureurs : par qui dirige l’équipe, ou par sa couleur
## $team : le nom de la personne ou du robot. $start : vowel ou consonant, comment ce nom commence.
## $own : yes ou no, si l’équipe est celle de qui lit.
## $type : R ou S. $colour : la couleur de l’équipe, ou son nom si elle n’en a pas.

rider =
    { $own ->
        [yes] { $type ->
            [R] votre rouleur
           *[S] votre sprinteur
        }
       *[no] { $type ->
            [R] { $start ->
                [vowel] le rouleur d’{ $team }
               *[consonant] le rouleur de { $team }
            }
           *[S] { $start ->
                [vowel] le sprinteur d’{ $team }
               *[consonant] le sprinteur de { $team }
            }
        }
    }
both-riders =
    { $own ->
        [yes] vos deux coureurs
       *[no] { $start ->
            [vowel] les deux coureurs d’{ $team }
           *[consonant] les deux coureurs de { $team }
        }
    }
rider-of-colour =
    { $type ->
        [R] le rouleur { $colour ->
            [blue] bleu
            [red] rouge
            [green] vert
            [black] noir
            [white] blanc
            [pink] rose
           *[other] { $colour }
        }
       *[S] le sprinteur { $colour ->
            [blue] bleu
            [red] rouge
            [green] vert
            [black] noir
            [white] blanc
            [pink] rose
           *[other] { $colour }
        }
    }
both-riders-of-colour =
    { $colour ->
        [blue] les deux coureurs bleus
        [red] les deux coureurs rouges
        [green] les deux coureurs verts
        [black] les deux coureurs noirs
        [white] les deux coureurs blancs
        [pink] les deux coureurs roses
       *[other] les deux coureurs { $colour }
    }

## Comment on appelle les cartes et le temps qu’il fait
## $powers : ce que sait faire la carte d’un spécialiste, en liste.

card =
    { $kind ->
        [exhaustion] une Fatigue ({ $value })
        [attack] une Attaque ({ $value })
        [power] un { $value } ({ $powers })
       *[energy] un { $value }
    }
power =
    { $power ->
        [asc6] fort en montée
        [asc7] fort en montée
        [desc7] fort en descente
        [recovery] récupération
        [relentless] implacable
        [breakaway] échappée
        [chase] poursuite
       *[nimble] agile
    }
weather-run =
    { $weather ->
        [crosswind] vent de travers sur les cases { $first }–{ $last }
        [headwind] vent de face sur les cases { $first }–{ $last }
        [tailwind] vent arrière sur les cases { $first }–{ $last }
       *[wet] route mouillée sur les cases { $first }–{ $last }
    }
    .to-go =
        { $weather ->
            [crosswind] vent de travers de { $first } à { $last } cases de l’arrivée
            [headwind] vent de face de { $first } à { $last } cases de l’arrivée
            [tailwind] vent arrière de { $first } à { $last } cases de l’arrivée
           *[wet] route mouillée de { $first } à { $last } cases de l’arrivée
        }
