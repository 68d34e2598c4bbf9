"""The expert variant for two players, who take turns to control a third city."""
