"""What several games are made of, and no rule of any of them."""
