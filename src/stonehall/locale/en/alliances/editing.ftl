### What is said where positions are set up by hand.

al-edit-lasting = Lasting effects
