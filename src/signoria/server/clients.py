"""Who is who on the network, for limits: an address, or the network that an address is one of."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOME_NETWORK = 64  # bits: one household has that many IPv6 addresses to itself


@lru_cache(maxsize=4096)
def client_at(address: str) -> str:
    """What limits count as one client: an IPv4 address, or the /64 of an IPv6 address."""
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
