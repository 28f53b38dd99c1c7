"""Who is who on the network, for limits: an address, or the network that an address is one of."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOME_NETWORK = 64  # bits: one household has that many IPv6 addresses to itself
LONGEST = 64  # letters of an address, or of what a careless proxy passes on for one


def client_at(address: str) -> str:
    """What limits count as one client: an IPv4 address, or the /64 of an IPv6 address."""
    return _client_at(address[:LONGEST])


@lru_cache(maxsize=4096)
def _client_at(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOME_NETWORK), strict=False))


def is_loopback(address: str) -> bool:
    """Whether it is this machine: a reverse proxy, which brings many clients."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


class Proxies:
    """Whose word about a client's address is taken: addresses and networks with commas between
    them, or ``*`` for everybody's, as in ``FORWARDED_ALLOW_IPS``.
    """

    def __init__(self, named: str) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        self._names: set[str] = set()
        for name in (part.strip() for part in named.split(",")):
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                self._names.add(name)

    def __contains__(self, address: str) -> bool:
        if "*" in self._names or address in self._names:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
