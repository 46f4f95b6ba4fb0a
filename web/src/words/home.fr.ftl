### La première page, la liste des rediffusions, et les pages où la route s’arrête.

home-motto = Deux jeux cyclistes. Choisissez, et roulez.
home-join-with = Entrer avec un code : abc-def-ghj
home-code = Code de la table
home-join = Entrer
home-join-empty = Tapez le code qu’on vous a donné.

## Vos tables

home-tables = Vos tables
home-running = { $n } en cours
home-your-turn = À vous
home-others-think = Les autres réfléchissent
home-tour-stage = { $n ->
    [0] { $tour }, prologue
   *[other] { $tour }, étape { $n } sur { $all }
  }
home-between = Entre deux étapes
home-before-start = Avant le départ
home-round = { $n ->
    [0] Sur la grille de départ
   *[other] Tour { $n }
  }
home-free-seats = { $n ->
    [0] Prêt à partir
    [one] { $n } place libre
   *[other] { $n } places libres
  }
home-public = Ouvertes à tous
home-public-about = Prenez une place libre
home-empty = Trois robots vous attendent
home-new = Nouveau ? { $name } en huit étapes

## Tours

home-tours-about = De { $least } à { $most } étapes avec les mêmes équipes, en autant de jours que vous voulez.
home-tours-new = Nouveau tour
home-tours-none = Pas encore de tour. Un tour court tient en un week-end, un Grand Tour compte { $most } étapes.
home-tours-running = En cours
home-tours-over = Terminés
home-tours-stage = { $n ->
    [0] Prologue : { $stage }
   *[other] Étape { $n } sur { $all } : { $stage }
  }
home-tours-standing = Points : { $teams }
home-tours-points = { $name } { $points }

## Problèmes

home-puzzle = Le problème du jour
home-puzzle-about = Une position, une meilleure réponse. Que joueriez-vous ?

## Rediffusions

home-all-replays = Toutes
home-replays-about = Vos courses, celles que vous avez suivies, et tout fichier de course que vous déposez ici.
home-no-replays = Une course terminée se revoit ici.
home-won-you = Vous avez gagné
home-won = Victoire : { $who }
home-rounds = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
home-drop = Déposez un fichier de course pour le revoir
home-record-too-large = Ce fichier est trop gros pour une course.
home-record-unread = Ce fichier n’a pas pu être lu.

## Étapes

home-own-road = Parcours personnalisé
home-guided-road = Premiers kilomètres

## La route s’arrête ici

home-to-tables = Vers vos tables
home-nowhere = Pas de route ici
home-nowhere-about = Il n’y a rien à cette adresse. Il manque peut-être une lettre à la fin.
home-trouble = Sortie de route
home-reload = Recharger la page
home-trouble-no-such-table = Cette table n’existe pas, ou vous n’y êtes pas encore. Tapez son code pour entrer.
    .safe = Le code est dans le menu de tous ceux qui sont à la table.
home-trouble-other-version = Le serveur est plus récent que cette page.
    .safe = Votre course est à l’abri. Rechargez la page et continuez.
home-trouble-other-edition = Cette table a été courue sous une édition antérieure des règles et ne peut pas continuer.
    .safe = Rien n’a changé : elle reste dans votre liste, et la course telle qu’elle a été courue peut être enregistrée.
home-trouble-record = Enregistrer la course
home-trouble-other = Quelque chose s’est arrêté ici : { $code }.
    .safe = Ce que vous avez joué est gardé.

## La course en cours

home-go-on = Reprendre

## Une étape d’un tour en cours

home-more = Tables plus anciennes
home-leave = Quitter ou supprimer : { $name }
home-stage-of = { $n ->
    [0] Prologue
   *[other] Étape { $n } sur { $all }
  }

## La course guidée

home-guided = Première fois ? Suivez une course guidée
home-came = { $place ->
    [1] Vous avez gagné
   *[other] Votre meilleur coureur : { $place } sur { $riders }
  }
home-notice-disk-nearly-full = Ce serveur est presque plein. Bientôt, plus personne ne pourra y ouvrir de table.
home-notice-address-nearly-full = Votre adresse a beaucoup enregistré ces derniers temps. Elle devra bientôt attendre avant d’ouvrir une table.
