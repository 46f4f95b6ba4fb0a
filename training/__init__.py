"""Training patron: self-play in the kernel's arrays, PyTorch beside it. docs/bots/patron.md says how."""
