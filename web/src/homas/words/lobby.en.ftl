### Courses of Homas Tour Pro beyond its list: against the clock, a choice of stages, a custom road.

homas-time-trial = Time trial, { $km } km
homas-against-clock = Against the clock
homas-against-clock-about = { $least } to { $most } km
homas-km = { $km } km
homas-trial-km = Length of the time trial
homas-trial-shorter = { $km } km shorter
homas-trial-longer = { $km } km longer
homas-mark-name = { $kind ->
    [hill] Hill
    [mountain] Mountain
   *[sprint] Sprint
  }

homas-road-example = 0x20,-4x6,+3x4,0x10;red=20;hill=26
homas-road-good = { $n } squares
homas-road-bad-stretch = { $piece } is not a stretch such as 0x12, -4x6 or k-2x4. Words come after a semicolon.
homas-road-bad-word = { $piece } means nothing here: there is no such word, or there are no such rows.
homas-road-bad-nothing = There is nothing where a stretch or a word should be. Look at commas and semicolons.
homas-road-bad-pair = A road against the clock has no sprint: nobody meets anybody there.
homas-road-begin = Begin from
homas-road-begin-sprint = Flat
homas-road-begin-wall = A wall at the end
homas-road-begin-cobbles = Cobbles
homas-road-begin-pass = Over a mountain
homas-road-how = How a road is written
homas-road-how-about = First the rows up to the line, separated by commas; then everything else, after semicolons. { $least } to { $most } rows.
homas-road-piece-flat = twelve flat rows
homas-road-piece-climb = six rows uphill that cost 4
homas-road-piece-descent = five rows downhill that give 3
homas-road-piece-cobbles = four rows of cobbles that cost 2
homas-road-piece-curve = a curve to the left, or right=; two to four rows
homas-road-piece-hill = the top of a hill
homas-road-piece-mountain = rows that belong to a mountain
homas-road-piece-top = the top of a mountain
homas-road-piece-sprint = an intermediate sprint
homas-road-piece-red = team cards up to this row
homas-road-piece-rain = it may rain
homas-road-piece-hell = on cobbles nobody follows or relays
homas-road-piece-trial = alone against the clock
homas-road-piece-stage = a stage, not a one-day race

homas-lobby-by-rider = Line up rider by rider
    .about = In turn each team puts one rider on the grid, never two in one lane. Otherwise teams take a letter of the starting board.
homas-prologue = prologue

homas-lobby-neutral = { $solo ->
    [yes] You ride alone against four neutral teams: nobody decides for them. They roll the dice, follow where it is worth it, attack when the dice are high, and have no cards. Your riders must go as far as they can, and may only pass each other.
   *[no] Seats that nobody takes are neutral teams: nobody decides for them. They roll the dice, follow where it is worth it, attack when the dice are high, and have no cards.
  }
