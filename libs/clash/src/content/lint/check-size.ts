import { nestingProblems, tooLong, type ContentProblem } from '#skirmish/content/lint';
import type { Scenario } from '../schema.js';

/** Bounds that keep every step below the number of commands that CLASH-262 allows, and every turn short. */
const most = { tests: 40, specialActions: 40, tokens: 40, endOfTurn: 20, villainReactions: 20, scenarioReactions: 40 };
const mostObjects = 40;
const mostRules = 40;

/** Whether lists, choices and nesting stay within their bounds (CLASH-262, clash.md 11). */
export function sizeProblems(scenario: Scenario): ContentProblem[] {
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
    ...nestingProblems(scenario),
  ];
}
