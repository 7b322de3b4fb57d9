"""The shell around the engine and the pictures: commands, messages, service and store."""
