### Les listes de tables (Flamme Rouge).

## Étapes

home-stage-peloton = Peloton { $number }
home-stage-grand-tour = Grand Tour { $number }
