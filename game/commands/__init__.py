"""What the command line offers, a module for each command."""
