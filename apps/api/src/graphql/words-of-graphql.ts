import { localized, type Localized } from '#kernel';

/**
 * The messages of the GraphQL libraries about a request, by error code. They are in English only: in French we state
 * the kind of the mistake and quote the library, and translate what it says of values.
 */
export function toldByGraphql(message: string, code: string): Localized {
  const french = code === 'BAD_USER_INPUT' ? frenchOfValue(message) : quoting(kinds[code] ?? ANOTHER, message);
  return localized(withFullStop(message), french);
}

const quoting = (kind: string, message: string): string => `${kind} : « ${message.replace(/\.$/, '')} ».`;

/** A message of GraphQL about a wrong value, in both languages. */
export const toldOfValue = (message: string): Localized => localized(withFullStop(message), frenchOfValue(message));

const withFullStop = (sentence: string): string => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

const kinds: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'Ce n’est pas une requête comme GraphQL en attend par HTTP',
  GRAPHQL_PARSE_FAILED: 'Le document ne se lit pas comme du GraphQL',
  GRAPHQL_VALIDATION_FAILED: 'Le document n’est pas valable pour ce schéma',
  OPERATION_RESOLUTION_FAILURE: 'Le document n’a pas d’opération de ce nom',
};

const ANOTHER = 'GraphQL refuse cette requête';

/** A sentence of GraphQL on a value, and the same in French. */
const sentences: readonly (readonly [english: RegExp, french: (...parts: string[]) => string])[] = [
  [
    /^Variable "(\$\w+)" of required type "(.+)" was not provided/,
    (name, type) => `La variable « ${name} » du type « ${type} » manque.`,
  ],
  [
    /^(?:Variable|Argument) "(\$?\w+)" of non-null type "(.+)" must not be null/,
    (name, type) => `« ${name} » est du type « ${type} » et ne doit pas être nul.`,
  ],
  [
    /^Argument "(\w+)" of required type "(.+?)" was/,
    (name, type) => `L’argument « ${name} » du type « ${type} » manque.`,
  ],
  [/^Argument "(\w+)" has invalid value/, (name) => `La valeur de l’argument « ${name} » ne convient pas.`],
  [/^Too many errors processing variables/, () => 'Trop de variables ont une valeur qui ne convient pas.'],
  [
    /^Expected non-nullable type "(.+)" not to be null/,
    (type) => `Une valeur du type « ${type} » ne doit pas être nulle.`,
  ],
  [/^Expected type "(.+)" to be an object/, (type) => `Une valeur du type « ${type} » est un objet.`],
  [
    /^Field "(\w+)" of required type "(.+)" was not provided/,
    (name, type) => `Le champ « ${name} » du type « ${type} » manque.`,
  ],
  [/^Field "(.+)" is not defined by type "(\w+)"/, (name, type) => `Le type « ${type} » n’a pas de champ « ${name} ».`],
  [
    /^Exactly one key must be specified for OneOf type "(\w+)"/,
    (type) => `Donnez exactement un des champs de « ${type} ».`,
  ],
  [/^Field "(\w+)" must be non-null/, (name) => `Le champ « ${name} » ne doit pas être nul.`],
  [/^Int cannot represent/, () => 'Il faut un nombre entier, de 32 bits au plus.'],
  [/^Float cannot represent/, () => 'Il faut un nombre.'],
  [/^String cannot represent/, () => 'Il faut un texte.'],
  [/^Boolean cannot represent/, () => 'Il faut vrai ou faux (`true` ou `false`).'],
  [/^ID cannot represent/, () => 'Il faut un identifiant : un texte.'],
  [/^(?:Value .* does not exist in|Enum) "(\w+)"/, (name) => `Ce n’est pas une des valeurs de « ${name} ».`],
  [
    /^A DateTime is /,
    () => 'Un DateTime est un texte selon ISO 8601 avec son décalage, par exemple « 2026-11-21T12:00:00Z ».',
  ],
];

/** A variable, its place inside, and what is wrong there. */
const OF_VARIABLE = /^Variable "(\$\w+)" got invalid value .*?(?: at "([^"]+)")?; (?=[A-Z][^;]*$)(.*)$/s;

function frenchOfValue(message: string): string {
  const [, name = '', place, inner] = OF_VARIABLE.exec(message) ?? [];
  if (inner !== undefined)
    return `La valeur de « ${place === undefined ? name : `$${place}`} » ne convient pas. ${frenchOfValue(inner)}`;
  for (const [english, french] of sentences) {
    const parts = english.exec(message);
    if (parts) return french(...parts.slice(1));
  }
  return 'La valeur n’est pas du type attendu.';
}
