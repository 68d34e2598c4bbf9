"""The first edition's random game in plain C: a yardstick for the engine's speed."""
