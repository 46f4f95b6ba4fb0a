# Notices that it is one's turn.
notice-switch = Notices
  .about = The browser tells you when it is your move and you look elsewhere.
notice-denied = The browser does not allow notices from this page.
notice-turn = Your move
notice-body = The race waits for you.
