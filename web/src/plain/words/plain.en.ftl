# A game that these pages do not know.

plain-about = These pages do not know this game. They show it as text.
plain-road = Road
plain-history = What has happened
