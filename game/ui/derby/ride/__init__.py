"""The parts below the course: whose move it is, its cards and the die."""
