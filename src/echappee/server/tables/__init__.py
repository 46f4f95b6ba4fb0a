"""Tables: who sits where, what was done, what each person may see."""
