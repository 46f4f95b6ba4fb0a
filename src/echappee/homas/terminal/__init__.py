"""Homas Tour Pro in the terminal: the road, the cards, the questions, the result."""
