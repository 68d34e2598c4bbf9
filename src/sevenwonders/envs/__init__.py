"""Environments for research: PettingZoo, Gymnasium and OpenSpiel. They need the extra `research`."""
