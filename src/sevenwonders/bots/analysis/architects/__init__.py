"""Evidence about positions of Architects."""
