"""Learn to judge the ends of turns from games: plays, trains a small net, and lets it play against the rule of thumb.

    python -m tools.learn summoner-wars --games 4000 --generations 2 --jobs 16

Needs PyTorch (``pip install torch``) and uses an accelerator where there is one. The weights go into the game's package
as ``judgement.json``, with the run that made them; they are to be kept only if they win.
"""
