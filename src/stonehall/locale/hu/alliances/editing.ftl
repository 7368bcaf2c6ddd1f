### Az állások kézi összeállításának szavai.

al-edit-lasting = Tartós hatások
