import type { TieBreakName } from '../standings/tie-breaks.js';

/**
 * FIDE's codes of tie-breaks (C.07). The points of games have none: they keep their name, for which no other program looks;
 * of teams they are board points, `GPTS`.
 */
export const tieBreakCodes = {
  BUCHHOLZ: 'BH',
  BUCHHOLZ_CUT_1: 'BH/C1',
  SONNEBORN_BERGER: 'SB',
  DIRECT_ENCOUNTER: 'DE',
  WINS: 'WIN',
  GAME_POINTS: 'GAME_POINTS',
} as const satisfies Readonly<Record<TieBreakName, string>>;

/** The code of the points of games in a season of teams. */
export const BOARD_POINTS = 'GPTS';

/** The tie-break of a code; `undefined` for one that seasons do not have. */
export const tieBreakOfCode = (code: string): TieBreakName | undefined =>
  code === BOARD_POINTS
    ? 'GAME_POINTS'
    : (Object.keys(tieBreakCodes) as TieBreakName[]).find((name) => tieBreakCodes[name] === code);

/** The formats that a report can tell, by the code of its type (192). */
export const reportTypes = {
  FIDE_DUTCH: { kind: 'SWISS', accelerated: false },
  FIDE_DUTCH_2025: { kind: 'SWISS', accelerated: false },
  FIDE_DUTCH_2026: { kind: 'SWISS', accelerated: false },
  FIDE_DUTCH_BAKU: { kind: 'SWISS', accelerated: true },
  FIDE_DUTCH_2025_BAKU: { kind: 'SWISS', accelerated: true },
  FIDE_DUTCH_2026_BAKU: { kind: 'SWISS', accelerated: true },
  FIDE_ROUNDROBIN: { kind: 'ROUND_ROBIN', twice: false },
  BERGER_ROUNDROBIN: { kind: 'ROUND_ROBIN', twice: false },
  FIDE_DOUBLEROUNDROBIN: { kind: 'ROUND_ROBIN', twice: true },
  CUSTOM_TEAM_SWISS: { kind: 'SWISS', accelerated: false },
  CUSTOM_TEAM_SWISS_MP: { kind: 'SWISS', accelerated: false },
  FIDE_TEAM_ROUNDROBIN: { kind: 'ROUND_ROBIN', twice: false },
  BERGER_TEAM_ROUNDROBIN: { kind: 'ROUND_ROBIN', twice: false },
  FIDE_TEAM_DOUBLEROUNDROBIN: { kind: 'ROUND_ROBIN', twice: true },
  BERGER_TEAM_DOUBLEROUNDROBIN: { kind: 'ROUND_ROBIN', twice: true },
} as const;
