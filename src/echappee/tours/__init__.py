"""Tours: calendars, books, and stages ridden one after the other."""
