import { both } from '#kernel';
import type { Scenario } from '../schema.js';
import { pathOf, type ScenarioProblem } from './problem.js';
import { nodesOf } from './walk.js';

/** Bounds that keep every step below the number of commands that CLASH-262 allows, and every turn short. */
const most = { tests: 40, specialActions: 40, tokens: 40, endOfTurn: 20, villainReactions: 20, scenarioReactions: 40 };
const mostObjects = 40;
const mostRules = 40;
const mostOptions = 150;
const deepest = 40;
/** No scenario within the bounds is nested as deeply as this, and reading one that is could exhaust the stack. */
const unreadable = 100;

/** Whether lists, choices and nesting stay within their bounds (CLASH-262, clash.md 11). */
export function sizeProblems(scenario: Scenario): ScenarioProblem[] {
  const [part, plan] = scenario.threatSheet
    ? (['threatSheet', scenario.threatSheet] as const)
    : (['plan', scenario.plan] as const);
  const lists = new Map<string, readonly unknown[]>(
    Object.entries(plan ?? {}).flatMap(([field, list]) => (Array.isArray(list) ? [[field, list]] : [])),
  );
  return [
    ...Object.entries(most).flatMap(([field, limit]) => tooLong(`${part}.${field}`, lists.get(field) ?? [], limit)),
    ...tooLong('objects', scenario.objects, mostObjects),
    ...tooLong('rules', scenario.rules, mostRules),
    ...innerProblems(scenario),
  ];
}

/** Whether a value is nested beyond all measure; it is looked at level by level, so that any value can be given. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > unreadable) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const tooLong = (path: string, list: readonly unknown[], limit: number): ScenarioProblem[] =>
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

function innerProblems(scenario: Scenario): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  for (const { keys, value } of nodesOf(scenario)) {
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
