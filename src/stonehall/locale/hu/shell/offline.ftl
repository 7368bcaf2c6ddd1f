### Ha a szerver nem érhető el.

offline-meanwhile = Játszani csak a szerverrel lehet; a már megnyitott szabályok, kártyák és visszajátszások itt továbbra is olvashatók, ameddig megnézted őket.
offline-rules = A szabályokhoz
