"""The rules of Flamme Rouge as loops over numbers: one file per chapter, named as in the reference."""
