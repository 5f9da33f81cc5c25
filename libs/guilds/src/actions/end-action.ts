import type { CommandTable } from '../flow/turn.js';
import { leaveMarket } from './market.js';
import { endAction } from './resolution.js';

export const endActionCommands: CommandTable<'endAction'> = {
  endAction: {
    steps: ['resolve.market', 'resolve.trade', 'resolve.recruit', 'resolve.leader', 'combat.target'],
    offers: () => [{ type: 'endAction' }],
    check: () => undefined,
    perform(turn) {
      leaveMarket(turn);
      endAction(turn);
    },
  },
};
