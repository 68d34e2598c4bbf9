"""The expert variant for two players: a third city that they take turns to run."""
