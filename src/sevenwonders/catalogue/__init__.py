"""Facts about cards and boards, in YAML files with a schema and a loader. No rules."""
