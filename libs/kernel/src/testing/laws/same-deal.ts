import type { GameCommand } from '../../game-commands.js';
import { LocalGame } from '../../local-game.js';
import { nextRandomCommand } from '../../random-play.js';
import { CHANCE, Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat } from '../../seat.js';
import { isOver, waitsForRules } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';

/** So many random commands are given before the seats resign one after another. */
const COMMANDS = 40;

/**
 * Law 29: two tables play the same deal. Other players who give the same commands are dealt and draw the same, and a game that is
 * played out neither ends nor tells its seed before the server closes it.
 */
export const sameDeal: Law = {
  number: 29,
  name: 'same deal: other players with the same commands draw the same, and no table ends before it is closed',
  watch: (ruleset, check) => ({
    gameStarts(position) {
      if (position.opening.length === 0) return;
      const [one, other] = ['player', 'rival'].map((name) => tableOf(ruleset, position, name)) as [
        LocalGame,
        LocalGame,
      ];
      const both = { one, other, check };
      compare(both, { type: 'startGame' });
      playOn(both, position);
      for (const table of [one, other]) judgeEnd(table, check);
    },
  }),
};

/** A table with the deal of the game and players of its own, before its start. */
function tableOf(ruleset: AnyRuleset, { opening, seed }: Position, name: string): LocalGame {
  const table = new LocalGame(ruleset, seed);
  for (const command of opening) {
    if (command.type === 'openGame') table.must({ ...command, chance: CHANCE, sameDeal: true });
    else if (command.type === 'takeSeat') table.must({ ...command, account: `${name}-${command.seat}` });
  }
  return table;
}

interface Both {
  readonly one: LocalGame;
  readonly other: LocalGame;
  readonly check: Check;
}

/** Gives a command at both tables; true where both had the same of it. */
function compare({ one, other, check }: Both, command: GameCommand): boolean {
  const [here, there] = [one.run(command), other.run(command)].map((decision) =>
    isRefusal(decision) ? decision : decision.events,
  );
  const same = alike(here, there);
  check(same, () => `${bytes(command)} at two tables of one deal: ${difference(bytes(here), bytes(there))}`);
  return same;
}

/** Random commands, and then resignations until the rules have an end. */
function playOn(both: Both, { seats, seed }: Position): void {
  const { one } = both;
  const random = Random.from(`${seed}, dealt at two tables`);
  for (let count = 0; count < COMMANDS && !isOver(one.waiting); count += 1) {
    const command = nextRandomCommand(one, seats, random, { timeOuts: 200, resignations: 0 });
    if (!command || !compare(both, command)) return;
  }
  for (const seat of seats) {
    if (!settleSteps(both) || isOver(one.waiting)) return;
    if (!compare(both, { type: 'resign', seat })) return;
  }
  settleSteps(both);
}

function settleSteps(both: Both): boolean {
  for (let { waiting } = both.one; waitsForRules(waiting); { waiting } = both.one)
    if (!compare(both, { type: 'runStep', key: waiting.key })) return false;
  return true;
}

function judgeEnd(table: LocalGame, check: Check): void {
  const isPlayedOut = isOver(table.waiting);
  const told = table.commits.flatMap(({ events }) => events.map(({ type }) => type));
  const ends = told.filter((type) => type === 'gameOver' || type === 'seedRevealed');
  check(ends.length === 0, () => `a table of a shared deal tells ${bytes(ends)} before it is closed`);
  const legal = isPlayedOut ? table.game.seats.flatMap(({ seat }: { seat: Seat }) => table.legal(seat)) : [];
  check(legal.length === 0, () => `a game that is played out takes commands: ${bytes(legal)}`);
  const closed = table.run({ type: 'closeGame' });
  check(
    isRefusal(closed) !== isPlayedOut,
    () => `a game ${isPlayedOut ? 'that' : 'before it'} is played out: ${bytes(closed)}`,
  );
  if (isRefusal(closed)) return;
  const last = closed.events.map(({ type }) => type);
  check(alike(last, ['gameOver', 'seedRevealed']), () => `a game is closed with ${bytes(last)}`);
}
