import { localized } from '#kernel';
import { pathOf, type ContentProblem } from './problem.js';
import { nodesOf } from './walk.js';

/** A choice of a text has fewer options, so that every step stays below the number of commands that is allowed. */
const mostOptions = 150;
const deepest = 40;
/** No record within the bounds is nested as deeply as this, and reading one that is could exhaust the stack. */
const unreadable = 100;

/** Whether a value is nested beyond all measure; it is looked at no deeper than that, so that any value can be given. */
export const isTooDeep = (value: unknown): boolean => isDeeperThan(unreadable, value);

function isDeeperThan(levels: number, value: unknown): boolean {
  if (levels < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** The message about a list that is too long; none for others. */
export const tooLong = (path: string, list: readonly unknown[], limit: number): ContentProblem[] =>
  list.length > limit
    ? [
        {
          path,
          message: localized(
            `There are ${list.length} entries; ${limit} are allowed.`,
            `Il y a ${list.length} éléments ; ${limit} sont permis.`,
          ),
        },
      ]
    : [];

/** Whether choices and nesting inside a record stay within their bounds. */
export function nestingProblems(record: object): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const node of nodesOf(record)) {
    const { options } = node.value;
    if (node.depth === deepest + 1)
      problems.push({
        path: pathOf(node.keys),
        message: localized('This is nested too deeply.', 'L’imbrication est trop profonde.'),
      });
    if (node.depth > deepest || !Array.isArray(options)) continue;
    problems.push(...tooLong(pathOf([...node.keys, 'options']), options, mostOptions));
  }
  return problems;
}
