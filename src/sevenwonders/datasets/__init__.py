"""Games by the thousand as files for research: written part by part, read as a stream."""
