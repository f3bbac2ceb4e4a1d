"""Playing in the terminal: plain lines for any console, remote shells and screen readers."""
