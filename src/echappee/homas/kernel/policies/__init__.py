"""What decides inside the kernel."""
