"""Work out what a construction costs and how it can be paid."""
