### The page of the rules, and the hints of a first race.

help-about = The game in eight steps, then every rule by its number.
help-search = Search the rules
help-search-clear = Clear the search
help-hits =
    { $hits ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $hits } places found
    }
help-nothing = The rules do not mention “{ $query }”. Try fewer letters, or a number such as 3.2.
help-contents = Contents
help-steps = The game in eight steps
help-extras = The extras
help-more = More of the game
help-signs = Signs of the road
help-events = The event table
help-keys = Keys of the race page
help-copy = Copy the link to rule { $rule }
help-copied = The link to rule { $rule } is copied.
help-not-copied = The browser refused to copy. Take the link from the rule’s number instead.

## Hints

help-hint = Hint
help-hint-read = Hide this hint
help-no-more-hints = No more hints

## Without a connection

help-no-line = No connection to the server. Trying again; you can keep reading.
help-no-worker-no-wasm = This browser cannot run WebAssembly, which the game needs here.
help-no-worker-not-loaded = The game could not be loaded. Trying again; you can keep reading.
help-no-worker-no-storage = This window may not store anything, so no table can be kept. Use one that is not private.

## The guided race

guide = Guide
guide-step = { $n } of { $all }
guide-skip = Skip the guide
guide-done = Keep riding
