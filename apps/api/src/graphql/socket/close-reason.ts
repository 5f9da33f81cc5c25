import { localized, type Locale, type Localized } from '#kernel';
import { CloseCode } from 'graphql-ws';

/** Most bytes of the reason of a close (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/** The reasons for closing sockets, for people. */
export const closeReasons = {
  sockets: localized('Too many sockets', 'Trop de connexions'),
  requests: localized('Too many requests', 'Trop de demandes'),
  refusals: localized('Too many refusals', 'Trop de refus'),
  origin: localized(
    'Pages of this origin may not use this server.',
    'Les pages de cette origine ne peuvent pas utiliser ce serveur.',
  ),
  stop: localized('The server is stopping: connect again.', 'Le serveur s’arrête : reconnectez-vous.'),
  message: localized('This is not a valid client message.', 'Ce n’est pas un message valable de client.'),
  token: localized('The token was revoked or has expired.', 'Le jeton a été révoqué, ou a expiré.'),
  fault: localized(
    'Something went wrong on our side. Try again later.',
    'Une erreur s’est produite chez nous. Réessayez plus tard.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

/** The reasons for which the protocol library closes a socket, by code. */
const ofProtocol: Readonly<Record<number, Localized>> = {
  [CloseCode.BadRequest]: localized('This message is not allowed here.', 'Ce message n’est pas permis ici.'),
  [CloseCode.Unauthorized]: localized('Authenticate first.', 'Authentifiez-vous d’abord.'),
  [CloseCode.Forbidden]: localized('Access denied.', 'Accès refusé.'),
  [CloseCode.SubprotocolNotAcceptable]: localized(
    'This server speaks graphql-transport-ws.',
    'Ce serveur parle graphql-transport-ws.',
  ),
  [CloseCode.ConnectionInitialisationTimeout]: localized(
    'You did not authenticate in time.',
    'Vous ne vous êtes pas authentifié à temps.',
  ),
  [CloseCode.SubscriberAlreadyExists]: localized(
    'A subscription with this id already exists.',
    'Un abonnement avec cet identifiant existe déjà.',
  ),
  [CloseCode.TooManyInitialisationRequests]: localized('You are already connected.', 'Vous êtes déjà connecté.'),
  [CloseCode.InternalServerError]: closeReasons.fault,
};

/** The reason why the protocol library closes a socket, in the client's language. */
export const reasonOfProtocol = (locale: Locale, code = 1000, reason = ''): string =>
  cutToReason(ofProtocol[code]?.[locale] ?? reason);

/** As much of a sentence as the reason of a close may hold: whole words. */
export function cutToReason(sentence: string): string {
  if (Buffer.byteLength(sentence) <= LONGEST_REASON) return sentence;
  const words = sentence.split(' ');
  while (Buffer.byteLength(`${words.join(' ')} …`) > LONGEST_REASON) words.pop();
  return `${words.join(' ')} …`;
}

/** A reason in the client's language. */
export const reasonIn = (locale: Locale, reason: keyof typeof closeReasons): string => closeReasons[reason][locale];
