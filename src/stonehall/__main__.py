"""``python -m stonehall`` is the program ``stonehall``."""

from stonehall.console import main

if __name__ == "__main__":
    main()
