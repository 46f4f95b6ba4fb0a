# Avis quand c’est à quelqu’un de jouer.
notice-switch = Avis
  .about = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
notice-denied = Le navigateur n’autorise pas les avis de cette page.
notice-turn = À vous de jouer
notice-body = La course vous attend.
