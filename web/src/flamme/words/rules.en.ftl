### The rules for players: the numbers are those of docs/rules/flamme.md.
### `.choice` says in one sentence why something is played this way where the books leave it open.

## The game in eight steps

intro-1-title = Two riders, two decks
intro-1 = Your team is a rouleur and a sprinteur. The rouleur is steady, with cards from 3 to 7. The sprinteur has three 9s and otherwise small cards. Each has 15 cards of its own, and a card you have played is gone.
intro-2-title = On the start grid
intro-2 = One team after the other places its two riders behind the start line. In front there is less road left to ride; further back you can follow the others.
intro-3-title = Draw four, play one
intro-3 = Each round you draw 4 cards for one rider and play 1 face down, then do the same for the other rider. The cards not played come back later in the race. Everyone chooses at the same time.
intro-4-title = From front to back
intro-4 = All cards are turned up. The rider in front moves first, exactly as far as the card says, and so on to the back. Riders may pass each other. If the last square is full, the first free place behind it is taken.
intro-5-title = Hills
intro-5 = A move that touches an ascent is 5 squares at most, whatever the card. A move that starts on a descent is 5 squares at least. Keep the big cards for the flat and play the small ones downhill.
intro-6-title = Slipstream
intro-6 = After the moves, packs are looked at from the back of the race. A pack with exactly 1 empty square between it and the next one moves up a square for free. It may do so several times. Ascents and cobbles give no shelter.
intro-7-title = Exhaustion
intro-7 = Then every rider with an empty square in front takes an exhaustion card: a 2 that will turn up in a later hand. Riding in the wind costs; riding behind somebody is free.
intro-8-title = The finish
intro-8 = When a rider has crossed the line, the round is played to its end and the race is over. The rider furthest beyond the line wins; in the same square, the one further right.

## The extras

intro-weather-title = Wind and rain
intro-weather = Some straight stretches have weather. With a tailwind a rider draws 5 cards, with a headwind 3; in a crosswind there is no slipstream. On a wet road a rider held up by others crashes, and the next card counts 2 less.
intro-breakaway-title = The breakaway
intro-breakaway = Before the first round every team bids 2 cards of one of its riders. The highest bids start in front of everyone, on the breakaway places. The price: those 2 cards are gone and 2 exhaustion cards enter the deck.
intro-peloton-title = Automatic teams
intro-peloton = Muscle and Peloton need nobody to play them: their decks decide. Muscle rides from two decks; Peloton moves both riders by one card and sometimes attacks. They never tire, and they can win.
intro-specialists-title = Specialists
intro-specialists = Before the start the teams pick specialists, there and back. Each changes a few cards of its rider’s deck; some of the new ones have a power, shown by a sign on the card.
intro-roundabout-title = Roundabouts
intro-roundabout = The road splits into an inner way of 3 squares and an outer way of 5. A card must be ridden in full: the way that allows it is taken, the inner one if both do.
intro-stage-title = A stage of a tour
intro-stage = A rider who comes by a pile of tokens takes the best one left. Everybody rides home: packs share the seconds beside their front square, and each round out costs a minute. The first three get points.
intro-trial-title = Time trials
intro-trial = All start from the same square, and other teams are not there. In a team trial the slower time counts for both. In an individual trial nobody helps you, and the highest card tires.

## Six drawn examples

example-move = The square where this move should end is full. The rider takes the first free place behind it.
example-climb = A 7 is played, but the road rises on the way. The card counts as 5.
example-descent = A 2 is played, but the move starts on a descent. The card counts as 5.
example-slipstream = Exactly 1 empty square separates this pack from the riders ahead. The whole pack moves up a square and the gap is closed.
example-exhaustion = Nobody rides in the square ahead, so this rider takes an exhaustion card. Those right behind are sheltered.
example-finish = Several riders cross the line in the same round. The one furthest beyond it wins, no matter who got there first.

## 0

rules-part-0 = Riders, cards and road
rules-part-0-1 = Riders and their cards
rule-0-1-1 = A team has two riders, a rouleur and a sprinteur. Each has an energy deck of its own.
rule-0-1-2 = The rouleur’s deck has three each of 3, 4, 5, 6 and 7. The sprinteur’s has three each of 2, 3, 4, 5 and 9.
rule-0-1-3 = An exhaustion card is a 2. It is played like any other card.
rule-0-1-4 = There are always enough exhaustion cards.
    .choice = The books do not say what happens when the pile is empty.
rule-0-1-5 = A deck has two parts. The face-down part is drawn from, and nobody knows its order; the face-up part holds the recycled cards, those drawn but not played.
rules-part-0-2 = The road
rule-0-2-1 = The road is a row of squares, each with 1, 2 or 3 lanes. The right lane is the first one.
rule-0-2-2 = A square can set how many lanes there are, the least and the greatest speed, and how many cards are drawn on it. It can also take the shelter away or be slippery.
rule-0-2-3 = Flat: nothing special. Ascent: 5 at most and no shelter. Descent: 5 at least. Supply zone: 4 at least. Cobbles: no shelter. Where there is no shelter, slipstream is neither given nor taken.
rule-0-2-4 = Behind the finish tile the road goes on for as long as needed, just like its last square.
    .choice = The books do not say what lies behind the tile.
rule-0-2-5 = The road may split into two ways that meet again. Squares are counted along the inner way; those of the outer way are counted from the square where it begins.
rules-part-0-3 = Who is ahead
rule-0-3-1 = The rider on the further square is ahead. In the same square it is the one further right; who stands on the grass comes before the lanes.
rule-0-3-2 = Where the road is split, the rider nearer to where the ways meet is ahead; at equal distance the one on the inner way.
rules-part-0-4 = What you can see
rule-0-4-1 = You know your own hand and your recycled cards. You also know which cards lie face down in your decks, but not in which order.
rule-0-4-2 = Of the other teams you know the cards revealed and the exhaustion taken, and so what each deck still holds. You do not know their hands, which rider they drew for first, or which cards are recycled and which are face down.
rule-0-4-3 = A card that has been played stays hidden until all cards are revealed.

## 1

rules-part-1 = Before the start
rules-part-1-1 = The stage
rule-1-1-1 = A stage is a list of tiles, laid in that order. A small or capital letter, or a B after a number, says which side is up.
rule-1-1-2 = The first tile is a start and the last one a finish. The finish line lies within the finish tile.
rules-part-1-2 = Teams
rule-1-2-1 = One to six teams ride. Their order around the table is blue, red, green, black, white, pink.
rule-1-2-2 = Every rider must fit on the start grid. The number of players a stage recommends is only advice.
    .choice = The books only recommend numbers, so a full grid is the one thing that stops a team.
rules-part-1-3 = Decks
rule-1-3-1 = Every deck is shuffled and starts face down.
rules-part-1-4 = The start grid
rule-1-4-1 = A team drawn by lot places its two riders first, one at a time and in the order it likes. The others follow clockwise.
    .choice = In the books the last person to have ridden a bicycle begins; here lots are drawn instead.
rule-1-4-2 = A rider may go to any square behind the start line that has a free lane. Gaps are allowed.
rule-1-4-3 = In the chosen square a rider takes the free lane furthest right.
    .choice = The reference manual allows any free lane; the base game’s book comes before it.
rule-1-4-4 = You may take a rider back until the next one is placed.
rules-part-1-5 = Five and six teams
rule-1-5-1 = Five or six teams ride by the Peloton rules, on the wide stages. The only other thing that changes for them is the finish.
rules-part-1-6 = The wide finish
rule-1-6-1 = With five or six teams, and wherever times are taken, the wide finish v or V takes the place of u or U. The stage’s list still shows the printed letter.
rules-part-1-7 = Handicap
rule-1-7-1 = A team may start with a handicap: exhaustion cards shuffled into its decks, usually as many in each. A deck takes 0 to 30, the two may differ, and automatic teams get none.
    .choice = The books set no limits for a handicap.

## 2

rules-part-2 = Energy: choosing cards
rules-part-2-1 = One rider, then the other
rule-2-1-1 = All teams choose their cards at the same time and unseen.
rule-2-1-2 = You choose which rider is first. The second rider’s hand is drawn only after the first card is played.
rules-part-2-2 = Drawing
rule-2-2-1 = You draw 4 cards from the rider’s face-down cards. On some squares it is another number.
rule-2-2-2 = If the face-down cards run out, you keep what you drew. The recycled cards are shuffled and turned face down, and you go on drawing.
rule-2-2-3 = If the whole deck has fewer cards than are to be drawn, your hand is what there is.
rule-2-2-4 = A rider without any card takes an exhaustion card and plays it.
rules-part-2-3 = Playing a card
rule-2-3-1 = You play one card of the hand face down. The others are recycled.
rule-2-3-2 = A rider who has finished draws and plays nothing more.
rule-2-3-3 = Until everyone has played you may take back an answer, as long as nothing was drawn or asked because of it. In practice that is your last card.
rules-part-2-4 = Cards from a real table
rule-2-4-1 = With declared cards no hand is drawn. Each team names the card each rider played, out of all that the deck can still hold. This is how a race on a real table is followed.

## 3

rules-part-3 = Movement: riding
rules-part-3-1 = Who moves when
rule-3-1-1 = All cards are revealed.
rule-3-1-2 = Riders move one by one, the one ahead first. The order is set when the phase begins and does not change.
rules-part-3-2 = How far
rule-3-2-1 = The card’s value is the rider’s speed, in squares.
rule-3-2-2 = A rider who has crashed stands up and the card counts 2 less. If nothing is left, the rider only stands up, even on a descent or in a supply zone.
    .choice = The manual takes the 2 from the movement. The Grand Tour book takes them from the card, and so before the road has its say.
rule-3-2-3 = A rider who starts on a square with a least speed moves at least that far: 5 on a descent, 4 in a supply zone. Only the square where the move starts counts.
rule-3-2-4 = If a move starts on, enters or crosses an ascent, the whole move is 5 squares at most.
rule-3-2-5 = If an ascent begins too far away to be entered within 5 squares, the rider stops on the last square in front of it. That may be further than 5.
rule-3-2-6 = The least speed is applied first, then the greatest.
rule-3-2-7 = What the road takes from a card is lost. It does not count as lost by blocking.
rules-part-3-3 = Where the move ends
rule-3-3-1 = A rider moves the exact distance, and may pass others and change lanes on the way.
rule-3-3-2 = A rider takes the free lane furthest right in the square where the move ends.
rule-3-3-3 = If the square where a move should end is full, the rider takes the first square behind it with a free lane.
rule-3-3-4 = A rider sent back may stop anywhere on the way, on an ascent too: where a distance is allowed, every shorter one is as well.
    .choice = The books do not speak of a rider sent back onto an ascent; the move was within its limit already.
rule-3-3-5 = Sometimes a rider has to stay put. Its own lane then counts as free, and it takes the free lane furthest right in its square.
rule-3-3-6 = What other riders cost is lost by blocking. Only this can make a rider crash.
rule-3-3-7 = A square with a crashed rider in every lane cannot be passed. A rider who would pass it takes the first free lane behind it.
rule-3-3-8 = Squares beyond the finish line are squares like any other.
rules-part-3-4 = Looking ahead
rule-3-4-1 = Before playing a card you may see where it would take the rider: how far, what the road gives and takes, and which riders moving earlier could end in that square. Riders sent back into it by others are not foreseen.

## 4

rules-part-4 = End of the round
rules-part-4-1 = Played cards
rule-4-1-1 = Played cards leave the race, exhaustion cards too.
rules-part-4-2 = Slipstream
rule-4-2-1 = A pack is a row of occupied squares with no empty one between them. A rider alone is a pack too.
rule-4-2-2 = If exactly 1 empty square lies between a pack and the next one, the pack moves forward 1 square.
rule-4-2-3 = Packs are looked at from the back of the race. When two have become one, the new pack is looked at again at once, all of it.
rule-4-2-4 = A rider on a square without shelter, or sharing a square with a crashed rider, takes no slipstream and stays. So does the crashed rider.
rule-4-2-5 = A square without shelter, or with a crashed rider, gives no slipstream either. Only the rearmost square of the pack ahead decides.
rule-4-2-6 = A square that takes no slipstream also holds back everyone behind it in its pack. Those in front of it go.
rule-4-2-7 = The empty square between two packs may be of any kind.
    .choice = The books do not mention it; slipstream is between riders.
rule-4-2-8 = The pack moves square by square from its front, right lane first. Each rider takes the free lane furthest right.
rule-4-2-9 = Where the road narrows, the riders furthest right go for as long as there is room. The others stay and close up to the right.
rule-4-2-10 = Slipstream cannot be declined. It is exactly 1 square each time, whatever the speed limits, and works beyond the finish line too.
rule-4-2-11 = Slipstream never makes a rider crash.
rules-part-4-3 = Exhaustion
rule-4-3-1 = After all slipstream, each rider whose next square is completely empty takes an exhaustion card. It goes to the recycled cards of that rider’s own deck.
rule-4-3-2 = A rider in any lane of the next square protects, even a crashed one.
rule-4-3-3 = Everyone is tested: crashed riders, and riders on any kind of road.

## 5

rules-part-5 = The finish
rules-part-5-1 = End of the race
rule-5-1-1 = A rider crosses the line by moving or by slipstream. That round is played in full, and the race ends with it.
rule-5-1-2 = The rider ahead wins: furthest beyond the line, then furthest right.
rule-5-1-3 = Exhaustion is tested in the last round as in any other.
    .choice = The books make no exception for the last round, and a round is played in full.
rules-part-5-2 = Riding on to the last
rule-5-2-1 = As an option the race goes on until every rider is home. Riders beyond the line leave the road at the end of each round.
rule-5-2-2 = Riders are ranked by the round they finished in, then by who was ahead.

## 6

rules-part-6 = Peloton
rules-part-6-1 = Supply zones and cobbles
rule-6-1-1 = A move that starts in a supply zone is 4 squares at least; ending there changes nothing. Cobbles give no shelter. Otherwise these squares are like any other.
rules-part-6-2 = Automatic teams
rule-6-2-1 = A Peloton team rides both riders from one deck: the rouleur’s 15 cards and 2 Attack cards. It lies with the rouleur. There is at most one such team.
    .choice = The books do not say with which rider the deck lies.
rule-6-2-2 = A Muscle team has two decks: the rouleur’s as usual, and the sprinteur’s with one more 5.
rule-6-2-3 = When everyone has played, a Peloton team turns up one card for both riders and a Muscle team one from each deck. These cards are not recycled.
rule-6-2-4 = On an Attack the rider ahead moves 2 and the other one 9. What counts is who is ahead before anyone moves. If one rider is already home, the other moves 9.
    .choice = The books do not say what an Attack means for a rider whose team-mate is home.
rule-6-2-5 = An empty deck counts as a 2.
rule-6-2-6 = Automatic riders take no exhaustion. Every other rule holds for them.
rule-6-2-7 = Automatic riders are placed before everyone else, the Peloton first, then Muscle teams in table order. They stand as far forward as possible, one right behind the other in the free lane furthest right, so a second team is beside the first. Of a Muscle team the sprinteur is in front, of the Peloton the rouleur.
    .choice = The books do not say which rider of the Peloton is in front.
rule-6-2-8 = Automatic teams make no bids.
rule-6-2-9 = At least one team must not be automatic.
rules-part-6-3 = Riding alone
rule-6-3-1 = The solo race is your team against a Peloton and a Muscle team.
rule-6-3-2 = A good start for the solo race is 3 exhaustion cards: 2 in the rouleur’s deck, 1 in the sprinteur’s.
    .choice = The books do not say how to split the 3; they are dealt in turn, the rouleur first.
rules-part-6-4 = The breakaway
rule-6-4-1 = The breakaway is an option for stages with breakaway places. On a stage without them it is refused.
rule-6-4-2 = When the grid is filled, every team bids for one of its riders, chosen in secret.
rule-6-4-3 = You draw 4 cards of the rider you bid for, choose 1 and recycle the others; then all reveal. The same is done once more for the same rider. The bid is the sum of the 2 cards.
rule-6-4-4 = The highest bids win, one for each breakaway place on the road. Stages made for two to four teams have 1 place, those for five or six have 2.
    .choice = The books leave open what decides; here it is the places on the tile, not the number of teams.
rule-6-4-5 = Among equal bids the rider furthest back wins; in the same square, the one further left.
rule-6-4-6 = The winners move to the breakaway places, the highest bid to the one furthest right.
rule-6-4-7 = A winner’s 2 bid cards leave the race, and 2 exhaustion cards enter that rider’s deck.
rule-6-4-8 = Teams that do not win take their bid cards back.
rule-6-4-9 = Every deck that bid is shuffled, with its recycled cards.
rules-part-6-5 = The bid for the Baroudeur
rule-6-5-1 = As an option a Baroudeur bids otherwise: one card is drawn, and twice its value is the bid.
    .choice = The book says no more. Nothing is chosen, the card lies open together with the first cards of the others, and no second one follows.
rule-6-5-2 = If that wins, the one card leaves the race and one exhaustion card enters the deck, not two.

## 7

rules-part-7 = Météo: wind and rain
rules-part-7-1 = Laying the weather
rule-7-1-1 = There are 13 weather tokens: 9 blank and one each of crosswind, headwind, tailwind and wet. Before the riders are placed they are shuffled and one is laid on each straight tile. Tiles beyond the thirteenth get none.
rule-7-1-2 = Start, finish, turns, roundabouts and sharp corners get no token.
    .choice = The manual has a token for every straight tile except the first; the finish is left out like the start.
rule-7-1-3 = A token holds for every square of its tile, on top of what the road does there anyway.
rules-part-7-2 = Winds
rule-7-2-1 = Crosswind: no shelter, so slipstream is neither given nor taken.
rule-7-2-2 = With a tailwind 5 cards are drawn, with a headwind 3. What counts is the rider’s square when drawing.
rules-part-7-3 = Wet roads and crashes
rule-7-3-1 = On a wet tile every square is slippery. So are the blue squares of a sharp corner.
rule-7-3-2 = A rider who ends the move on a slippery square and lost at least 1 square by blocking crashes. The rider keeps the lane and still fills it.
rule-7-3-3 = A rider who could not move at all because others were in the way crashes too, if the square is slippery.
    .choice = The books do not speak of this case; the rider lost squares and ends the move there.
rule-7-3-4 = A crashed rider stands up at the next move, with 2 less on the card.
rule-7-3-5 = A rider stopped by a square full of crashed riders crashes too, if the stop is on a slippery square.

## 8

rules-part-8 = New tiles
rules-part-8-1 = The wide finish
rule-8-1-1 = The wide finish v or V has three lanes. Its side V is an ascent of 6 squares, with the line after the second.
    .choice = The book says more lanes; how many, and where the line is, are as drawn on the tile.
rules-part-8-2 = Sharp corners
rule-8-2-1 = Squares with a wavy blue line are slippery. Whatever is said of wet roads and crashes holds there too.
rule-8-2-2 = Slipstreaming onto a blue square never makes a rider crash.
    .choice = The books speak of the rider’s own movement only.
rules-part-8-3 = Roundabouts
rule-8-3-1 = After three squares of two lanes a roundabout splits into an inner way of 3 squares and an outer way of 5, each one lane wide. Both lead to the first square of the next tile.
rule-8-3-2 = A rider who stops where the road is split takes the inner way if possible. On the next tile it is the right lane again.
rule-8-3-3 = A rider on one of the two ways stays on it until the roundabout is behind.
rule-8-3-4 = A rider moves the exact number of squares and takes the way on which the move is longer; of equals the inner one. This holds too for a move right through the roundabout.
    .choice = The books show moves that end on the roundabout; the same is done when it is crossed.
rule-8-3-5 = Riders on the two ways move before those behind them: the one nearest to the exit first, at equal distance the one on the inner way.
rule-8-3-6 = What a rider loses by blocking is counted from the furthest possible move on either way.
    .choice = The books do not say what counts when the two ways differ.
rule-8-3-7 = Riders on the last square before the split are drawn by both ways and may belong to two packs; then the inner way comes first. Riders on different ways neither give each other slipstream nor take it.
rule-8-3-8 = Slipstreaming into the split, the foremost rider goes first, to the way where the gap is. The others of that square follow onto either way while there is room.
    .choice = Room is enough; nobody needs to give slipstream on that way.
rule-8-3-9 = Where the ways meet, riders follow from both, the inner way first. Both fronts of a pack are looked at before a merged pack goes on, the rearmost first.
    .choice = A pack that has been looked at and stayed is not looked at again in that round.
rule-8-3-10 = A rider on the last square before the split takes no exhaustion card if the first square of either way is occupied. On one of the ways only that way counts.

## 9

rules-part-9 = Specialists
rules-part-9-1 = The draft
rule-9-1-1 = As an option every team chooses a specialist for each of its riders before anything else: in an order drawn by lot, then back in the reversed order.
    .choice = The books do not say whether the weather is known by then; here it is not.
rule-9-1-2 = There is 1 copy of each specialist for two or three teams and 2 for four to six.
    .choice = A single team has 1 copy of each.
rule-9-1-3 = A team chooses any specialist that is left; the second time one for its other rider.
rule-9-1-4 = The specialist’s cards replace others in the deck of that rider. Everybody knows who is which specialist.
rule-9-1-5 = Specialists may be given instead of chosen, as when a tour goes on. Automatic teams have none.
rules-part-9-2 = Their cards
rule-9-2-1 = There are six rouleurs (Baroudeur, Flandrien, Grimpeur, Domestique, Super Rouleur, Puncheur) and six sprinteurs (Descender, Polyvalent, Mountaineer, Squirrel, Super Sprinteur, Flahute), each with cards taken out and cards put in.
rule-9-2-2 = Where the print leaves doubt: recovery is on the 4s of the Domestique and the 3s of the Descender, breakaway and chase on the 7s of the Squirrel, nimble on the 5 of the Flahute.
    .choice = The symbols are hard to read in the books; these are the likeliest.
rules-part-9-3 = Powers
rule-9-3-1 = Strong ascents: where an ascent allows 5, this card moves up to 6, or up to 7.
rule-9-3-2 = Strong descents: a rider who starts on a descent moves at least 7 with this card. A supply zone gives no more than usual.
rule-9-3-3 = Recovery: a rider who plays this card may give back 1 exhaustion card from the recycled cards of that rider, those just recycled included.
    .choice = It is decided with the card and told when all have played.
rule-9-3-4 = A power counts for the card that is played, in that round. It does not change the card’s value: bids and trials count what is printed.
rule-9-3-5 = Relentless: the rider takes no exhaustion card this round.
rule-9-3-6 = Breakaway: nobody in this rider’s square gives slipstream this round, not even to the same pack. The rider still takes it.
    .choice = The square in which the rider is at that moment counts.
rule-9-3-7 = Chase: right after the move the rider goes on 1 square, if there is a free lane in it and somebody in that square or the one beyond. Neither climbs, cobbles, weather nor crashed riders hinder it.
    .choice = It happens once, not for a rider who has just crashed, and looks to the inner way first.
rule-9-3-8 = Nimble: the rider stops in the right lane, and a rider who is already there moves one lane to the left. If all lanes are taken the rider stands on the grass to the right, beyond others already there. On a roundabout the inner way is taken, of equals.
rule-9-3-9 = A full square never stops a nimble rider, not even one full of crashed riders. Only having to pass through such a square does; then there is room beside the square behind, and a crash if that is slippery.
rule-9-3-10 = A rider on the grass is the first of that square to move and to slipstream. Slipstreaming needs a free lane, as for everybody; without one the rider stays.

## 10

rules-part-10 = A stage of a tour
rules-part-10-1 = Tours and their stages
rule-10-1-1 = As an option a race is ridden as the stage of a tour: with tokens beside the road, times and a podium, until everybody is home.
rule-10-1-2 = A tour is three to twenty-one stages in any order, ridden by the same teams with the same specialists.
rule-10-1-3 = A rest day may follow any stage but the last: 2 at most in a tour of twenty-one stages, 1 in a shorter one.
rules-part-10-2 = Tokens beside the road
rule-10-2-1 = Two piles lie beside the road, sprint side or mountain side up: the major one of 5, 3 and 1, the minor one of 2 and 1, the best on top.
rule-10-2-2 = The road itself says where they lie: one pile just beyond the finish line, the other after a climb or about half way.
    .choice = The stage cards we know put them in the same places.
rules-part-10-3 = The start
rule-10-3-1 = The start grid is filled as in any race. In a tour the tour says who places first.
rule-10-3-2 = From the second stage on the team with the fewest tour points places first, then clockwise. Of equals it is the one whose better rider lies further back by time.
    .choice = Where that cannot tell them apart, the earlier seat places first.
rules-part-10-4 = On the way
rule-10-4-1 = A rider who enters or passes the square of a pile takes its top token. Of several in one round the one who is ahead at the end of the round takes first.
rule-10-4-2 = Tokens belong to riders, and nobody takes two of one pile.
rule-10-4-3 = Played energy cards are set aside, played exhaustion cards go back to the supply. Both are out of the race.
rules-part-10-5 = The finish
rule-10-5-1 = At the end of the round in which the first rider crosses the line, and of every later round, the following is done after slipstreaming, in this order.
rule-10-5-2 = A rider who has crossed the line in this round gets a time: a minute for each time token, and the seconds of the pack.
rule-10-5-3 = The seconds of a pack are those beside its front square: 40, 30, 20, 10, 0 from the line on; at an ascent finish 30, 20, 10, 0; further on none.
    .choice = The book counts the values but prints only some: these fit its example. In later rounds, too, every pack is timed by its own front rider.
rule-10-5-4 = Everybody who has not crossed the line takes a time token of one minute, no matter who is ahead.
rule-10-5-5 = Exhaustion is tested for those who have not crossed. Riders beyond the line still count as riders ahead.
rule-10-5-6 = Riders who have crossed leave the road. The first three of the stage get 3, 2 and 1 points.
    .choice = The manual goes by the times of both riders of a team, the Grand Tour book by the riders who come in first; the book holds.
rule-10-5-7 = The others ride on until all are home.
rules-part-10-6 = The books
rule-10-6-1 = After a stage each rider’s time, sprint and mountain points and place on the podium are written down.
rule-10-6-2 = The tour sheet adds up: tour points for both riders of a team together; time, sprint and mountain points for each rider.
rules-part-10-7 = Between stages
rule-10-7-1 = Each rider gives back half of the exhaustion cards in the deck, rounded down, and keeps the others.
    .choice = In the manual half of the cards are kept, rounded down; in the Grand Tour book half are given back, rounded down. The book holds.
rule-10-7-2 = All energy cards played in the stage go back into their decks.
rule-10-7-3 = The lowest time wears yellow, the most sprint points green, the most mountain points polka dots. Nobody wears two jerseys: the next best rider wears the lesser one.
rule-10-7-4 = Ties go to the rider who crossed the line first in the latest stage; of teams to the one whose first rider did.
    .choice = The books speak of the team that crossed first; that is the team of its first rider.
rule-10-7-5 = Without a single point nobody leads the sprint or the mountain classification.
    .choice = The book gives a spare jersey to the next best rider. A rider without a point is not the next best.
rule-10-7-6 = On a rest day a team gets a tour point for every classification one of its riders leads, whatever jersey is worn. All riders but these leaders give back half of their exhaustion once more.
rules-part-10-8 = The end of a tour
rule-10-8-1 = Bonus points: in a tour of up to seven stages, and always with two teams, 3, 2, 1 by time, 1 for the best team, 2, 1 in sprint and mountain. Up to fourteen stages 4, 3, 2, 1, for teams 2, 1, and 3, 2, 1. Else 5, 4, 3, 2, 1, for teams 3, 2, 1, and 4, 3, 2, 1.
    .choice = One team alone counts as two.
rule-10-8-2 = A rider may score in every classification; jerseys do not matter here. A team’s time is that of both riders together.
rule-10-8-3 = The team with the most tour points wins: from podiums, rest days and bonus. Ties go by the last stage.
rules-part-10-9 = The Super Combative jersey
rule-10-9-1 = As an option of a tour, the rider who leads the race at the end of a round, after slipstreaming, takes a combative token.
    .choice = For the last time in the round in which somebody crosses the line; then the race has been led to its end.
rule-10-9-2 = There are no combative tokens in time trials.
    .choice = Nobody leads riders on roads of their own.
rule-10-9-3 = When the stage is over, the rider with the most combative tokens wins a tour point for its team. Of equals it is one that started in the breakaway, then the one that crossed the line first.
rule-10-9-4 = This rider wears the jersey until it is won again. It is the least of the jerseys: if the rider wears another, the next most combative wears it.
    .choice = The book names a jersey and says no more.

## 11

rules-part-11 = Special stages
rules-part-11-1 = Team time trial
rule-11-1-1 = All riders start from the foremost square behind the start line. There are no tokens.
    .choice = Of a team the rouleur stands on the right.
rule-11-1-2 = Other teams are as if they were not there: no blocking, no slipstream, no shelter, and any number of teams in one place. Both riders of a team ride together by all the usual rules.
rule-11-1-3 = There is no breakaway. Rounds are common to all teams, so that minutes are fair.
rule-11-1-4 = Both riders of a team get the time of the slower one.
rule-11-1-5 = The podium is that of a stage, with at most 1 token a team.
rule-11-1-6 = Between riders of different teams in the same square in the same round, the one whose team-mate is ahead is ahead, in a tour then the one whose team has fewer points so far, then the one of the earlier seat. A podium token once given stands.
    .choice = Everybody rides on a road of their own, so lanes cannot be compared.
rule-11-1-7 = Automatic teams ride no trials. One team may ride alone, against the clock.
rules-part-11-2 = Individual time trial
rule-11-2-1 = As in a team trial, but the team-mate is as if absent too: there is no slipstream at all.
rule-11-2-2 = Each round the rouleur with the highest card of all rouleurs takes an exhaustion card, and so does the sprinteur with the highest of all sprinteurs. All who tie take one.
rule-11-2-3 = The printed value counts. A rider over the line, or a relentless one, takes none, and nobody takes it instead.
    .choice = The book adds that at least two cards are given each round: that is what the rule comes to where nobody is exempt.
rule-11-2-4 = Every rider has a time of their own, and the podium is that of a stage.
rules-part-11-3 = Extended stage
rule-11-3-1 = As an option the refresh token lies on the first square of a tile of 6 squares, at or just after half way.
rule-11-3-2 = The first rider to enter or pass its square takes it. Of several in one round it is the one ahead at the end of the round.
rule-11-3-3 = At the very end of that round every rider still on the road takes back any energy cards played in this race, up to a total of 24; 25 for the one with the token. No exhaustion cards.
    .choice = Riders of automatic teams take none.
rule-11-3-4 = Then the cards taken back, the recycled and the face-down ones are shuffled together.
rule-11-3-5 = This happens once in a race.
rule-11-3-6 = The cards of a winning bid can come back, too.
    .choice = The book speaks of cards used during this stage, and a bid is one of them.
rules-part-11-4 = One format at a time
rule-11-4-1 = A race is ridden plainly, as a tour’s stage, as a team trial or as an individual trial. Only the first two can be extended.
