### Gdy serwer jest nieosiągalny.

offline-meanwhile = Do gry potrzebny jest serwer; zasady, karty i powtórki, które już były otwarte, można tu nadal czytać, o ile były oglądane.
offline-rules = Czytaj zasady
