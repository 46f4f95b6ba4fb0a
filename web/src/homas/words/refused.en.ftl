### Why something was not done (Homas Tour Pro).

refused-unknown-course = There is no course of that name here. Choose one from the list.
refused-road-length = This road is too short or too long to be ridden at a table.
