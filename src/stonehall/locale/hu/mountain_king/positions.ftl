### Mi nem stimmel egy leírt vagy kézzel összeállított álláson.

mk-position-cell = Nincs ilyen mező: „{ $word }”. A mező neve betű és szám, például k12.
mk-position-teams = Csapatban négy helyen lehet játszani, ennyin nem: { $seats }.
mk-position-site = Ez nem egy műhely helye: { $square }.
mk-position-slot = Két troll áll ugyanazon a helyen: { $slot } (játékos: { $player }).
mk-position-tokens = Ez nem illik a troll szimbólumaihoz: „{ $word }”. A szükséges jelek száma: { $signs }; 1, ahol jelölő van, 0, ahol nincs.
mk-position-tile = Egy lapka mezőkön fekszik, és a horgonya vagy az oltára ezek egyikén van.
mk-position-two-tiles = Két lapka fekszik ugyanott: { $square }.
mk-position-outside = Egy lapka olyan helyen fekszik, ahol nem lehet ({ $square }): a hegyen kívül, a szívén vagy egy műhely helyén.
mk-position-two-statues = Két szobor áll ugyanott: { $square }.
mk-position-statues = Több szobor áll a hegyen, mint ahány helye van a térképen: { $most }.
mk-position-track = A talapzatsáv mezőinek száma: { $spaces }.
mk-position-networks = { $player } és { $other } hálózata összeér.
mk-position-unsupported = Egy troll ({ $player }, { $slot }) nem áll két másikon.
mk-position-pedestal = Talapzat áll ott, ahol nincs alagút: { $square }.
mk-position-pedestals = Hatnál több talapzat van ebből a klánból: { $clan }.
mk-position-offered = Talapzat fekszik a horda egyik helyén ({ $place }), ahol nincs troll.
mk-position-spell = Egy varázslat a harmadik rúnájával felfordítva fekszik.
mk-position-edge = A lapkának egészében a hegyen kell feküdnie.
mk-position-full = Nincs több szabad hely.
