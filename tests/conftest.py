"""What all tests share: property tests that try the same examples on every run and every machine."""

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
