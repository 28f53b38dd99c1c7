"""Sites on SQLite and on a real Postgres."""

from __future__ import annotations

import pytest

from tests.server.people import Person, Program
from tests.server.postgres import Postgres
from tests.server.site import Site


@pytest.fixture(scope="session")
def postgres():
    """A Postgres server of our own."""
    found = Postgres()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A site on an SQLite file."""
    found = Site(f"sqlite:///{tmp_path_factory.mktemp('site')}/tables.sqlite")
    yield found
    found.stop()


@pytest.fixture(scope="session")
def postgres_site(postgres):
    """A site on Postgres."""
    found = Site(postgres.database())
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def any_site(request):
    """Both, one after the other."""
    return request.getfixturevalue("site" if request.param == "sqlite" else "postgres_site")


@pytest.fixture
def program(site):
    """Somebody who opens tables through the API."""
    return Program(site.address)


@pytest.fixture
def person(site):
    """Somebody with a browser."""
    return Person(site.address)
