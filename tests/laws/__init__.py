"""Laws that hold for every game in every state."""

import pytest

for laws in ("states", "sight", "scores", "encoding"):
    pytest.register_assert_rewrite(f"tests.laws.{laws}")
