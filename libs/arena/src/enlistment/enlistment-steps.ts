import type { Seat } from '#kernel';
import { hasUsableAbility } from '../effects/abilities.js';
import { askedInWindow, proceedWindow } from '../flow/windows.js';
import type { StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';
import { renameActive } from '../dominant/active-seat.js';
import { enterExcess } from '../discard/excess.js';

const bothHaveBearers = (state: State): boolean => state.players.every(({ standardBearer }) => standardBearer !== null);

/** It holds a card, or both have a standard bearer, or it has a usable ability (arena.md 7.1). */
const mayAct = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.length > 0 || bothHaveBearers(state) || hasUsableAbility(state, seat);

/** State 4: one action or a pass at a time, until both pass (ARENA-ENL-01). */
export const enlistmentSteps = {
  ENLISTMENT: {
    asked: (state) => askedInWindow(state, mayAct),
    proceed: (turn) =>
      proceedWindow(turn, () => {
        renameActive(turn);
        enterExcess(turn);
      }),
    byDefault: () => ({ type: 'pass' }),
  },
} satisfies Record<string, StepRules>;
