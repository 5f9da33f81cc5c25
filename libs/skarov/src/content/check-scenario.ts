import { localized } from '#kernel';
import {
  findingsOf,
  nestingProblems,
  pathOf,
  readRecord,
  told,
  weightProblems,
  type ContentProblem,
  type Finding,
} from '#skirmish/content/lint';
import { baseFaults } from '../base/base-faults.js';
import { saidProblems } from './lint/check-rules.js';
import { baseLayoutSchema, scenarioSchema, type Scenario } from './schema.js';

/**
 * The faults of a scenario, of the box or custom (SKAROV-BASE-17): the record, its base against
 * SKAROV-BASE-01 to -14, and what its rules, doors and articles name. Never throws; empty when it can be played.
 */
export function checkScenario(record: unknown): ContentProblem[] {
  const read = readRecord(scenarioSchema, record);
  if (read.problems) return read.problems;
  const { base, rest } = scenarioProblems(read.data);
  return [...base, ...told(rest)];
}

/** The faults of a scenario that has been read, apart: all of its base, and those of all else. */
export function scenarioProblems(scenario: Scenario): {
  readonly base: readonly ContentProblem[];
  readonly rest: readonly Finding[];
} {
  const size = [...nestingProblems(scenario), ...weightProblems(scenario)];
  if (size.length > 0) return { base: [], rest: findingsOf(size) };
  return { base: scenario.base ? baseProblems(scenario.base, 'base') : [], rest: saidProblems(scenario) };
}

/** The faults of a custom base (SKAROV-BASE-17). Never throws; empty when it can be played. */
export function checkBase(record: unknown): ContentProblem[] {
  const read = readRecord(baseLayoutSchema, record);
  return read.problems ?? baseProblems(read.data);
}

/**
 * The faults of a base that has been read, each under its rule, by where they stand in the record that holds it as
 * `part`, or in the base itself.
 */
export function baseProblems(base: NonNullable<Scenario['base']>, part = ''): ContentProblem[] {
  const { minions = [], lieutenants = [], ...rest } = base;
  return baseFaults({ ...rest, minions, lieutenants }).map(({ path, rule, message }) => ({
    path: pathOf([...(part === '' ? [] : [part]), ...path]),
    message: localized(`${message.en} (${rule})`, `${message.fr} (${rule})`),
  }));
}
