"""What happened, told to people in sentences. The engine knows codes only; all language lives here.

A game's `telling` finds what is worth saying, as message ids and arguments; its catalogues (`en.ftl`,
`fr.ftl`) have the words, and its voice joins the two. This room has the parts that games share. The browser
reads the same catalogues.
"""
