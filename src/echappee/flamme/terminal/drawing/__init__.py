"""Pictures for the terminal: the road, the profile, the hands. Each also works without colour."""
