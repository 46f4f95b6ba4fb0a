# La pendule d’une table.
lobby-clock = Pendule
lobby-clock-none = Sans pendule
lobby-clock-quick = 1 minute par décision, 5 en réserve
lobby-clock-evening = 2 minutes par décision, 10 en réserve
lobby-clock-day = Un jour par décision
lobby-clock-days = Trois jours par décision
lobby-clock-own = Une autre pendule
lobby-clock-decision = Minutes par décision
lobby-clock-reserve = Minutes en réserve
lobby-clock-about = Quand le temps de quelqu’un est écoulé, un robot court à sa place jusqu’à son retour.

clock-left = Temps restant pour cette décision
clock-late = La réserve s’écoule
clock-reserve = + { $span }
clock-hurry = Moins de { $span }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } j { $hours } h
