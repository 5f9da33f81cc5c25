import { both, type Locale, type Localized } from '#kernel';

/** Most bytes of the reason of a close (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/** Why sockets are closed, for people. */
export const closeReasons = {
  sockets: both('Too many sockets', 'Trop de connexions'),
  requests: both('Too many requests', 'Trop de demandes'),
  refusals: both('Too many refusals', 'Trop de refus'),
  token: both('The token was revoked or has expired.', 'Le jeton a été révoqué, ou a expiré.'),
  fault: both(
    'Something went wrong on our side. Try again later.',
    'Quelque chose s’est mal passé chez nous. Réessayez plus tard.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

/** As much of a sentence as the reason of a close may hold: whole words. */
export function cutToReason(sentence: string): string {
  if (Buffer.byteLength(sentence) <= LONGEST_REASON) return sentence;
  const words = sentence.split(' ');
  while (Buffer.byteLength(`${words.join(' ')} …`) > LONGEST_REASON) words.pop();
  return `${words.join(' ')} …`;
}

/** A reason in the language of whoever is told. */
export const reasonIn = (locale: Locale | undefined, reason: keyof typeof closeReasons): string =>
  closeReasons[reason][locale ?? 'en'];
