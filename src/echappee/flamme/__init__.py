"""Flamme Rouge with Peloton, Météo and Grand Tour: every room of the house has its part here."""
