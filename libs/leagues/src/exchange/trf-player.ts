import { fieldWords } from './field-words.js';
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
  const number = line.needed(5, 8, fieldWords.startingRank);
  if (number === 0) throw new WrongField(5, 'outOfRange', { what: fieldWords.startingRank, most: 9999, found: 0 });
  const rounds = Math.max(0, Math.ceil((line.length - FIRST_CELL + 1) / 10));
  if (rounds > MOST_ROUNDS) throw new WrongField(columnOf(MOST_ROUNDS + 1), 'tooManyCells', { most: MOST_ROUNDS });
  const cells = Array.from({ length: rounds }, (_, round) => readCell(line, columnOf(round + 1), number));
  return {
    number,
    name: line.text(15, 47),
    points: line.points(81, 84, fieldWords.points),
    rank: line.whole(86, 89, fieldWords.rank),
    cells: cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1),
  };
}

function readCell(line: TrfLine, column: number, own: number): ReportCell | null {
  if (line.text(column, column + 7) === '') return null;
  const opponent = line.whole(column, column + 3, fieldWords.opponent) || null;
  const [color, code] = [line.text(column + 5, column + 5).toLowerCase(), line.text(column + 7, column + 7)];
  const result = resultOf(code, column + 7);
  if (!['w', 'b', '-', ''].includes(color)) throw new WrongField(column + 5, 'wrongSeat', { text: color });
  const seat = color === 'w' || color === 'b' ? color : null;
  if (opponent === own) throw new WrongField(column, 'ownOpponent', { player: own });
  if (opponent === null) return alone(result ?? 'Z', seat, column);
  if (seat === null) throw new WrongField(column + 5, 'seatMissing');
  if (result !== null && !PAIRED.has(result)) throw new WrongField(column + 7, 'resultOfNoGame', { result, opponent });
  return { opponent, seat, result };
}

function alone(result: ResultCode, seat: 'w' | 'b' | null, column: number): ReportCell {
  if (seat !== null) throw new WrongField(column + 5, 'seatAlone');
  // TRF16 files of some programs write a full point without a game as a win, an absence as a loss by forfeit.
  const code = result === '+' ? 'F' : result === '-' ? 'Z' : result;
  if (PAIRED.has(code)) throw new WrongField(column + 7, 'resultOfGame', { result });
  return { opponent: null, seat: null, result: code };
}

function resultOf(text: string, column: number): ResultCode | null {
  if (text === '') return null;
  const found = resultCodes.find((code) => code === text.toUpperCase());
  if (!found) throw new WrongField(column, 'wrongResult', { codes: resultCodes.join(' '), text });
  return found;
}
