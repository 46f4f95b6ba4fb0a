### What Flamme Rouge is called, who rides it, and its tours.

home-game-flamme = Cards and slipstream
    .about = Two riders a team, each with a deck of cards. All play one unseen; whoever rides in the shelter of others saves strength for the finish.
lobby-game-flamme = Flamme Rouge
lobby-about-tempo = bot: counts its own cards
lobby-about-muscle = automatic: turns its top cards, never tires
lobby-about-peloton = automatic: one card moves both, never tires
tour-preset-short = A long weekend
    .about = Three stages: one flat, one in the hills, one up a mountain.
tour-preset-week = The small tour
    .about = Five stages with both trials, a summit and a rest day.
tour-preset-basic = The basic tour
    .about = Seven stages, no trial among them.
tour-preset-grand = The Grand Tour
    .about = All twenty-one stages, two rest days.
tour-preset-2018 = The tour of 2018
    .about = Twenty-one stages from Fontenay to Paris, for up to four teams.
bot-tempo = Métronome
bot-muscle = Muscle team
bot-peloton = Peloton team
