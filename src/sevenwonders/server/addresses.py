"""Callers' addresses: how they are counted, and which belong to our own proxies."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

# A provider gives every customer at least that much of IPv6, so anything smaller would count one person many times.
CUSTOMER_BITS: Final = 64
KNOWN_ADDRESSES: Final = 4096

Networks = tuple[IPv4Network | IPv6Network, ...]


@lru_cache(KNOWN_ADDRESSES)
def counted_address(host: str) -> str:
    """Return the address that a caller counts under: an IPv6 address counts as its /64 network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, CUSTOMER_BITS), strict=False))


def networks_of(texts: tuple[str, ...]) -> Networks:
    """Parse networks; a single address is a network too. Raises ValueError if a text is neither."""
    return tuple(ip_network(text) for text in texts)


def is_inside(host: str, networks: Networks) -> bool:
    """Check whether the address belongs to one of the networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)
