import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Additional permissions for addresses. */
export interface Reach {
  /** True: loopback addresses too, and `http`. For development and tests; false where strangers choose addresses. */
  readonly allowLoopback?: boolean;
}

/** The part of IPv6 that is assigned to public networks. */
const GLOBAL = cidr6('2000::/3');

/** Ranges that ipaddr.js treats as public, but are not. */
const NOT_PUBLIC_4 = {
  benchmarking: [cidr4('198.18.0.0/15')],
  // The metadata service of every machine at Azure.
  azure: [cidr4('168.63.129.16/32')],
};
const NOT_PUBLIC_6 = {
  protocols: [cidr6('2001::/23')],
  documentation: [cidr6('3fff::/20')],
};

/**
 * True for an IP address, in its plain form, of the public internet, and for a loopback address where those are
 * allowed. An IPv6 address that contains an IPv4 address (mapped, NAT64, 6to4, Teredo) never is: others decide where
 * it leads.
 */
export function mayBeReached(address: string, { allowLoopback = false }: Reach = {}): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return allowLoopback;
  return range === 'unicast' && (parsed instanceof ipaddr.IPv4 ? isPublic4(parsed) : isPublic6(parsed));
}

const isPublic4 = (address: ipaddr.IPv4): boolean => ipaddr.subnetMatch(address, NOT_PUBLIC_4, 'public') === 'public';

const isPublic6 = (address: ipaddr.IPv6): boolean =>
  address.match(GLOBAL) && ipaddr.subnetMatch(address, NOT_PUBLIC_6, 'public') === 'public';

function cidr4(text: string): [ipaddr.IPv4, number] {
  return ipaddr.IPv4.parseCIDR(text);
}

function cidr6(text: string): [ipaddr.IPv6, number] {
  return ipaddr.parseCIDR(text) as [ipaddr.IPv6, number];
}
