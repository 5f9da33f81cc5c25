const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;
const RESERVED = new Set(['true', 'false', 'null']);

/** True when the text is a valid GraphQL name of a type, field or enum value. */
export const isGraphqlName = (text: string): boolean =>
  NAME.test(text) && !text.startsWith('__') && !RESERVED.has(text);

/** The text with a capital first letter: `bidPlaced` gives `BidPlaced`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The prefix of the names of all types of a ruleset. */
export const typePrefix = (ruleset: string): string => capitalized(ruleset);

/** The name of the type of an event: with the name of its ruleset, or of the kernel. */
export const eventTypeName = (ruleset: string, event: string): string => typePrefix(ruleset) + capitalized(event);

/**
 * The GraphQL name of a value: the value itself where it is a name, else with every other character as `_`
 * (`two-handed` gives `two_handed`, `2x` gives `_2x`, `true` gives `_true`).
 */
export function graphqlNameOf(value: string): string {
  if (isGraphqlName(value)) return value;
  const word = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^_0-9A-Za-z]/g, '_');
  return /^[A-Za-z]/.test(word) && !RESERVED.has(word) ? word : `_${word.replace(/^_+/, '')}`;
}

/**
 * The GraphQL name of a value of an enum: in capitals, with `_` between words, for any case of the rules' own word
 * (`towardLight` gives `TOWARD_LIGHT`, `auction.bid` `AUCTION_BID`, `X2` `X2`).
 */
export const enumNameOf = (value: string): string =>
  graphqlNameOf(value.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1_').toUpperCase());
