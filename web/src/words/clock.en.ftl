# The clock of a table.
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-quick = 1 minute per decision, 5 in reserve
lobby-clock-evening = 2 minutes per decision, 10 in reserve
lobby-clock-day = One day per decision
lobby-clock-days = Three days per decision
lobby-clock-own = Another clock
lobby-clock-decision = Minutes per decision
lobby-clock-reserve = Minutes in reserve
lobby-clock-about = When somebody’s time is out, a bot rides for them until they come back.

clock-left = Time left for this decision
clock-late = The reserve is running
clock-reserve = + { $span }
clock-hurry = Less than { $span } left
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
