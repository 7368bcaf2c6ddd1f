"""What games are made of, with no rule of any game in it; imports nothing but the kernel."""
