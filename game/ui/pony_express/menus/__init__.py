"""What the menus show of the race alone: its booklet, its first race, its boards, its end."""
