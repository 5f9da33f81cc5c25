import { readFileSync } from 'node:fs';
import { rowsOf, type Row } from '../testing/trf.js';
import type { RoundKind, RoundScore, Scores } from './scores.js';
import { standings } from './standings.js';
import type { TieBreakRules } from './tie-break-rules.js';
import { tieBreaks, type TieBreakName } from './tie-breaks.js';

/** Mario Held, "Exercises in Tie-Breaking" (FIDE C.07), with the values that changed on 1 March 2026. */
interface Exercise {
  readonly exercise: number;
  readonly rules: '2023' | '2026-03';
  readonly file: string;
  readonly tieBreak: string;
  readonly expected: Readonly<Record<string, string | number>>;
}

const published = new URL('../testing/published/fide/', import.meta.url);
const exercises = JSON.parse(readFileSync(new URL('exercises.json', published), 'utf8')) as readonly Exercise[];

const NAMES: Readonly<Record<string, TieBreakName>> = {
  BH: 'BUCHHOLZ',
  'BH/C1': 'BUCHHOLZ_CUT_1',
  SB: 'SONNEBORN_BERGER',
  WIN: 'WINS',
  'rank by PTS, DE': 'DIRECT_ENCOUNTER',
};

const KINDS: Readonly<Record<string, RoundKind>> = {
  '+': 'WALKOVER',
  '-': 'NO_SHOW',
  U: 'BYE',
  H: 'ABSENCE',
  Z: 'ABSENCE',
};
const POINTS: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '0': 0, '+': 1, '-': 0, U: 1, H: 0.5, Z: 0 };

const scoresFor = (rows: readonly Row[]): Scores =>
  new Map(
    rows.map(({ player, cells }) => [
      player,
      cells.map((cell, round): RoundScore => {
        const [opponent = '0', seat, result = 'Z'] = cell.trim().split(/\s+/);
        const points = POINTS[result]!;
        const against = opponent === '0' ? [] : [opponent];
        return {
          round,
          kind: KINDS[result] ?? 'PLAYED',
          points,
          against,
          seat: seat === 'b' ? 1 : 0,
          isWin: points === 1,
        };
      }),
    ]),
  );

/** An exercise whose values under the rules of 2026 are given too. */
const isReplaced = (one: Exercise, players: string): boolean =>
  one.rules === '2023' &&
  exercises.some(
    (other) =>
      other.rules !== '2023' && other.exercise === one.exercise && Object.keys(other.expected).includes(players),
  );

describe('FIDE’s exercises in tie-breaking, by the rules of March 2026', () => {
  const ours = exercises.filter(({ tieBreak }) => tieBreak in NAMES);

  it('cover every tie-break that has a name of FIDE’s', () => {
    const covered = new Set(ours.map(({ tieBreak }) => NAMES[tieBreak]));
    expect(Object.keys(tieBreaks).filter((name) => !covered.has(name as TieBreakName))).toEqual(['GAME_POINTS']);
  });

  it.each(ours.map((one) => [one.exercise, one.tieBreak, one.rules, one] as const))(
    'exercise %i, %s (%s)',
    (_, tieBreak, __, one) => {
      const rows = rowsOf(new URL(one.file, published));
      const scores = scoresFor(rows);
      const rules: TieBreakRules = {
        unplayed: one.file === 'round-robin.trf' ? 'FIXED' : 'SWISS',
        win: 1,
        draw: 0.5,
      };
      const players = rows.map(({ player }) => player);
      const name = NAMES[tieBreak]!;
      const values = tieBreaks[name](scores, players, rules);
      const ranks = new Map(standings(players, scores, [name], rules).map(({ player, rank }) => [player, rank]));
      const expected = Object.entries(one.expected).filter(([player]) => !isReplaced(one, player));
      const valueOf = (player: string): number =>
        name === 'DIRECT_ENCOUNTER' ? ranks.get(player)! : values[players.indexOf(player)]!;
      expect(expected.map(([player]) => [player, valueOf(player)])).toEqual(
        expected.map(([player, value]) => [player, Number(value)]),
      );
    },
  );
});
