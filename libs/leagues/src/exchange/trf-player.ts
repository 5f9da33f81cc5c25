import { resultCodes, type ReportCell, type ReportPlayer, type ResultCode } from './report.js';
import { WrongField, type TrfLine } from './trf-line.js';

/** The most rounds of a season, and of a file. */
const MOST_ROUNDS = 100;
const FIRST_CELL = 92;
const PAIRED: ReadonlySet<string> = new Set(['1', '=', '0', 'W', 'D', 'L', '+', '-']);

/** A player, and the line of the file that it is from. */
export interface PlacedPlayer {
  readonly line: number;
  readonly player: ReportPlayer;
}

/** The column of the cell of a round, from 1. */
export const columnOf = (round: number): number => FIRST_CELL + 10 * (round - 1);

/** Reads a record 001. Throws a WrongField. */
export function readPlayer(line: TrfLine): ReportPlayer {
  const number = line.needed(5, 8, 'The starting rank');
  if (number === 0) throw new WrongField(5, 'The starting rank is from 1 to 9999, not 0.');
  const rounds = Math.max(0, Math.ceil((line.length - FIRST_CELL + 1) / 10));
  if (rounds > MOST_ROUNDS)
    throw new WrongField(columnOf(MOST_ROUNDS + 1), `A tournament has at most ${MOST_ROUNDS} rounds.`);
  const cells = Array.from({ length: rounds }, (_, round) => readCell(line, columnOf(round + 1), number));
  return {
    number,
    name: line.text(15, 47),
    points: line.points(81, 84, 'The points'),
    rank: line.whole(86, 89, 'The rank'),
    cells: cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1),
  };
}

function readCell(line: TrfLine, column: number, own: number): ReportCell | null {
  if (line.text(column, column + 7) === '') return null;
  const opponent = line.whole(column, column + 3, 'The opponent') || null;
  const [color, code] = [line.text(column + 5, column + 5).toLowerCase(), line.text(column + 7, column + 7)];
  const result = resultOf(code, column + 7);
  if (!['w', 'b', '-', ''].includes(color)) throw new WrongField(column + 5, `The seat is w, b or -, not “${color}”.`);
  const seat = color === 'w' || color === 'b' ? color : null;
  if (opponent === own) throw new WrongField(column, `Player ${own} is their own opponent.`);
  if (opponent === null) return alone(result ?? 'Z', seat, column);
  if (seat === null) throw new WrongField(column + 5, 'A player with an opponent has the seat w or b.');
  if (result !== null && !PAIRED.has(result))
    throw new WrongField(column + 7, `${result} is a result without an opponent, but there is opponent ${opponent}.`);
  return { opponent, seat, result };
}

function alone(result: ResultCode, seat: 'w' | 'b' | null, column: number): ReportCell {
  if (seat !== null) throw new WrongField(column + 5, 'A player without an opponent has no seat: -.');
  // TRF16 files of some programs write a full point without a game as a win, an absence as a loss by forfeit.
  const code = result === '+' ? 'F' : result === '-' ? 'Z' : result;
  if (PAIRED.has(code))
    throw new WrongField(
      column + 7,
      `${result} is the result of a game, but there is no opponent. Right are H, F, U, Z.`,
    );
  return { opponent: null, seat: null, result: code };
}

function resultOf(text: string, column: number): ResultCode | null {
  if (text === '') return null;
  const found = resultCodes.find((code) => code === text.toUpperCase());
  if (!found) throw new WrongField(column, `The result is one of ${resultCodes.join(' ')}, not “${text}”.`);
  return found;
}
