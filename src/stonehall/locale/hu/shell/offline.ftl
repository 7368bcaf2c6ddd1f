### Ha a szerver nem érhető el.

offline-meanwhile = A játékhoz és a feladványokhoz kell a szerver; a már megnyitott leckék, szabályok, kártyák és visszajátszások itt továbbra is használhatók, ameddig megnézted őket.
offline-rules = A szabályokhoz
offline-reason = Hogy ez miért nem lehet, azt csak a szerver tudja megmondani, és most nem érhető el.
