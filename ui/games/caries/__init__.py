"""How Caries looks."""
