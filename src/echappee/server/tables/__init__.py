"""Tables: their seats, what was done at them, and what each person may see."""
