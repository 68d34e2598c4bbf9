"""Evidence about positions of the classic game: a file for the base game and one per rule."""
