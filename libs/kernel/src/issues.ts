import type { z } from 'zod';
import { localized, type Localized } from './locale.js';

/** The value as a schema reads it, or its issues: a line of sentences in each language. */
export type Reading<T> =
  { readonly data: T; readonly issues?: undefined } | { readonly data?: undefined; readonly issues: Localized };

/** No more of zod's issues are told of one value: a wrong one may have an issue in every field. */
const MOST_ISSUES = 20;

/** How many things are wrong beside those that are told. */
export const andMore = (count: number): Localized =>
  localized(`And ${count} more.`, count === 1 ? 'Et 1 autre.' : `Et ${count} autres.`);

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
  return localized(told.map(({ en }) => en).join(' '), told.map(({ fr }) => fr).join(' '));
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
  if (own) return place === '' ? own : localized(`${place}: ${own.en}`, `${place} : ${own.fr}`);
  const { en, fr } = predicateOf(issue);
  return place === '' ? localized(`This ${en}.`, `Ceci ${fr}.`) : localized(`“${place}” ${en}.`, `« ${place} » ${fr}.`);
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
      return kind ? localized(`must be ${kind.en}`, `doit être ${kind.fr}`) : WRONG_FORM;
    }
    case 'too_small':
      return bound(issue, localized('at least', 'au moins'), localized('more than', 'plus de'), issue.minimum);
    case 'too_big':
      return bound(issue, localized('at most', 'au plus'), localized('less than', 'moins de'), issue.maximum);
    case 'not_multiple_of':
      return localized(`must be a multiple of ${divisor ?? 1}`, `doit être un multiple de ${divisor ?? 1}`);
    case 'unrecognized_keys':
      return localized(
        `has fields that do not belong there (${keys.join(', ')})`,
        `a des champs qui n’y ont pas leur place (${keys.join(', ')})`,
      );
    case 'invalid_value':
      if (issue.input === undefined) return MISSING;
      return localized('is none of the values allowed', 'n’est pas une des valeurs admises');
    default:
      return WRONG_FORM;
  }
}

const MISSING = localized('is missing', 'manque');
const WRONG_FORM = localized('does not have the right form', 'n’a pas la bonne forme');

const kinds: Readonly<Record<string, Localized>> = {
  string: localized('a text', 'un texte'),
  number: localized('a number', 'un nombre'),
  int: localized('a whole number', 'un nombre entier'),
  boolean: localized('true or false', 'vrai ou faux'),
  array: localized('a list', 'une liste'),
  tuple: localized('a list', 'une liste'),
  object: localized('an object', 'un objet'),
  record: localized('an object', 'un objet'),
};

/** The noun of a number, singular and plural: its own, or that of the parts that it bounds. */
const parts: Readonly<Record<string, readonly [one: Localized, several: Localized]>> = {
  string: [localized('character', 'caractère'), localized('characters', 'caractères')],
  array: [localized('entry', 'élément'), localized('entries', 'éléments')],
  tuple: [localized('entry', 'élément'), localized('entries', 'éléments')],
  object: [localized('field', 'champ'), localized('fields', 'champs')],
};

function bound({ origin = '', inclusive }: Details, within: Localized, beyond: Localized, limit = 0): Localized {
  const how = inclusive === false ? beyond : within;
  const unit = parts[origin]?.[limit === 1 ? 0 : 1];
  return unit
    ? localized(`must have ${how.en} ${limit} ${unit.en}`, `doit avoir ${how.fr} ${limit} ${unit.fr}`)
    : localized(`must be ${how.en} ${limit}`, `doit être ${how.fr} ${limit}`);
}
