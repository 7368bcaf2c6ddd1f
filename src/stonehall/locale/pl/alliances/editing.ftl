### Słowa ręcznego ustawiania pozycji.

al-edit-lasting = Trwające efekty
