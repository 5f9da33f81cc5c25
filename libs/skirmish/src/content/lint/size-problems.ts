import { both } from '#kernel';
import { pathOf, type ContentProblem } from './problem.js';
import { nodesOf } from './walk.js';

/** A choice of a text has fewer options, so that every step stays below the number of commands that is allowed. */
const mostOptions = 150;
const deepest = 40;
/** No record within the bounds is nested as deeply as this, and reading one that is could exhaust the stack. */
const unreadable = 100;

/** Whether a value is nested beyond all measure; it is looked at level by level, so that any value can be given. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > unreadable) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** What is said of a list that is longer than it may be; nothing of one that is not. */
export const tooLong = (path: string, list: readonly unknown[], limit: number): ContentProblem[] =>
  list.length > limit
    ? [
        {
          path,
          message: both(
            `There are ${list.length} entries; ${limit} are allowed.`,
            `Il y a ${list.length} éléments ; ${limit} sont permis.`,
          ),
        },
      ]
    : [];

/** Whether choices and nesting inside a record stay within their bounds. */
export function nestingProblems(record: object): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { keys, value } of nodesOf(record)) {
    if (keys.length === deepest + 1)
      problems.push({
        path: pathOf(keys),
        message: both('This is nested too deeply.', 'L’imbrication est trop profonde.'),
      });
    if (keys.length > deepest) continue;
    if (Array.isArray(value['options'])) {
      problems.push(...tooLong(pathOf([...keys, 'options']), value['options'], mostOptions));
    }
  }
  return problems;
}
