"""Games by the thousand as files for research: written in parts, read as a stream."""
