import { localized, type Localized } from '#kernel';
import { weightOf } from '../weight.js';
import { pathOf, type ContentProblem } from './problem.js';

/** The heaviest entry of Clash's box weighs 171. */
const heaviest = 1_000;

/**
 * Whether choices inside choices multiply beyond measure: no rule, item, test, article or other entry may
 * look at more records than this when it is gone through once. What several entries come to together, the budget of a
 * command bounds.
 */
export const weightProblems = (record: object): ContentProblem[] =>
  entriesOf(record).flatMap(([keys, entry]) => {
    const weight = weightOf(entry);
    return weight > heaviest ? [{ path: pathOf(keys), message: tooHeavy(weight) }] : [];
  });

const tooHeavy = (weight: number): Localized =>
  localized(
    `Choices of figures inside one another have too much looked at (${weight}; ${heaviest} are allowed).`,
    `Des choix de figurines les uns dans les autres font regarder trop de choses (${weight} ; ${heaviest} au plus).`,
  );

/** The members of every list of a record and of what it holds, and every record beside lists. */
function entriesOf(record: object, keys: readonly PropertyKey[] = []): [readonly PropertyKey[], object][] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]): [readonly PropertyKey[], object][] => {
    const own = [...keys, key];
    if (Array.isArray(value))
      return value.flatMap((entry, index) => (isRecord(entry) ? [[[...own, index], entry]] : []));
    if (!isRecord(value)) return [];
    return keys.length === 0 ? entriesOf(value, own) : [[own, value]];
  });
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
