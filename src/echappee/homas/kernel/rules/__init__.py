"""The rules as arrays and loops: one file per chapter, named as in the reference."""
