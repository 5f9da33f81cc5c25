import ipaddr from 'ipaddr.js';

/**
 * What an address counts as: IPv4 by itself, also inside IPv6; of IPv6 the network of 64 bits, all of which one household
 * has. Anything else by itself.
 */
export function countedAddress(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return address ?? 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
