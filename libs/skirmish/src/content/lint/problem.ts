import { andMore, type Localized } from '#kernel';

/** Something wrong with a scenario, a base or another record, said for its author. */
export interface ContentProblem {
  /** Where in the record, such as `tiles[2].face`; empty for the record as a whole. */
  readonly path: string;
  readonly message: Localized;
}

/** A game says no more of what is wrong with a record: a wrong one may have a problem in every line. */
const MOST_PROBLEMS = 20;

/** The first things that are wrong, and how many there are beside. */
export const firstProblems = (problems: readonly ContentProblem[]): readonly ContentProblem[] =>
  problems.length <= MOST_PROBLEMS
    ? problems
    : [...problems.slice(0, MOST_PROBLEMS), { path: '', message: andMore(problems.length - MOST_PROBLEMS) }];

/** The path of a part of a record: fields after dots, places of lists in brackets. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');

/** The values that stand more than once, each named once. */
export const repeated = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
