import type { AnyRuleset, Locale } from '#kernel';

/** What no sentence for people holds, whatever it tells of. */
const never: readonly (readonly [string, RegExp])[] = [
  ['two full stops', /(?<!\.)\.\.(?!\.)/],
  ['a space before a full stop or a comma', / [.,](\s|$)/],
  ['two spaces', / {2}/],
  ['nothing where a name should stand', /“”|« »|«»|\(\)|: ?\.|, ?,|^\W*$/],
  ['a value of the program', /\bundefined\b|\bnull\b|\bNaN\b|\[object/],
  ['a placeholder', /\{\w*\}/],
  ['a name of a program', /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b[a-z]+[A-Z][a-zA-Z]*\b/],
  ['the number of a card', /\bc-\d{3}\b/],
  ['a seat that is counted from 0', /\b([Ss]eat|[Pp]lace) 0\b/],
  ['the words of a schema', /\b(Invalid|Too (small|big)|expected|received|Unrecognized)\b/],
];

const punctuation: Readonly<Record<Locale, readonly [string, RegExp]>> = {
  en: ['a space before a colon or semicolon', / [;:]/],
  fr: ['no space before a colon or semicolon', /[^\s\d][;:](\s|$)/],
};

/** A field is called what it is called: in quotation marks, or in brackets after “fields”. */
const FIELDS = /“[\w.[\]]+” |« [\w.[\]]+ » | (fields|champs) [^.()]*\([\w, ]+\)/g;

/** What is wrong with a sentence about a game, in words; `undefined` when nothing is. */
export function faultOf(sentence: string, locale: Locale, ids: ReadonlySet<string>): string | undefined {
  const prose = sentence.replace(FIELDS, '');
  const found = [...never, punctuation[locale]].find(([, pattern]) => pattern.test(prose));
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
