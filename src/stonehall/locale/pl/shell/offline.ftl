### Gdy serwer jest nieosiągalny.

offline-meanwhile = Do gry i zadań potrzebny jest serwer; z lekcji, zasad, kart i powtórek, które już były otwarte, można tu nadal korzystać, o ile były oglądane.
offline-rules = Czytaj zasady
offline-reason = Dlaczego tak nie można, wie tylko serwer, a teraz nie ma z nim połączenia.
