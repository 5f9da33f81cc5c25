import { decideGame, MOST_COMMANDS } from '../../decide-game.js';
import type { Game } from '../../game.js';
import { bytesOf } from '../../hashing.js';
import { cloneGame, legalCommandsOf } from '../../legal-commands.js';
import { randomOf } from '../../random-play.js';
import type { Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { waitsForSeats } from '../../waiting.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';

/** So many lists of a seat are tried at a position, and so many commands they hold at most. */
const LISTS = 4;
const LONGEST = Math.min(4, MOST_COMMANDS);

const OTHER_LUCK = bytesOf('another seed of the same game'.padEnd(32, '.'));

/**
 * Law 19: a refused list of commands tells its seat nothing. In two worlds that the seat cannot tell apart, and with other
 * luck, it is refused alike, with the same words about the same command.
 */
export const lists: Law = {
  number: 19,
  name: 'lists: a list of commands that is refused tells nothing that is hidden, and nothing of chance',
  watch: (ruleset, check) => ({
    afterCommit(position) {
      if (!position.deep || position.local.game.phase !== 'running') return;
      const { waiting } = position.local;
      if (!waitsForSeats(waiting)) return;
      const seat = position.random.pick(waiting.seats);
      for (let tried = 0; tried < LISTS; tried += 1) judge(ruleset, position, seat, check);
    },
  }),
};

function judge(ruleset: AnyRuleset, position: Position, seat: Seat, check: Check): void {
  const { local, random, still } = position;
  const commands = listOf(ruleset, position.copy(), seat, { seed: local.seed, random });
  if (commands.length < 2) return;
  const other: Game = { ...still, state: position.world(atSeat(seat)) };
  const here = answer(ruleset, position.copy(), { seat, commands, seed: local.seed });
  const there = answer(ruleset, cloneGame(other), { seat, commands, seed: local.seed });
  const luckier = answer(ruleset, position.copy(), { seat, commands, seed: OTHER_LUCK });
  check(
    here === there,
    () =>
      `seat ${seat} is answered otherwise for the list ${bytes(commands)} in a world that differs only in what it may not know: ${difference(here, there)}`,
  );
  check(
    here === luckier,
    () =>
      `seat ${seat} is answered otherwise for the list ${bytes(commands)} with other luck: ${difference(here, luckier)}`,
  );
}

interface Given {
  readonly seat: Seat;
  readonly commands: readonly AnyTagged[];
  readonly seed: Uint8Array;
}

/** The refusal; the commands that were carried out are public, and may differ. */
function answer(ruleset: AnyRuleset, game: Game, { seat, commands, seed }: Given): string {
  const decision = decideGame(ruleset, game, { type: 'playAll', seat, commands }, seed);
  return isRefusal(decision) ? bytes(decision) : 'accepted';
}

/**
 * Commands of a seat in a row, each legal after the ones before; now and then the same once more, or one that was legal
 * before.
 * @param game is played on.
 */
function listOf(
  ruleset: AnyRuleset,
  game: Game,
  seat: Seat,
  { seed, random }: { readonly seed: Uint8Array; readonly random: Random },
): readonly AnyTagged[] {
  const commands: AnyTagged[] = [];
  const before = legalCommandsOf(ruleset, game, seat);
  const length = 2 + random.below(LONGEST - 1);
  while (commands.length < length) {
    const legal = game.phase === 'running' ? legalCommandsOf(ruleset, game, seat) : [];
    const stale = random.below(3) === 0 ? before : legal;
    const command = randomOf(stale.length > 0 ? stale : before, random);
    if (!command) return commands;
    commands.push(command);
    if (game.phase === 'running') decideGame(ruleset, game, { type: 'play', seat, command }, seed);
  }
  return commands;
}
