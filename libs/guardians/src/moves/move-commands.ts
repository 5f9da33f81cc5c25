import { pathsFrom } from '../board/paths.js';
import type { CommandTable } from '../flow/turn.js';
import { optionOf } from '../reinforcing/sources.js';
import { shownCreature } from '../table/faces.js';
import { stackAt } from '../table/stacks.js';
import type { Place } from '../words.js';
import { carryOut } from './carry-out.js';
import { guardianInReach, refusedPath, stepsOf } from './path-checks.js';

/** Moving the shield that was turned (GUARD-067 to GUARD-078, GUARD-181). */
export const moveCommands = {
  moveShield: {
    steps: ['II_C_OPTION'],
    *offers(state, seat) {
      const from = optionOf(state);
      const guardian = guardianInReach(state, seat, from);
      const paths: Place[][] = [...pathsFrom(from, stepsOf(state, seat)), ...(guardian ? [[guardian]] : [])];
      for (const path of paths) for (const fly of [false, true]) yield { type: 'moveShield', path, fly };
    },
    check: refusedPath,
    perform(turn, { path, fly }, seat) {
      if (!fly) {
        carryOut(turn, seat, path, false);
        return;
      }
      const { state } = turn;
      const from = optionOf(state);
      const creatures = (stackAt(state, seat, from)?.creatures ?? []).map((one) => shownCreature(state, one));
      turn.emit({ type: 'flightDeclared', seat, from, path, creatures });
    },
  },
} satisfies Partial<CommandTable>;
