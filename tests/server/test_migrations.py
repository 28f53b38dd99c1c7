"""A database of the first shape becomes today's, with what is in it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from signoria.server.engine import MIGRATIONS, migrate
from signoria.server.settings import Settings
from signoria.server.storage import Storage

FIRST = {
    "tables": "'t', 'medici_dice', 1, 'box', '{}', 'host', false, false, false, '7', '[]', 0, "
    "5, 1, 5, 'people', -2, NULL",
    "seats": "'t', 0, 'person', 'Anna', 'host', NULL, NULL, false, false",
}


def test_tables_of_the_first_shape_have_no_pace_and_nobody_is_away(tmp_path):
    storage = Storage(Settings(database=f"sqlite:///{tmp_path}/t.sqlite"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, values in FIRST.items():
            connection.execute(text(f"INSERT INTO {name} VALUES ({values})"))
    migrate(storage.engine)
    with storage.looking() as connection:
        assert connection.execute(text("SELECT pace FROM tables")).scalars().all() == [0]
        assert not any(connection.execute(text("SELECT is_away FROM seats")).scalars())
    storage.close()
