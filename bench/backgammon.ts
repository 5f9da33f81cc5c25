import { LocalGame, Random, randomBot } from '#kernel';
import { backgammon } from './backgammon/backgammon.js';
import { move, newBoard, opponentOf, winnerOf } from './backgammon/board.js';
import { legalMoves, without } from './backgammon/legal-moves.js';
import type { Bench } from './bench.js';
import { median } from './statistics.js';

const GAMES = 100;
const REPETITIONS = 7;

const bots = [randomBot, randomBot];

/** A whole random game through the kernel. */
function play(ruleset: typeof backgammon, number: number): void {
  LocalGame.start(ruleset, { seed: `bench-${number}` }).playOut(bots, Random.from(`bench-players-${number}`));
}

/** A whole random game in a bare loop over the same board. */
function playBare(number: number): void {
  const random = Random.from(`bench-${number}`);
  const board = newBoard();
  for (let seat = 0; winnerOf(board) === undefined; seat = opponentOf(seat)) {
    const [one, other] = [1 + random.below(6), 1 + random.below(6)];
    let dice = one === other ? [one, one, one, one] : [one, other];
    while (dice.length > 0 && winnerOf(board) === undefined) {
      const moves = legalMoves(board, seat, dice);
      if (moves.length === 0) break;
      const chosen = random.pick(moves);
      move(board, seat, chosen);
      dice = without(dice, chosen.die);
    }
  }
}

/** The ruleset of an author who computes legality again at every use. */
const forgetful: typeof backgammon = {
  ...backgammon,
  decide(turn, command, by) {
    const { state, random } = turn;
    const legal = (seat: number) => [...backgammon.legalCommands(state, seat)];
    const emit: typeof turn.emit = (event) => turn.emit(event);
    return backgammon.decide({ state, random, legal, emit, spend: () => undefined }, command, by);
  },
};

/** Games a second of this process's own time: other work of the machine counts for nothing. */
function rateOf(work: (number: number) => void): number {
  const began = process.cpuUsage();
  for (let number = 0; number < GAMES; number += 1) work(number);
  const { user, system } = process.cpuUsage(began);
  return (GAMES * 1e6) / (user + system);
}

/** Whole games of Backgammon between random players: a game whose legality is expensive, so that it shows how often it is computed. */
export const backgammonGames: Bench = {
  name: 'backgammon',
  run() {
    const rates = Array.from({ length: REPETITIONS }, () => ({
      kernel: rateOf((number) => play(backgammon, number)),
      forgetful: rateOf((number) => play(forgetful, number)),
      bare: rateOf(playBare),
    }));
    const baseline = { what: 'a bare loop over the same board', value: median(rates.map(({ bare }) => bare)) };
    const row = (what: string, value: number) => ({ what, value, unit: 'a second of CPU time', baseline });
    return Promise.resolve([
      row('whole random games of Backgammon, one thread', median(rates.map(({ kernel }) => kernel))),
      row('the same where `decide` works legality out again', median(rates.map(({ forgetful: rate }) => rate))),
    ]);
  },
};
