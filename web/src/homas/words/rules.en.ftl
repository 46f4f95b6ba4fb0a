### The rules of Homas Tour Pro for players: the numbers are those of docs/rules/homas.md.
### `.choice` says in one sentence why something is played this way where the book leaves it open.

## 0

homas-rules-part-0 = The board
homas-rules-part-0-1 = Squares
homas-rule-0-1-1 = The road has four lanes, counted from the right. Squares side by side make a row. The front row of the start grid is row 0; a square is called by row and lane, such as 57.2.
homas-rule-0-1-2 = In a curve a thick line parts the two inner lanes from the two outer ones. The outer lanes have two squares more.
    .choice = The book has inner and outer curves but does not say how long they are.
homas-rule-0-1-3 = The rider whose square ends further along the road is ahead; at the same distance the one further right. Outer squares of a curve are shorter, so both sides of it are equally long.
    .choice = The book compares squares in curves without saying how.
homas-rule-0-1-4 = A square may have a number. Red ones on climbs and blue ones on cobbles take squares from a move, those on descents give some. A square without a number is flat.
homas-rules-part-0-2 = Courses
homas-rule-0-2-1 = A course is a list of letters; each section leads up to its letter. From the front row to the line it has exactly the printed number of squares, counted along the inner lanes.
    .choice = The first section is as long as the printed total needs, so every length is exact.
homas-rule-0-2-2 = Every lap has squares of its own. Beyond the finishing line the road goes on straight and flat.
    .choice = The book says nothing of what lies there.
homas-rule-0-2-3 = Roads can also be written by hand, with climbs, cobbles, curves, summits and sprints.
homas-rules-part-0-3 = What is ours
homas-rule-0-3-1 = The numbers on the squares and the curves are our own. The lengths follow from the printed totals of all the races.
    .choice = The printed board is lost.
homas-rule-0-3-2 = The event table is our own, made to fit what the examples say of it.
    .choice = The printed table is lost.
homas-rule-0-3-3 = Red letters lie at about six tenths of a course. The two intermediate sprints of a stage lie at about a third and two thirds of it.
    .choice = They were marked by colour and underlining, and both are lost.

## 1

homas-rules-part-1 = The start
homas-rules-part-1-1 = The pack
homas-rule-1-1-1 = Five teams of four ride: 1 leader, 2 allrounder, 3 sprinter, 4 climber. Rider 21 is the leader of team 2. The teams are white, red, blue, green and black.
homas-rule-1-1-2 = One to four teams have a director. The others are neutral.
homas-rules-part-1-2 = Energy cards
homas-rule-1-2-1 = Each rider has energy cards of its own. The leader has a 6, a 6 not uphill and a 5 not on cobbles, the allrounder a 6 not uphill and a 5 not on cobbles, the sprinter two 6 not uphill, the climber two 5 not on cobbles.
homas-rule-1-2-2 = The square a rider stands on decides whether it can play a card.
homas-rule-1-2-3 = A team has three more cards for all its riders: two 6 not uphill and a 5 not on cobbles. Where a stage gives four, there is another 5.
    .choice = The book lists only three, and a second 5 makes them even.
homas-rule-1-2-4 = In a stage you have fewer cards. All directors choose theirs at the same time, before the fitness cards are dealt, and then show them.
    .choice = The book gives the numbers and leaves the choice to you.
homas-rules-part-1-3 = Fitness cards
homas-rule-1-3-1 = Each of your riders gets a fitness card from the stack of its number: 2 to 10, jack, queen, king or ace. Only you know it until it is played.
homas-rule-1-3-2 = It is played once, in place of dice and energy cards. It is worth its number, a jack 11, a queen 12, a king 13, an ace two dice. The road’s number applies as to any move.
homas-rule-1-3-3 = Sprinters cannot play theirs uphill.
homas-rule-1-3-4 = Jacks, queens, kings and aces are always attacks. With the others, riders behind may follow as usual.
homas-rule-1-3-5 = A fitness card has to be played after the first turn and in time (4.1.3). It cannot be played in a sprint.
homas-rules-part-1-4 = The line-up
homas-rule-1-4-1 = Lots decide the order of the teams, in a stage race the team classification.
    .choice = Drawing lots replaces a roll of dice.
homas-rule-1-4-2 = One team after the other takes a free letter of the starting board and places its riders there, one in each lane.
    .choice = The book has letters but not where they are; these fill the grid and put no two of a team in a line.
homas-rule-1-4-3 = A neutral team takes the first free letter, with riders 1 to 4 in lanes 1 to 4.
homas-rule-1-4-4 = As an option teams line up rider by rider: in their order each puts one on a free square of the grid, four times round, never two of a team in one lane. Neutral teams take the foremost square they may, right before left.
    .choice = The book’s lines are what riders follow in, so a line is a lane.
homas-rules-part-1-5 = The first turn
homas-rule-1-5-1 = In the first turn you can only roll two dice or follow: no relays, cards, events, attacks or rest. Neutral riders have no bonus and do not attack.
homas-rule-1-5-2 = After the first turn riders may already fall back.
    .choice = The book’s list of what is not allowed does not have it.

## 2

homas-rules-part-2 = Movement
homas-rules-part-2-1 = A turn
homas-rule-2-1-1 = Next is always the rider furthest ahead who has not moved, the right before the left. To refuse to follow or to relay, or to ask for a relay, is not a move.
    .choice = This is how the book’s examples are played.
homas-rule-2-1-2 = Each rider moves once in a turn. A square holds one rider.
homas-rule-2-1-3 = Riders move forward, straight or diagonally, never sideways or back. They never cross the thick line of a curve.
homas-rule-2-1-4 = You may ride less far than you could, but at least one square.
    .choice = A rider who wants to stay has to rest.
homas-rule-2-1-5 = There is always room to ride diagonally between two riders.
homas-rule-2-1-6 = A rider moves by two dice, by energy cards in place of one or both, by its fitness card, or by following.
homas-rules-part-2-2 = Riders in the way
homas-rule-2-2-1 = You cannot ride through other riders, except uphill, or if you started uphill, or if the other is a team mate, is neutral or did not move in this turn.
homas-rule-2-2-2 = Nobody ends on a square that is taken. A rider who cannot get anywhere stays, and the move is over.
    .choice = A rider who is held up rides as far as there is a way.
homas-rules-part-2-3 = Following
homas-rule-2-3-1 = When a rider has moved, one in its wheel who has not moved yet may follow. That is its move: it costs nothing, and neither the road’s number nor events apply.
homas-rule-2-3-2 = Straight behind is asked before right, right before left, as the riders stood before the move.
homas-rule-2-3-3 = A rider who follows ends straight behind, provided the way that was ridden leads there without crossing a thick line.
homas-rule-2-3-4 = If that square is taken or out of reach, it is the best free square of the way that was ridden. A rider that would not get forward cannot follow.
    .choice = Of several ways to a square a rider takes the one through the fewest others.
homas-rule-2-3-5 = One rider follows in each wheel. Then those in the wheel of where it stood are asked, and so on: a single file.
homas-rule-2-3-6 = If nobody in a wheel follows, the row behind is asked: first those in the wheel of the rider straight behind, then in that of the one to the right, then to the left. After two rows, or where a wheel is empty, the file ends.
    .choice = In the example a rider has the priority of the one whose place it takes; an empty row breaks the line.
homas-rules-part-2-4 = Relays
homas-rule-2-4-1 = The rider whose move is next may ask for a relay instead of moving.
homas-rule-2-4-2 = Those in its wheel are asked, then those in theirs, row by row, straight before right before left, until one takes it.
homas-rule-2-4-3 = The rider who takes it comes to the front. The asker and the riders in between slide back by one. The taker must ride now and can neither ask again nor rest.
homas-rule-2-4-4 = Those who slid back are the first who may follow or counter, each the one before it.
homas-rule-2-4-5 = If nobody takes the relay, the asker and all who were asked have only one die in this turn, or one card in its place, and play no fitness card.
    .choice = The group are those who could have relayed. A card replaces a die here as it does elsewhere.
homas-rule-2-4-6 = If they are asked again and refuse again, they all pass this turn. Each gets a card back where resting is allowed.
homas-rules-part-2-5 = Playing energy cards
homas-rule-2-5-1 = Each energy card takes the place of one die.
homas-rule-2-5-2 = A rider that starts on a descent or on cobbles plays one energy card in the turn; one spent to counter or for a lost turn is that card. Elsewhere two cards take the place of two dice, and cards for lost turns come on top.
    .choice = The book says per rider and turn, whatever the card is for.
homas-rule-2-5-3 = A rider plays one team card a turn at most, alone or with one of its own, never to attack, and only up to the red letter.
homas-rules-part-2-6 = Attacks
homas-rule-2-6-1 = You announce an attack before the dice and play one or two of the rider’s own cards. A fitness card or an event can also be an attack. You may attack after taking a relay.
homas-rule-2-6-2 = Nobody follows an attack for nothing. To counter costs one of the rider’s own cards, of any value, that could be played where the rider stands.
homas-rule-2-6-3 = All in the attacker’s wheel may counter, then all in the wheel of each who did, but nobody across riders who do not. Each is asked once. Where nobody can follow, nobody counters.
homas-rule-2-6-4 = A rider that counters is put behind the one in whose wheel it is, attacker or counter-attacker, like a follower. The second and the third out of one wheel are put to the right and to the left of the square straight behind. A rider that would not get forward cannot counter.
    .choice = In the book’s example a rider counters to follow another that has countered.
homas-rules-part-2-7 = Events
homas-rule-2-7-1 = Two dice, or a die and an energy card, that make seven are a natural seven, whatever the road then takes or gives. The event table is looked at. One die, two cards or a fitness card make none, but the dice of an ace do.
    .choice = A fitness card of 7 is not rolled, an ace is.
homas-rule-2-7-2 = You may refuse the table. Then only one of the two counts, die or card.
homas-rule-2-7-3 = Two dice are rolled for the table. On a descent, on cobbles, on the inner lanes of a curve and in the rain 1 is taken for each, on the cobbles of Paris-Roubaix 2. Where the rider started counts.
homas-rule-2-7-4 = In a massive fall the riders straight behind and directly to the left fall too, and bring others down in the same way. It does not spread to another kind of road or across a thick line.
homas-rule-2-7-5 = A rider that loses turns waits when its move comes, or spends cards, one for each turn. It may buy them all back as soon as a wheel is offered to it, to follow or to counter, and goes along. Before that it cannot relay.
homas-rule-2-7-6 = If you start on a descent and roll no natural seven, you may choose to look at the table once you know the dice. Not with a fitness card.
homas-rule-2-7-7 = Some events ask for a team roll. It fails if the die shows the team’s rank or less. In a one-day race the rank is the order of the line-up.
    .choice = That order is the only ranking there is.
homas-rule-2-7-8 = The table says what each result means. Turns lost include this one, but those of a puncture do not. All who fall too lose a turn.
    .choice = Only the falls, the puncture and that there are attacks are known.
homas-rules-part-2-8 = Falling back and resting
homas-rule-2-8-1 = After each turn your riders may fall back one square, straight, if it is free: one after the other, those in front first. You are asked about consecutive riders of yours together.
    .choice = Arrivals are looked at before.
homas-rule-2-8-2 = A rider that is in a wheel and has somebody in its own, straight or diagonally, cannot: that would break up the line.
homas-rule-2-8-3 = A rider who has spent cards may rest instead of moving and gets one back. Not after taking a relay, and not once somebody has crossed the finishing line.
homas-rules-part-2-9 = Neutral riders
homas-rule-2-9-1 = Neutral riders always take a relay and never ask for one.
homas-rule-2-9-2 = They have no cards, but go one square further when their dice make an even number.
homas-rule-2-9-3 = They ride as far as they can, by the inner lanes, and end as far right as they can. They ride through others only if that brings them a row further.
homas-rule-2-9-4 = They follow if that is as good as six squares: what the number of their square takes is added, what it gives is taken off.
    .choice = The book’s examples are uphill; on a descent the count goes the other way.
homas-rule-2-9-5 = They end straight behind another rider if that costs them one row at most.
homas-rule-2-9-6 = On a natural seven they always look at the table. They never wait but ride as on a roll of seven, also in their next move after a fall; the road’s number applies to it. Where one die counts it is the higher one. Neither has a bonus.
    .choice = The book’s seven squares are what the dice showed, and seven is odd.
homas-rule-2-9-7 = They attack whenever the table lets them.
homas-rule-2-9-8 = With 11 or 12 on the dice they attack.
homas-rule-2-9-9 = They counter an attack if a die shows six.

## 3

homas-rules-part-3 = Road types
homas-rules-part-3-1 = Flat
homas-rule-3-1-1 = On squares without a number nothing special happens.
homas-rules-part-3-2 = Climbs
homas-rule-3-2-1 = The number of the square where a rider starts is taken from its move, be it by dice or cards.
homas-rule-3-2-2 = At least one square is always left.
homas-rule-3-2-3 = On mountains, up and down, only riders who start on the same kind of road can follow, counter or relay each other. On hills all can.
homas-rules-part-3-3 = Descents
homas-rule-3-3-1 = The number of the square where a rider starts is added to its move.
homas-rules-part-3-4 = Cobbles
homas-rule-3-4-1 = The number of the square where a rider starts is taken from its move; one square is always left.
homas-rule-3-4-2 = On the cobbles of Paris-Roubaix nobody follows, counters or relays. The only energy cards played there are the 5 not on cobbles.

## 4

homas-rules-part-4 = The finish
homas-rules-part-4-1 = The finishing line
homas-rule-4-1-1 = After the turn the groups are looked at: riders between whom, seen from the side, no square is free. If one of them is over the line, the whole group has arrived.
homas-rule-4-1-2 = On top of a mountain everybody arrives alone. Further is better, then further right.
homas-rule-4-1-3 = Before the final sprint of a one-day race all fitness cards are checked, those of riders still on the road too. A director with one unplayed is disqualified, and the team is last. In stages and time trials a rider’s card is checked when it arrives, and that holds for the stage: the team’s riders have the last rider’s time and no points.
    .choice = An example in the book checks only the riders who have arrived, its rule all cards before the final sprint. One forgotten card should not end a whole stage race.
homas-rule-4-1-4 = A one-day race is over after the turn of the first arrivals. All groups that came in that turn sprint; riders still on the road rank by distance. Stages and time trials last until all are home.
homas-rules-part-4-2 = Sprints
homas-rule-4-2-1 = In a sprint each rider of the group rolls one die or plays one of its cards, sprinters two. They go from front to back. Nobody is in the way, and the road makes no difference.
homas-rule-4-2-2 = A rider gets one more for each row of its group that it reaches or passes.
    .choice = In a curve a rider belongs to the row that the middle of its square lies in.
homas-rule-4-2-3 = The furthest wins. In a row it is the one whose lane is further right, then the one who sprinted first.
homas-rule-4-2-4 = Neutral riders get one more when their dice make an even number.
homas-rule-4-2-5 = On top of a hill, or where an intermediate sprint lies on a climb, the 6 not uphill cannot be played. Team cards are never played in a sprint.

## 5

homas-rules-part-5 = Stage races
homas-rules-part-5-1 = Classifications and jerseys
homas-rule-5-1-1 = At equal time or points the better result in the last stage decides.
homas-rule-5-1-2 = A rider who leads several classifications wears one jersey: yellow before green before polka dots. The next in line wears the other.
homas-rules-part-5-2 = Delays
homas-rule-5-2-1 = Delays are measured between the first riders of groups, before the sprint: one minute for each turn later than the winner, less for squares further, more for squares short. A group has one time.
homas-rule-5-2-2 = Squares take off one minute at most.
homas-rule-5-2-3 = A square is 6 seconds, 12 where the line is on top of a climb.
homas-rules-part-5-3 = Time trials
homas-rule-5-3-1 = Everybody rides alone, from the same square. The limits of the first turn do not hold. In the prologue there are neither team cards nor fitness cards.
    .choice = The first round is one of a race that is lined up.
homas-rule-5-3-2 = A longer time trial has half its kilometres plus 25 squares. Team cards and fitness cards are used.
    .choice = Half a square is dropped, and the flat lap is ridden. Team time trials have no rules in the book, so all trials are individual.
homas-rule-5-3-3 = The order is by turns, then by squares beyond the line.
homas-rules-part-5-4 = The yellow jersey
homas-rule-5-4-1 = Delays are added up. The rider with the least time wears yellow; the others have their difference to it.
homas-rule-5-4-2 = Bonus seconds of rushes are taken off the time. There are none at the finish.
homas-rules-part-5-5 = The green jersey
homas-rule-5-5-1 = A stage gives its first nine 10, 8, 7, 6, 5, 4, 3, 2 and 1 points. A stage with a mountain and a time trial give their first five 5, 4, 3, 2 and 1.
homas-rule-5-5-2 = After the prologue the second wears green.
homas-rules-part-5-6 = The polka-dot jersey
homas-rule-5-6-1 = On top of a mountain there are 10, 8, 7, 6, 5, 4, 3, 2 and 1 points, on a hill 5, 4, 3, 2 and 1.
homas-rule-5-6-2 = At a summit an earlier turn goes first, then the rider further ahead at its end, then further right. There is no sprint.
    .choice = The book only says how many points there are.
homas-rules-part-5-7 = The team classification
homas-rule-5-7-1 = The times of a team’s four riders are added up. The order is used for the line-up and for team rolls.
homas-rules-part-5-8 = Rushes
homas-rule-5-8-1 = After the turn in which riders come over the line of an intermediate sprint, their groups sprint for it, one after the other as long as there are places left, without the bonus for catching others, and stay where they are. Riders that have a place already do not sprint again.
homas-rule-5-8-2 = The first five get 5, 4, 3, 2 and 1 points for green, and as many bonus seconds.
homas-rules-part-5-9 = Recuperation
homas-rule-5-9-1 = Before a stage each rider draws one fitness card, and one more for each of its own energy cards left from the stage before, three at most. You keep one.
homas-rules-part-5-10 = Time limits
homas-rule-5-10-1 = A rider who comes in later than the time limit has no energy cards of its own in the next stage and draws only one fitness card.

## 6

homas-rules-part-6 = The races
homas-rules-part-6-1 = Courses
homas-rule-6-1-1 = There are 23 courses: seven classics and the stages of four stage races.
    .choice = The book explains the plus in its routes, a start before the line of C, but not the star. Here the printed length says where the start is.
homas-rule-6-1-2 = Where it may rain, a die is rolled before the start. On 1 or 2 it rains for the whole race.
homas-rule-6-1-3 = E is a hill and F a mountain. G is a mountain in the last stage of the Dauphiné and in stages 4 and 5 of the Tour, otherwise a hill.
    .choice = In print they look alike, but the book says which stages are mountain stages.
homas-rules-part-6-2 = Stage races
homas-rule-6-2-1 = Paris-Nice, the Dauphiné and the Benelux Tour have three stages. The Tour de France has a prologue and six.

## 7

homas-rules-part-7 = Playing solo
homas-rules-part-7-1 = One director
homas-rule-7-1-1 = If you direct alone against neutral teams, your riders must ride as far as they can, with fitness cards and downhill too.
    .choice = The book names dice and energy cards only.
homas-rule-7-1-2 = Then neutral riders are in the way as well. Only team mates let each other through, besides the usual exceptions.
