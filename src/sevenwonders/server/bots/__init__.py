"""Let bots think in processes of their own."""
