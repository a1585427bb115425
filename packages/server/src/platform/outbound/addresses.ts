import ipaddr from 'ipaddr.js';

/** The only IPv6 block from which addresses are given out to the public internet (IANA: 2000::/3). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Well-known prefix of RFC 6052: on a network without IPv4 every IPv4 host answers under it. */
const NAT64_WELL_KNOWN = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Global by their numbers, yet answered inside a cloud's own network: Azure's platform endpoint. */
const CLOUD_INTERNAL = new Set(['168.63.129.16']);

/**
 * Whether an address lies on the public internet. False for private, loopback, link-local, shared (CGNAT), multicast,
 * reserved, documentation and benchmarking ranges, `0.0.0.0/8`, tunnels (6to4, Teredo), and every IPv6 form that
 * carries such an IPv4 address (mapped, compatible, translated, NAT64). A text that is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.match(NAT64_WELL_KNOWN)) return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(GLOBAL_IPV6) && address.range() === 'unicast';
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !CLOUD_INTERNAL.has(address.toString());
}

/** One spelling per address (a mapped IPv4 address becomes IPv4), or null when the text is no address. */
export function canonicalAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}
