### Ami minden játék kézzel összeállított állásaiban közös.

editing-turn = Kör
editing-active = Soron van
editing-phase = Fázis
editing-side = Oldal
editing-moved = Már mozgott
editing-attacked = Már támadott
editing-middle = Egy hatás közepén
