"""What all tests share: property tests that try the same examples on every run and every machine.

With ``STONEHALL_LUCK=fresh`` they try others each time (``make nightly``): the seed that pytest is given
(``--hypothesis-seed``) repeats a run.
"""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("fresh", derandomize=False, deadline=None, database=None, print_blob=True)
settings.load_profile(os.environ.get("STONEHALL_LUCK", "same"))
