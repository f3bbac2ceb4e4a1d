"""What happens, in words: the log, the message and the last events beside it."""
