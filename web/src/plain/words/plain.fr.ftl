# A game that these pages do not know.

plain-about = Ces pages ne connaissent pas ce jeu. Elles l’affichent sous forme de texte.
plain-road = Parcours
plain-history = Ce qui s’est passé
