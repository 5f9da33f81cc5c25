import { LocalGame, Random, type Seat } from '#kernel';
import { backgammon, type State } from './backgammon.js';
import { copyOf, move, newBoard, type Board, type Move } from './board.js';
import { legalMoves, without } from './legal-moves.js';

/** How many boards each throw can lead to from the first one, worked out with an independent implementation. */
const boardsAfter: Readonly<Record<string, number>> = {
  '21': 15,
  '31': 16,
  '32': 17,
  '41': 14,
  '42': 18,
  '43': 17,
  '51': 8,
  '52': 8,
  '53': 9,
  '54': 9,
  '61': 10,
  '62': 14,
  '63': 14,
  '64': 14,
  '65': 7,
  '11': 42,
  '22': 75,
  '33': 73,
  '44': 52,
  '55': 4,
  '66': 11,
};

const diceOf = (high: number, low: number): number[] => (high === low ? [high, high, high, high] : [high, low]);

/** Every board at the end of a play, step by step through legal moves. */
function boardsOf(board: Board, seat: Seat, dice: readonly number[]): Set<string> {
  const moves = dice.length === 0 ? [] : legalMoves(board, seat, dice);
  if (moves.length === 0) return new Set([JSON.stringify(board)]);
  return new Set(
    moves.flatMap((one) => {
      const next = copyOf(board);
      move(next, seat, one);
      return [...boardsOf(next, seat, without(dice, one.die))];
    }),
  );
}

/** The men of both seats as places on one line of 24, with another word for each question: to check the rules once more. */
class Line {
  constructor(
    readonly own: readonly number[],
    readonly other: readonly number[],
  ) {}

  /** Every man is the number of points it has still to go; the other's men stand where one's own would have this to go. */
  static of(board: Board, seat: Seat): Line {
    const list = (men: readonly number[], place: (point: number) => number): number[] =>
      men.flatMap((count, point) => Array.from({ length: point === 0 ? 0 : count }, () => place(point)));
    return new Line(
      list(board[seat as 0 | 1], (point) => point),
      list(board[(1 - seat) as 0 | 1], (point) => 25 - point),
    );
  }

  after({ from, die }: Move): Line | undefined {
    const furthest = Math.max(...this.own);
    if (!this.own.includes(from) || (furthest === 25 && from !== 25)) return undefined;
    const to = from - die;
    if (
      to <= 0 ? furthest > 6 || (to < 0 && from !== furthest) : this.other.filter((place) => place === to).length > 1
    ) {
      return undefined;
    }
    const own = [...this.own];
    own.splice(own.indexOf(from), 1, ...(to > 0 ? [to] : []));
    return new Line(
      own,
      this.other.map((place) => (place === to ? 0 : place)),
    );
  }

  /** All plays of these dice, in every order, to where nothing can be moved any more. */
  plays(dice: readonly number[]): Move[][] {
    const longer = [...new Set(dice)].flatMap((die) =>
      [...new Set(this.own)].flatMap((from) => {
        const next = this.after({ from, die });
        return next ? next.plays(without(dice, die)).map((rest) => [{ from, die }, ...rest]) : [];
      }),
    );
    return longer.length > 0 ? longer : [[]];
  }

  firstMoves(dice: readonly number[]): Move[] {
    const plays = this.plays(dice);
    const longest = Math.max(...plays.map(({ length }) => length));
    const best = plays.filter(({ length }) => length === longest && length > 0).map(([first]) => first!);
    const high = best.filter(({ die }) => die === Math.max(...dice));
    return longest === 1 && dice.length === 2 && high.length > 0 ? high : best;
  }
}

const named = (moves: readonly Move[]): string[] => [...new Set(moves.map(({ from, die }) => `${from}/${die}`))].sort();

describe('The legal moves of Backgammon', () => {
  it.each(Object.entries(boardsAfter))('lead from the first board with a throw of %s to %d others', (thrown, count) => {
    const [high, low] = Array.from(thrown, Number) as [number, number];
    expect(boardsOf(newBoard(), 0, diceOf(high, low)).size).toBe(count);
    expect(boardsOf(newBoard(), 1, diceOf(high, low)).size).toBe(count);
  });

  it('are those that a brute force finds, in every position of whole games', () => {
    let looked = 0;
    for (let number = 0; number < 8; number += 1) {
      const local = LocalGame.start(backgammon, { seed: `brute-${number}` });
      const random = Random.from(`brute-${number}`);
      for (let seat = local.nextSeat(); seat !== undefined; seat = local.nextSeat()) {
        const { board, dice } = local.game.state as State;
        expect([dice, named(legalMoves(board, seat, dice))]).toEqual([
          dice,
          named(Line.of(board, seat).firstMoves(dice)),
        ]);
        local.play(seat, random.pick(local.legal(seat)));
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(500);
  });
});
