import { isIP } from 'node:net';
import { both, type Localized } from '#kernel';
import { mayBeReached, type Reach } from './public-address.js';
import { refused, type Refused } from './refused.js';

/** Why an address is not called. */
export type AddressCode =
  | 'addressForm'
  | 'addressTooLong'
  | 'addressNotHttps'
  | 'addressCredentials'
  | 'addressFragment'
  | 'addressPort'
  | 'addressLocalName'
  | 'addressNotPublic';

/** An address that is not called, and why. */
export type AddressRefused = Refused<AddressCode>;

/** An address that may be called as far as can be seen without asking where its name leads, or why it may not. */
export type AddressReading = { readonly status: 'read'; readonly url: URL } | AddressRefused;

/** Most characters of an address. */
export const LONGEST_ADDRESS = 2_048;

const HTTPS_PORT = 443;
/** Below are the ports of what a system runs itself, mail and shells among it. */
const FIRST_FREE_PORT = 1_024;

/** Names that mean something in a network of one's own, and nothing outside. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|lan|home\.arpa)$/;

/**
 * Reads an address that a stranger chose. What comes out is in the form of WHATWG's URL, so that an IP address has but one
 * spelling. Where a name leads is another question: `routeTo` asks it when something is sent.
 */
export function readAddress(text: string, reach: Reach = {}): AddressReading {
  if (text.length > LONGEST_ADDRESS) return refusedAs('addressTooLong');
  if (!URL.canParse(text)) return refusedAs('addressForm');
  const url = new URL(text);
  const code = wrongWith(url, reach);
  return code ? refusedAs(code) : { status: 'read', url };
}

/** The refusal of an address, with its sentence. */
export const refusedAs = (code: AddressCode): AddressRefused => refused(code, SENTENCES[code]);

/** The host of an address without the brackets that an IPv6 address has in it, and without the full stop that may end a name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function wrongWith(url: URL, reach: Reach): AddressCode | undefined {
  const { allowLoopback = false } = reach;
  if (url.protocol !== 'https:' && !(allowLoopback && url.protocol === 'http:')) return 'addressNotHttps';
  if (url.username !== '' || url.password !== '') return 'addressCredentials';
  if (url.href.includes('#')) return 'addressFragment';
  // No port is written where it is the one of the protocol.
  const port = Number(url.port || HTTPS_PORT);
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) return 'addressPort';
  return wrongWithHost(hostOf(url), reach);
}

function wrongWithHost(host: string, reach: Reach): AddressCode | undefined {
  if (isIP(host) !== 0) return mayBeReached(host, reach) ? undefined : 'addressNotPublic';
  if (host === 'localhost' && reach.allowLoopback) return undefined;
  return !host.includes('.') || LOCAL_NAME.test(host) ? 'addressLocalName' : undefined;
}

const SENTENCES: Readonly<Record<AddressCode, Localized>> = {
  addressForm: both(
    'This is no address: one has the form https://example.com/hooks.',
    'Ceci n’est pas une adresse : une adresse a la forme https://example.com/hooks.',
  ),
  addressTooLong: both(
    `An address has at most ${LONGEST_ADDRESS} characters.`,
    `Une adresse a au plus ${LONGEST_ADDRESS} caractères.`,
  ),
  addressNotHttps: both('An address begins with https://.', 'Une adresse commence par https://.'),
  addressCredentials: both(
    'An address holds no user name and no password: who sends is known by the signature.',
    'Une adresse ne contient ni nom d’utilisateur ni mot de passe : la signature dit qui envoie.',
  ),
  addressFragment: both(
    'An address has no part after a #: it would never be sent.',
    'Une adresse n’a pas de partie après un # : elle ne serait jamais envoyée.',
  ),
  addressPort: both(
    `The port of an address is ${HTTPS_PORT}, or from ${FIRST_FREE_PORT} to 65535.`,
    `Le port d’une adresse est ${HTTPS_PORT}, ou de ${FIRST_FREE_PORT} à 65535.`,
  ),
  addressLocalName: both(
    'The name in an address is one that the whole internet knows, such as example.com.',
    'Le nom dans une adresse est connu de tout internet, comme example.com.',
  ),
  addressNotPublic: both(
    'An address leads to the open internet: this one leads into a network of its own, or is reserved.',
    'Une adresse mène à l’internet public : celle-ci mène dans un réseau privé, ou est réservée.',
  ),
};
