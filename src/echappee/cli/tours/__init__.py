"""`echappee tour`: the file of a tour, riding it, its standings and sheets."""
