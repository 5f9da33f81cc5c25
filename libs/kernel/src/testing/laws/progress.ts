import type { AnyTagged } from '../../shapes.js';
import { isOver, waitsForSeats } from '../../waiting.js';
import { bytes, type Law } from './law.js';

/** Law 6: until the game is over, a seat or an automatic step can act; random games end. */
export const progress: Law = {
  number: 6,
  name: 'progress: a seat or an automatic step can always act, defaults are legal, random games end',
  watch: (ruleset, check) => ({
    atPosition(position) {
      const { local, deep } = position;
      if (!deep || local.game.phase !== 'running') return;
      const { waiting } = local;
      if (!waitsForSeats(waiting)) return;
      check(waiting.seats.length > 0, () => `"${waiting.step}" waits for no seat`);
      check(new Set(waiting.seats).size === waiting.seats.length, () => `"${waiting.step}" waits for a seat twice`);
      for (const seat of waiting.seats) {
        const legal = new Set(position.legal(seat).map(bytes));
        check(legal.size > 0, () => `seat ${seat} is waited for in "${waiting.step}" and has no legal command`);
        const command = ruleset.defaultCommand(local.game.state, seat) as AnyTagged;
        const byDefault = bytes(command);
        check(legal.has(byDefault), () => `the default ${byDefault} of seat ${seat} in "${waiting.step}" is not legal`);
        check(
          ruleset.unasked?.includes(command.type) !== true,
          () => `the default ${byDefault} of seat ${seat} in "${waiting.step}" is a command that answers no step`,
        );
      }
    },
    gameEnds({ local, seats }) {
      check(local.game.phase === 'over' && isOver(local.waiting), () => 'the game stopped and is not over');
      check(
        seats.every((seat) => local.legal(seat).length === 0),
        () => 'a seat has legal commands after the end',
      );
    },
  }),
};
