### People at a table: taking a bot's seat, a lost seat, leaving, another device, calling out.

## Coming late

people-take-over = You can take over from a bot. What it has already done stands.
people-take-over-seat = Ride for { team-of-colour }

## A lost seat

people-lost-moved = Your seat is on another device now.
    .do = To get it back, open the menu there and choose “Continue on another device”.
people-lost-taken = { $name } rides for your seat now: it was given away.
    .do = You can watch, or take over from a bot if there is one.
people-lost-cookie = This browser has lost the cookie that your seat belongs to.
    .do = It cannot be restored; you can watch, or take over from a bot. Before you clear cookies, move the seat with “Continue on another device” in the menu.
people-lost-gone = A bot rides for your seat now: it was given up on another device.
    .do = You can take it over again while it is free.
people-lost-table = You had a seat here. If the cookie of this browser was deleted, the table no longer knows you: open its link again.
people-understood = Understood
people-replaced-about = A bot rides for you: you were away for too long, or you asked for it.
people-come-back = { $several ->
    [yes] Take the seat of { $name } back
   *[no] Take my seat back
  }

## This table

people-this-table = This table
people-move = Continue on another device
people-move-about = Open this link on the other device, or point its camera at the picture. It works once, for ten minutes. Then you ride on both.
people-move-qr = The link as a picture for a camera
people-move-copy = Copy the link
people-leave = Leave the table
people-leave-open = Your seat will be free for somebody else.
people-leave-racing = A bot will ride for you, and somebody else may take the seat.
people-leave-over = The table disappears from your list, together with its replay.
people-leave-watching = The table disappears from your list.
people-leave-host = { $name } will be the host.
people-leave-go = Leave
people-delete = Delete the table
people-delete-about = Nobody else sits here. The table and everything ridden at it will be gone for good.
people-delete-go = Delete for good
people-leave-not = Stay
people-delete-not = Keep it

## Calling out

people-shout = Call out
people-shouts = What others call out
    .about = Cheers and nudges during a race.
people-shout-allez = Allez!
people-shout-bravo = Bravo!
people-shout-ouch = Ouch!
people-shout-thanks = Thanks for the shelter!
people-shout-sorry = Sorry!
people-shout-phew = Phew!
people-shout-nudge = Your turn!
    .about = For the people the race is waiting for
people-shout-rest = Shall bots ride the rest?
people-shout-said = **{ $name }**: { $text }

## The rest of the race

people-rest = Ride the rest to the end
people-rest-alone = Let a bot finish
people-rest-ask = Ask the others to let bots ride the rest
people-rest-asked = Asked. The race goes on until everybody agrees.
people-rest-agree = A bot may ride the rest for me
