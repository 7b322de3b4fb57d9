"""What Discord shows and sends back: messages, buttons, and errors as sentences."""
