### Lists of tables (Flamme Rouge).

## Stages

home-stage-peloton = Peloton { $number }
home-stage-grand-tour = Grand Tour { $number }
