import { both, type Locale, type Localized } from '#kernel';
import { CloseCode } from 'graphql-ws';

/** Most bytes of the reason of a close (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/** Why sockets are closed, for people. */
export const closeReasons = {
  sockets: both('Too many sockets', 'Trop de connexions'),
  requests: both('Too many requests', 'Trop de demandes'),
  refusals: both('Too many refusals', 'Trop de refus'),
  origin: both(
    'Pages of this origin may not use this server.',
    'Les pages de cette origine ne peuvent pas utiliser ce serveur.',
  ),
  stop: both('The server stops: connect again.', 'Le serveur s’arrête : reconnectez-vous.'),
  message: both('This is not a message of a client.', 'Ce n’est pas un message d’un client.'),
  token: both('The token was revoked or has expired.', 'Le jeton a été révoqué, ou a expiré.'),
  fault: both(
    'Something went wrong on our side. Try again later.',
    'Quelque chose s’est mal passé chez nous. Réessayez plus tard.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

/** What the protocol closes a socket for by itself, by its code. */
const ofProtocol: Readonly<Record<number, Localized>> = {
  [CloseCode.BadRequest]: both('This message makes no sense here.', 'Ce message n’a pas de sens ici.'),
  [CloseCode.Unauthorized]: both('Say who you are first.', 'Dites d’abord qui vous êtes.'),
  [CloseCode.Forbidden]: both('You may not come in.', 'Vous ne pouvez pas entrer.'),
  [CloseCode.SubprotocolNotAcceptable]: both(
    'This server speaks graphql-transport-ws.',
    'Ce serveur parle graphql-transport-ws.',
  ),
  [CloseCode.ConnectionInitialisationTimeout]: both(
    'You did not say in time who you are.',
    'Vous n’avez pas dit à temps qui vous êtes.',
  ),
  [CloseCode.SubscriberAlreadyExists]: both(
    'A subscription of this id is there already.',
    'Un abonnement de ce nom existe déjà.',
  ),
  [CloseCode.TooManyInitialisationRequests]: both('You are connected already.', 'Vous êtes déjà connecté.'),
  [CloseCode.InternalServerError]: closeReasons.fault,
};

/** Why the protocol closes a socket, in the language of whoever is told. */
export const reasonOfProtocol = (locale: Locale, code = 1000, reason = ''): string =>
  cutToReason(ofProtocol[code]?.[locale] ?? reason);

/** As much of a sentence as the reason of a close may hold: whole words. */
export function cutToReason(sentence: string): string {
  if (Buffer.byteLength(sentence) <= LONGEST_REASON) return sentence;
  const words = sentence.split(' ');
  while (Buffer.byteLength(`${words.join(' ')} …`) > LONGEST_REASON) words.pop();
  return `${words.join(' ')} …`;
}

/** A reason in the language of whoever is told. */
export const reasonIn = (locale: Locale, reason: keyof typeof closeReasons): string => closeReasons[reason][locale];
