import { spaces } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { stackAt } from '../table/stacks.js';
import { afterOption } from './next-shield.js';

/** Turning a shield, and the option to pass (GUARD-064 to GUARD-066). */
export const turningCommands = {
  turnShield: {
    steps: ['II_B_TURN'],
    *offers(state, seat) {
      for (const space of spaces) if (stackAt(state, seat, space)) yield { type: 'turnShield', space };
    },
    check(state, { space }, seat) {
      const stack = stackAt(state, seat, space);
      if (!stack?.shield) return refuse('064', 'NO_SHIELD_THERE');
      return stack.turned ? refuse('065', 'ALREADY_TURNED') : undefined;
    },
    perform(turn, { space }, seat) {
      turn.emit({ type: 'shieldTurned', seat, space });
      enterStage(turn, 'II_C_OPTION');
    },
  },
  passShield: {
    steps: ['II_C_OPTION'],
    offers: () => [{ type: 'passShield' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'shieldPassed', seat });
      afterOption(turn);
    },
  },
} satisfies Partial<CommandTable>;
