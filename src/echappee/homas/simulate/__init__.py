"""Many races and stage races of Homas Tour Pro."""
