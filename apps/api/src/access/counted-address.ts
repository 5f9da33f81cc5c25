import ipaddr from 'ipaddr.js';

/**
 * The key under which an address is counted: an IPv4 address as it is, also inside IPv6; of IPv6 the /64 network, since
 * one household has all of it. Anything else as it is.
 */
export function countedAddress(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return address ?? 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
