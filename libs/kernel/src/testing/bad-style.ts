import type { Locale } from '../locale.js';
import type { AnyRuleset } from '../ruleset.js';

type Fault = readonly [what: string, pattern: RegExp];

/** Faults of a sentence for people, of any content, in any language. */
const never: readonly Fault[] = [
  ['two full stops', /(?<!\.)\.\.(?!\.)/],
  ['a space before a full stop or a comma', / [.,](\s|$)/],
  ['two spaces', /\s{2}/],
  ['nothing where a name should stand', /“”|« »|«»|\(\)|: ?\.|, ?,|^\W*$/],
  ['a value of the program', /\bundefined\b|\bnull\b|\bNaN\b|\[object/],
  ['a placeholder', /\{\w*\}/],
  ['a name of a program', /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b[a-z]+[A-Z][a-zA-Z]*\b/],
  ['the number of a card', /\bc-\d{3}\b/],
  ['a seat that is counted from 0', /\b([Ss]eat|[Pp]lace) 0\b/],
  ['the words of a schema', /\b(Invalid|Too (small|big)|expected|received|Unrecognized)\b/],
  ['a straight quotation mark or apostrophe', /["']/],
  ['a beginning in lower case', /^[^\p{L}\p{N}]*\p{Ll}|(?<!\.)[.!?] \p{Ll}/u],
  ['no end', /[^.!?…]$/],
  ['a word twice', /(?<!\p{L})(?!(?:nous|vous) )(\p{L}{2,}) \1(?!\p{L})/iu],
];

/** A vowel before which French drops another: not an h, nor a y before a vowel, nor eleven and yes. */
const VOWEL = '(?!onz|oui(?!\\p{L})|une?(?!\\p{L}))(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûü]))';
/** Ends in an s and is one thing all the same, or is no noun. */
const ONE_IN_FRENCH =
  '(?:héros|fois|rubis|succès|accès|corps|bras|bois|temps|choix|prix|pas|dans|des|les|ses|hors|sans|sous|vers|dès|plus|mais|aux)(?!\\p{L})';

/** Words before the number of things that are counted in English. */
const BEFORE_A_NUMBER =
  '(?:\\p{Ll}+s|with|of|by|for|and|or|to|in|at|than|only|from|all|least|most|about|after|another)';

const ofALanguage: Readonly<Record<Locale, readonly Fault[]>> = {
  en: [
    ['a space before a punctuation mark', / [;:!?]/],
    ['French quotation marks', /[«»]/],
    // “Turn 1 begins” and “Relay 1 leaves the board” are no plurals: things that are counted stand after verbs and small words.
    [
      'one thing in the plural',
      new RegExp(
        `(?:^|[(“:;] ?|(?<!\\p{L})${BEFORE_A_NUMBER} )1 (?!(?:is|has|as|was|this)\\b)(?:power )?\\p{L}+(?<![sui])s(?!\\p{L})`,
        'u',
      ),
    ],
    ['a before a vowel', /(?<!\p{L})a (?!one|once|uni|use|usu|eu)[aeiou]/u],
    ['an before a consonant', /(?<!\p{L})an (?!hour|honest|heir)[b-df-hj-np-tv-z]/iu],
  ],
  fr: [
    ['no space before a punctuation mark', /[^\s][;:!?](?!\d)|[^\s]»|«\S/],
    ['English quotation marks', /[“”]/],
    [
      'one thing in the plural',
      new RegExp(`(?<![\\p{L}\\d.,:+–−-])[01] (?!${ONE_IN_FRENCH})\\p{L}+[sx](?!\\p{L})`, 'iu'),
    ],
    [
      'a vowel before a vowel',
      new RegExp(`(?<![\\p{L}’-])(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque) ${VOWEL}`, 'iu'),
    ],
    ['si il', /(?<!\p{L})si ils?(?!\p{L})/iu],
    // “De les prendre” is right: what follows is a verb.
    [
      'two words that French makes one of',
      /(?<![\p{L}’-])(?:de|à) les?(?!\p{L})(?! \p{Ll}+(?:[ei]r|[dit]re|ivre)(?!\p{L}))/iu,
    ],
  ],
};

/** A field is called what it is called: in quotation marks, or in brackets after “fields”. */
const FIELDS = /“[\w.[\]]+” |« [\w.[\]]+ » | (fields|champs) [^.()]*\([\w, ]+\)/g;
/** Closing marks after the full stop of a quotation. */
const CLOSING = /(?<=[.!?…])(?: ?»|[”)])$/;

/** The fault of a sentence about a game, in words; `undefined` when there is none. */
export function faultOf(sentence: string, locale: Locale, ids: ReadonlySet<string>): string | undefined {
  const prose = sentence.replace(FIELDS, (field) => (field.startsWith(' ') ? '' : 'X ')).replace(CLOSING, '');
  const found = [...never, ...ofALanguage[locale]].find(([, pattern]) => pattern.test(prose));
  if (found) return found[0];
  const id = (sentence.match(/[a-z0-9]+(-[a-z0-9]+)+/g) ?? []).find((word) => ids.has(word));
  return id && `the id ${id}`;
}

/** Every id in the box of a ruleset that is no ordinary word. */
export function idsOf({ content }: AnyRuleset): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (/id$/i.test(key) && typeof inner === 'string' && inner.includes('-')) ids.add(inner);
      walk(inner);
    }
  };
  walk(content);
  return ids;
}
