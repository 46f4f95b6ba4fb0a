"""Tours: books that stand alone, calendars, and the stages of a tour ridden one after the other."""
