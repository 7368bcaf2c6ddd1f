### Co się nie zgadza w pozycji zapisanej albo ustawionej ręcznie.

sw2-position-active = Ta karta nie może leżeć wśród wydarzeń aktywnych: { $card }.
sw2-position-foreign = Na rękę innego gracza trafiają tylko wydarzenia, więc ta karta nie może być „foreign”: { $card }.
