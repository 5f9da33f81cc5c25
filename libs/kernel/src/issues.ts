import type { z } from 'zod';
import { both, type Localized } from './locale.js';

/** The value as a schema reads it, or its issues: a line of sentences in each language. */
export type Reading<T> =
  { readonly data: T; readonly issues?: undefined } | { readonly data?: undefined; readonly issues: Localized };

/** No more of zod's issues are told of one value: a wrong one may have an issue in every field. */
const MOST_ISSUES = 20;

/** How many things are wrong beside those that are told. */
export const andMore = (count: number): Localized =>
  both(`And ${count} more.`, count === 1 ? 'Et 1 autre.' : `Et ${count} autres.`);

/** Reads any value with a schema. */
export function readWith<T>(schema: z.ZodType<T>, value: unknown): Reading<T> {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? { data: read.data } : { issues: issuesOf(read.error) };
}

/** The issues that a schema found, in both languages: by path and kind. A ruleset bounds its own issues: all of them are told. */
function issuesOf({ issues }: z.ZodError): Localized {
  const mostOfZod = issues.filter((issue) => !ownMessage(issue)).slice(0, MOST_ISSUES);
  const first = issues.filter((issue) => ownMessage(issue) || mostOfZod.includes(issue));
  const left = issues.length - first.length;
  const told = [...first.map(tellIssue), ...(left > 0 ? [andMore(left)] : [])];
  return both(told.map(({ en }) => en).join(' '), told.map(({ fr }) => fr).join(' '));
}

/** An issue of zod's, as far as it is told. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The value; absent where it is missing, or was not reported (`reportInput`). */
  readonly input?: unknown;
}

/** An issue of the ruleset's own, in both languages, for `context.addIssue`. */
export const localizedIssue = (message: Localized, path: PropertyKey[] = []) =>
  ({ code: 'custom', message: message.en, params: { message }, path }) as const;

const ownMessage = (issue: Issue): Localized | undefined =>
  (issue as { readonly params?: { readonly message?: Localized } }).params?.message;

/** One issue as a sentence. */
export function tellIssue(issue: Issue): Localized {
  const place = issue.path.map(String).join('.');
  const own = ownMessage(issue);
  if (own) return place === '' ? own : both(`${place}: ${own.en}`, `${place} : ${own.fr}`);
  const { en, fr } = predicateOf(issue);
  return place === '' ? both(`This ${en}.`, `Ceci ${fr}.`) : both(`“${place}” ${en}.`, `« ${place} » ${fr}.`);
}

/** The parts of zod's issues of every code. */
interface Details extends Issue {
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly inclusive?: boolean;
  readonly divisor?: number;
  readonly keys?: readonly string[];
}

function predicateOf(issue: Details): Localized {
  const { code, expected = '', keys = [], divisor } = issue;
  switch (code) {
    case 'invalid_type': {
      if (issue.input === undefined) return MISSING;
      const kind = kinds[expected];
      return kind ? both(`must be ${kind.en}`, `doit être ${kind.fr}`) : WRONG_FORM;
    }
    case 'too_small':
      return bound(issue, both('at least', 'au moins'), both('more than', 'plus de'), issue.minimum);
    case 'too_big':
      return bound(issue, both('at most', 'au plus'), both('less than', 'moins de'), issue.maximum);
    case 'not_multiple_of':
      return both(`must be a multiple of ${divisor ?? 1}`, `doit être un multiple de ${divisor ?? 1}`);
    case 'unrecognized_keys':
      return both(
        `has fields that do not belong there (${keys.join(', ')})`,
        `a des champs qui n’y ont pas leur place (${keys.join(', ')})`,
      );
    case 'invalid_value':
      if (issue.input === undefined) return MISSING;
      return both('is none of the values allowed', 'n’est pas une des valeurs admises');
    default:
      return WRONG_FORM;
  }
}

const MISSING = both('is missing', 'manque');
const WRONG_FORM = both('does not have the right form', 'n’a pas la bonne forme');

const kinds: Readonly<Record<string, Localized>> = {
  string: both('a text', 'un texte'),
  number: both('a number', 'un nombre'),
  int: both('a whole number', 'un nombre entier'),
  boolean: both('true or false', 'vrai ou faux'),
  array: both('a list', 'une liste'),
  tuple: both('a list', 'une liste'),
  object: both('an object', 'un objet'),
  record: both('an object', 'un objet'),
};

/** The noun of a number, singular and plural: its own, or that of the parts that it bounds. */
const parts: Readonly<Record<string, readonly [one: Localized, several: Localized]>> = {
  string: [both('character', 'caractère'), both('characters', 'caractères')],
  array: [both('entry', 'élément'), both('entries', 'éléments')],
  tuple: [both('entry', 'élément'), both('entries', 'éléments')],
  object: [both('field', 'champ'), both('fields', 'champs')],
};

function bound({ origin = '', inclusive }: Details, within: Localized, beyond: Localized, limit = 0): Localized {
  const how = inclusive === false ? beyond : within;
  const unit = parts[origin]?.[limit === 1 ? 0 : 1];
  return unit
    ? both(`must have ${how.en} ${limit} ${unit.en}`, `doit avoir ${how.fr} ${limit} ${unit.fr}`)
    : both(`must be ${how.en} ${limit}`, `doit être ${how.fr} ${limit}`);
}
