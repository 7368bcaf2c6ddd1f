### Słowa ręcznego ustawiania pozycji.

sw2-edit-damage = Obrażenia
sw2-edit-bottom = Spód stosu doboru
sw2-edit-active = Wydarzenia aktywne
