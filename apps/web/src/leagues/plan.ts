import type { OpenSeasonInput } from '#client';

/** The formats of a season, by which opponents are found. */
export const formats = [
  'SWISS',
  'ROUND_ROBIN',
  'KNOCK_OUT',
  'DOUBLE_ELIMINATION',
  'TABLES',
  'LADDER',
  'ARENA',
] as const;

/** A season as its form has it. */
export interface SeasonPlan {
  readonly name: string;
  /** The name of the ruleset; empty until one is chosen. */
  readonly ruleset: string;
  readonly format: (typeof formats)[number];
  /** For formats with a number of rounds. */
  readonly rounds: number;
  /** The number of groups; 0 without groups. */
  readonly groups: number;
  readonly formed: 'SNAKE' | 'DRAW' | 'BY_HAND';
  /** The number of players who go on to a knock-out; 0 without finals. */
  readonly finalists: number;
  readonly seating: 'AT_ONCE' | 'BY_PLAYERS';
  /** Days of vacation of each player in the whole season; 0 for none. */
  readonly vacation: number;
  /** Hours that a game waits for its players. */
  readonly joinWithin: number;
  readonly hiddenSeeds: boolean;
  /** All games of a round have the same deal, for which no seeds are hidden. */
  readonly deals: boolean;
  readonly checkIn: boolean;
  /** Who reads submitted decks; `NONE` where none are submitted. */
  readonly decks: 'NONE' | 'JUDGES' | 'AT_THE_END' | 'PUBLIC';
}

/** Whether a format has a number of rounds. */
export const hasRounds = (format: SeasonPlan['format']): boolean => format === 'SWISS' || format === 'TABLES';

/** Whether a format can be played in groups, and has finals after it. */
export const hasGroups = (format: SeasonPlan['format']): boolean => format === 'SWISS' || format === 'ROUND_ROBIN';

const SECONDS_IN_AN_HOUR = 3_600;

type Format = OpenSeasonInput['plan']['format'];

function formatOf({ format, rounds }: SeasonPlan): Format {
  switch (format) {
    case 'SWISS':
      return { SWISS: { rounds } };
    case 'TABLES':
      return { TABLES: { rounds } };
    case 'KNOCK_OUT':
      return { KNOCK_OUT: true };
    case 'DOUBLE_ELIMINATION':
      return { DOUBLE_ELIMINATION: true };
    case 'ROUND_ROBIN':
      return { ROUND_ROBIN: {} };
    case 'LADDER':
      return { LADDER: {} };
    case 'ARENA':
      return { ARENA: {} };
  }
}

type Stages = Pick<OpenSeasonInput['plan'], 'groups' | 'finals'>;

const stagesOf = ({ format, groups, formed, finalists }: SeasonPlan): Stages =>
  hasGroups(format)
    ? {
        ...(groups > 0 ? { groups: { count: groups, formed } } : {}),
        ...(finalists > 0 ? { finals: { format: { KNOCK_OUT: true }, top: finalists } } : {}),
      }
    : {};

/** The plan as the API takes it: what the form does not ask for is as usual. */
export const planOf = (plan: SeasonPlan): OpenSeasonInput['plan'] => ({
  format: formatOf(plan),
  ...stagesOf(plan),
  joinWithin: Math.round(plan.joinWithin * SECONDS_IN_AN_HOUR),
  table: { seating: plan.seating, hiddenSeeds: plan.hiddenSeeds && !plan.deals },
  ...(plan.deals ? { deal: 'DUPLICATE' } : {}),
  ...(plan.vacation > 0 ? { vacation: { days: plan.vacation } } : {}),
  ...(plan.checkIn ? { registration: { checkIn: {} } } : {}),
  ...(plan.decks === 'NONE' ? {} : { decks: { shown: plan.decks } }),
});
