"""What the host does on the command line: run the bot, look after it, read its records."""
