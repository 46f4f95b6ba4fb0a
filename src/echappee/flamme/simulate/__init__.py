"""Many races and tours of Flamme Rouge."""
