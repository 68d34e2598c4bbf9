"""Games in writing: records and replays, logs, golden texts, count tables, scenarios and score files."""
