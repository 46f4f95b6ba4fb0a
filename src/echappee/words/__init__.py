"""What happened, told to people in sentences. The engine knows codes only; all language lives here.

A game's `telling` finds what is worth saying, as message ids and arguments; its catalogues (`en.ftl`,
`fr.ftl`) have the words, and its voice puts both together. Here is what games share. The browser reads the
same catalogues.
"""
