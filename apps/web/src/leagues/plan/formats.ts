import type { Plan } from './planned.js';
import { variantOf } from './part.js';

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

/** A format of a season. */
export type FormatName = (typeof formats)[number];

/** Whether a format can be played in groups. */
export const hasGroups = (format: FormatName): boolean => format === 'SWISS' || format === 'ROUND_ROBIN';

/** Whether a bracket can follow a format. */
export const hasFinals = (format: FormatName): boolean => hasGroups(format) || format === 'TABLES';

/** Whether rounds of a format are paired, by an organizer or at their times. */
export const hasPairedRounds = (format: FormatName): boolean => format !== 'LADDER' && format !== 'ARENA';

/** The plan with another format: what that format cannot have is left out, and a number of rounds stays. */
export function withFormat({ groups, finals, pairing, ...plan }: Plan, name: FormatName): Plan {
  const { SWISS, TABLES } = plan.format;
  return {
    ...plan,
    format: formatNamed(name, (SWISS ?? TABLES)?.rounds ?? 5),
    ...(groups && hasGroups(name) ? { groups } : {}),
    ...(finals && hasFinals(name) ? { finals } : {}),
    ...(pairing && hasPairedRounds(name) ? { pairing } : {}),
  };
}

/** The format of a plan. */
export const formatOf = ({ format }: Plan): FormatName => variantOf(format);

function formatNamed(name: FormatName, rounds: number): Plan['format'] {
  switch (name) {
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
