"""What decides for a team."""
