### Co wspólnego mają pozycje wszystkich gier ustawiane ręcznie.

editing-turn = Tura
editing-active = Czyj ruch
editing-phase = Faza
editing-side = Strona
editing-moved = Po ruchu
editing-attacked = Po ataku
editing-middle = W trakcie efektu
