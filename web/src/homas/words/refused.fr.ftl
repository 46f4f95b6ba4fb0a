### Pourquoi quelque chose n’a pas été fait (Homas Tour Pro).

refused-unknown-course = Aucun parcours ne porte ce nom ici. Choisissez-en un dans la liste.
refused-road-length = Cette route est trop courte ou trop longue pour une table.
