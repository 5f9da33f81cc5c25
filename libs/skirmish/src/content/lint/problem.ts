import { andMore, type Localized } from '#kernel';

/** Something wrong with a scenario, a base or another record, said for its author. */
export interface ContentProblem {
  /** Where in the record, such as `tiles[2].face`; empty for the record as a whole. */
  readonly path: string;
  readonly message: Localized;
}

/** A game says no more of what is wrong with a record: a wrong one may have a problem in every line. */
const MOST_PROBLEMS = 20;

/** Something wrong that is put into words when it is told: a record may have thousands of them, of which a game tells a few. */
export type Finding = () => ContentProblem;

/** The fault, in words. */
export const told = (findings: readonly Finding[]): ContentProblem[] => findings.map((tell) => tell());

/** Problems that are in words already, as findings beside others. */
export const findingsOf = (problems: readonly ContentProblem[]): Finding[] => problems.map((problem) => () => problem);

/** The first things that are wrong, and how many there are beside, which are not put into words. */
export const firstProblems = (findings: readonly Finding[]): readonly ContentProblem[] =>
  findings.length <= MOST_PROBLEMS
    ? told(findings)
    : [...told(findings.slice(0, MOST_PROBLEMS)), { path: '', message: andMore(findings.length - MOST_PROBLEMS) }];

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
