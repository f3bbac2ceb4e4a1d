"""What ranchers at the screen are asked, each question with its own picture."""
