import { parseCommand } from '../../decide-game.js';
import type { Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes, type Check, type Law } from './law.js';
import type { Position } from './position.js';

const EACH_TYPE = 4;
const CANDIDATES = 12;

/** Law 3: every legal command is accepted, and every accepted command is among the legal ones. */
export const legal: Law = {
  number: 3,
  name: 'legal is exact: legalCommands lists what decide accepts, and nothing else',
  watch: (_ruleset, check) => ({
    atPosition(position) {
      if (!position.deep) return;
      for (const seat of position.seats) examine(position, seat, check);
    },
  }),
};

function examine(position: Position, seat: Seat, check: Check): void {
  const { ruleset, random, pool } = position;
  const commands = position.legal(seat);
  const known = new Set(commands.map(bytes));
  check(known.size === commands.length, () => `seat ${seat} has the same legal command twice`);
  const attempts = position.attempts();
  for (const command of someOfEachType(commands, random)) {
    const parsed = parseCommand(ruleset, command);
    check(!isRefusal(parsed) && bytes(parsed) === bytes(command), () => `${bytes(command)} is not in canonical form`);
    const decision = attempts.play(seat, command);
    check(
      !isRefusal(decision),
      () => `seat ${seat} was refused its legal command ${bytes(command)}: ${bytes(decision)}`,
    );
  }
  for (let tried = 0; tried < CANDIDATES; tried += 1) {
    const parsed = parseCommand(ruleset, pool.candidate(random, commands));
    if (isRefusal(parsed) || known.has(bytes(parsed))) continue;
    const decision = attempts.play(seat, parsed);
    check(isRefusal(decision), () => `seat ${seat} may give ${bytes(parsed)}, which is not among its legal commands`);
  }
}

function someOfEachType(commands: readonly AnyTagged[], random: Random): AnyTagged[] {
  return [...new Set(commands.map((command) => command.type))].flatMap((type) => {
    const all = commands.filter((command) => command.type === type);
    return all.length <= EACH_TYPE ? all : Array.from({ length: EACH_TYPE }, () => random.pick(all));
  });
}
