import { isIP } from 'node:net';
import { localized, type Localized } from '#kernel';
import { mayBeReached, type Reach } from './public-address.js';
import { refused, type Refused } from './refused.js';

/** The reasons for which an address is refused. */
export type AddressCode =
  | 'addressForm'
  | 'addressTooLong'
  | 'addressNotHttps'
  | 'addressCredentials'
  | 'addressFragment'
  | 'addressPort'
  | 'addressLocalName'
  | 'addressNotPublic';

/** A refused address, with the reason. */
export type AddressRefused = Refused<AddressCode>;

/** An address that is allowed as far as can be seen without resolving its name, or its refusal. */
export type AddressReading = { readonly status: 'read'; readonly url: URL } | AddressRefused;

/** Most characters of an address. */
export const LONGEST_ADDRESS = 2_048;

const HTTPS_PORT = 443;
/** Below are the ports of system services, such as mail and shells. */
const FIRST_FREE_PORT = 1_024;

/** Names that are valid only inside a private network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|lan|home\.arpa)$/;

/**
 * Reads an address that a stranger chose. The result is normalized as a WHATWG URL, so that an IP address has only one
 * spelling. `routeTo` resolves the name when something is sent.
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

/** The host of an address without the brackets of an IPv6 address, and without the full stop that may end a name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function wrongWith(url: URL, reach: Reach): AddressCode | undefined {
  const { allowLoopback = false } = reach;
  if (url.protocol !== 'https:' && !(allowLoopback && url.protocol === 'http:')) return 'addressNotHttps';
  if (url.username !== '' || url.password !== '') return 'addressCredentials';
  if (url.href.includes('#')) return 'addressFragment';
  // The port is empty where it is the default of the protocol.
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
  addressForm: localized(
    'This is not a valid address: the form is https://example.com/hooks.',
    'Ce n’est pas une adresse valable : la forme est https://example.com/hooks.',
  ),
  addressTooLong: localized(
    `An address must have at most ${LONGEST_ADDRESS} characters.`,
    `Une adresse doit avoir au plus ${LONGEST_ADDRESS} caractères.`,
  ),
  addressNotHttps: localized('An address must begin with https://.', 'Une adresse doit commencer par https://.'),
  addressCredentials: localized(
    'An address must not contain a user name or a password: the signature identifies the sender.',
    'Une adresse ne doit contenir ni nom d’utilisateur ni mot de passe : la signature identifie l’expéditeur.',
  ),
  addressFragment: localized(
    'An address must not have a part after a #, which would never be sent.',
    'Une adresse ne doit pas avoir de partie après un #, qui ne serait jamais envoyée.',
  ),
  addressPort: localized(
    `The port of an address must be ${HTTPS_PORT}, or from ${FIRST_FREE_PORT} to 65535.`,
    `Le port d’une adresse doit être ${HTTPS_PORT}, ou de ${FIRST_FREE_PORT} à 65535.`,
  ),
  addressLocalName: localized(
    'The host name of an address must be public, such as example.com.',
    'Le nom d’hôte d’une adresse doit être public, comme example.com.',
  ),
  addressNotPublic: localized(
    'An address must lead to the public internet: this one leads into a private network, or is reserved.',
    'Une adresse doit mener à l’internet public : celle-ci mène dans un réseau privé, ou est réservée.',
  ),
};
