import { both, tellIssue } from '#kernel';
import type { z } from 'zod';
import { isTooDeep, nestingProblems, pathOf, weightProblems, type ContentProblem } from '#skirmish';
import { baseFaults } from '../base/base-faults.js';
import { saidProblems } from './lint/check-rules.js';
import { baseLayoutSchema, scenarioSchema, type Scenario } from './schema.js';

/**
 * What is wrong with a scenario, of the box or of somebody's own (SKAROV-BASE-17): the record, its base against
 * SKAROV-BASE-01 to -14, and what its rules, doors and articles name. Never throws; empty when it can be played.
 */
export function checkScenario(record: unknown): ContentProblem[] {
  const { base, rest } = checkScenarioParts(record);
  return [...base, ...rest];
}

/** What is wrong with a scenario, apart: with its base, of which all is said, and with all else. */
export function checkScenarioParts(record: unknown): {
  readonly base: readonly ContentProblem[];
  readonly rest: readonly ContentProblem[];
} {
  const read = readRecord(scenarioSchema, record);
  if (read.problems) return { base: [], rest: read.problems };
  const scenario = read.data;
  const size = [...nestingProblems(scenario), ...weightProblems(scenario)];
  if (size.length > 0) return { base: [], rest: size };
  return { base: baseProblems(scenario.base, 'base'), rest: saidProblems(scenario) };
}

/** What is wrong with a base of somebody's own (SKAROV-BASE-17). Never throws; empty when it can be played. */
export function checkBase(record: unknown): ContentProblem[] {
  const read = readRecord(baseLayoutSchema, record);
  return read.problems ?? baseProblems(read.data, '');
}

/** The faults of a base, each under its rule, by where they stand in the record that holds it. */
function baseProblems(base: Scenario['base'], part: string): ContentProblem[] {
  if (!base) return [];
  const { minions = [], lieutenants = [], ...rest } = base;
  return baseFaults({ ...rest, minions, lieutenants }).map(({ path, rule, message }) => ({
    path: pathOf([...(part === '' ? [] : [part]), ...path]),
    message: both(`${message.en} (${rule})`, `${message.fr} (${rule})`),
  }));
}

type Read<T> = { readonly data: T; readonly problems?: never } | { readonly problems: ContentProblem[] };

function readRecord<T>(schema: z.ZodType<T>, record: unknown): Read<T> {
  if (isTooDeep(record)) {
    return {
      problems: [{ path: '', message: both('The record is nested too deeply.', 'L’imbrication est trop profonde.') }],
    };
  }
  const { data, error } = schema.safeParse(record, { reportInput: true });
  if (!error) return { data };
  return {
    problems: error.issues.map((issue) => ({ path: pathOf(issue.path), message: tellIssue({ ...issue, path: [] }) })),
  };
}
