import type { OpenSeasonInput } from '#client';
import type { Options } from '../../new-table/option-fields.js';
import { variantOf } from './part.js';

/** The plan of a season, in the form of the API. */
export type Plan = OpenSeasonInput['plan'];

/** A plan with its game, as the API takes it. */
export type PlanInput = Pick<OpenSeasonInput, 'options' | 'plan' | 'rulesVersion'>;

/** A plan with its game, as its form has it. What the form does not show stays as it is. */
export interface Planned {
  /** The name of the ruleset; empty until one is chosen. */
  readonly ruleset: string;
  readonly options: Options;
  /** The version of the ruleset, where it was opened with one; null for the newest. */
  readonly rulesVersion: string | null;
  readonly plan: Plan;
}

/** The plan before anything is chosen. */
export const usualPlan: Planned = {
  ruleset: '',
  options: {},
  rulesVersion: null,
  plan: {
    format: { SWISS: { rounds: 5 } },
    table: { hiddenSeeds: true },
    tieBreaks: ['BUCHHOLZ', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER'],
    joinWithin: 86_400,
  },
};

/** Another game: its options are as usual, and its rules the newest. */
export const withRuleset = (planned: Planned, ruleset: string): Planned =>
  ruleset === planned.ruleset ? planned : { ...planned, ruleset, options: {}, rulesVersion: null };

/** The plan of a season, as its form begins with it. */
export function fromInput({ options, plan, rulesVersion }: PlanInput): Planned {
  const ruleset = variantOf(options);
  const chosen: unknown = options[ruleset];
  return { ruleset, options: chosen === true ? {} : (chosen as Options), rulesVersion: rulesVersion ?? null, plan };
}

/** The plan as the API takes it. */
export const toInput = ({ ruleset, options, rulesVersion, plan }: Planned): PlanInput => ({
  options: { [ruleset]: options } as unknown as PlanInput['options'],
  plan,
  ...(rulesVersion === null ? {} : { rulesVersion }),
});
