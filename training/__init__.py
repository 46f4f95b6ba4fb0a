"""Training patron: self-play in the kernel's arrays, PyTorch beside it. docs/bots.md says how to run it."""
