### Az állások kézi összeállításának szavai.

sw2-edit-damage = Sérülés
sw2-edit-bottom = A húzópakli alja
sw2-edit-active = Aktív események
