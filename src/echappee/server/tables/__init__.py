"""Tables: their seats, the acts at them, and what each person may see."""
