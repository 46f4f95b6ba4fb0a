"""The board of Homas Tour Pro: its roads as data, and a course laid out on them."""
