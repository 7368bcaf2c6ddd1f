"""The processes in which bots think, and the turns that bots and clocks take."""
