import { hasBracket } from '../bracket.js';
import type { Pairing, Round, Season } from '../entries.js';

/** The lines of a sheet: as many as a hall reads from its last row. */
const LINES = 12;

/** What the big screen shows at a time. */
export type Sheet =
  | {
      readonly kind: 'ROUND';
      readonly round: Round;
      readonly pairings: readonly Pairing[];
      readonly byes: Round['byes'];
    }
  | { readonly kind: 'TABLE'; readonly group: number | null; readonly lines: Season['standings']['nodes'] }
  | { readonly kind: 'BRACKET' };

/** The sheets of a season: the pairings of its latest round with their results, its table or those of its groups, its bracket. */
export const sheetsOf = (season: Season, latest: Round | undefined): readonly Sheet[] => [
  ...(latest ? roundSheets(latest) : []),
  ...tableSheets(season),
  ...(hasBracket(season) ? [{ kind: 'BRACKET' } as const] : []),
];

function roundSheets(round: Round): readonly Sheet[] {
  const parts = inParts(round.pairings.nodes);
  return parts.map((pairings, place) => ({
    ...{ kind: 'ROUND', round, pairings },
    byes: place === parts.length - 1 ? round.byes : [],
  }));
}

function tableSheets({ standings: { nodes }, finals }: Season): readonly Sheet[] {
  const groups = finals ? [null] : [...new Set(nodes.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const lines = nodes.filter((line) => finals !== null || line.group === group);
    return inParts(lines).map((part) => ({ kind: 'TABLE', group, lines: part }) as const);
  });
}

const inParts = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / LINES) }, (_, part) => list.slice(part * LINES, (part + 1) * LINES));
