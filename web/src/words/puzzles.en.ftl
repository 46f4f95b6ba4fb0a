### Puzzles. They are read where the rules are.

puzzles-of-day = Puzzle of the day
puzzles-number = Puzzle { $n }
puzzles-map = The position on the road
puzzles-any = Any
puzzles-theme = About
puzzles-level = Level
puzzles-level-of = Level { $level } of 5
puzzles-tried = { $tried } of { $all } tried
puzzles-about = { $n } positions from races of bots. Each answer was tried in more than a thousand races. Your rating stays on this device; only the first answer to a puzzle counts.
puzzles-rating = Rating
puzzles-streak = In a row
puzzles-longest = longest: { $n }
puzzles-solved = Solved
puzzles-of = of { $n }
puzzles-next = Next puzzle
puzzles-share = Copy the link
puzzles-shared = The link is copied.
puzzles-right = Right.
puzzles-wrong = Not the best one.
puzzles-yours = yours
puzzles-chance = wins { $percent } % ± { $error }
puzzles-board = On the study board
