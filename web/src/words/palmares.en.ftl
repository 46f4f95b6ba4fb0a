### The palmarès: the races ridden on this device.

palmares = Your palmarès
palmares-about = Races you rode to the end on this device. They are stored only here: save them to take them with you.
palmares-none = No race yet. Races that you ride to the end appear here.
palmares-sum = { $n ->
    [one] 1 race
   *[other] { $n } races
  }, { $wins ->
    [one] 1 victory
   *[other] { $wins } victories
  }, { $podiums ->
    [one] 1 podium
   *[other] { $podiums } podiums
  }
palmares-bests = The best of each stage
palmares-stage = Stage
palmares-races = Races
palmares-place = Place
palmares-rounds = Rounds or turns
palmares-time = Time
palmares-latest = The latest
palmares-came = Place { $place } of { $riders }
palmares-save = Save
palmares-save-csv = As a table (CSV)
palmares-open = Open a saved one
palmares-bad-file = This file is not a palmarès. Nothing was changed.
palmares-read = { $n ->
    [0] All of these races were here already.
    [one] 1 race was added.
   *[other] { $n } races were added.
  }
riding = Your riding
