"""`tempo` in the kernel: the same weights, the same evaluation, one file per file of `flamme/bots/tempo`."""
