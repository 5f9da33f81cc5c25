import { hasUsed } from '../attacking/occasions.js';
import { canDo } from '../behaviour/can-do.js';
import type { CommandTable } from '../flow/turn.js';
import { contextOfDeed } from '../machine/context.js';
import { effectsFrame } from '../machine/frames-of.js';
import { refuse } from '../refusals.js';
import { isPowerId } from '../table/known-ids.js';
import { findOpenPower, powersOf, type OpenPower } from '../table/powers.js';
import { activeHero, pay, whyNoAction } from './acting.js';

const costsAction = ({ power: { trigger } }: OpenPower): boolean => trigger === 'ACTION' || trigger === 'UNIQUE_ACTION';

/** The power of a card on the left for an action (CLASH-059, CLASH-060); its choices follow in windows (CLASH-214). */
export const powerCommands = {
  usePower: {
    steps: ['activation.hero'],
    check(state, { powerId }) {
      if (!isPowerId(powerId)) return refuse(59, 'UNKNOWN_ID', { id: powerId });
      const noAction = whyNoAction(state);
      if (noAction) return noAction;
      const heroId = activeHero(state);
      const open = findOpenPower(state, heroId, powerId);
      if (!open || !costsAction(open)) return refuse(59, 'POWER_NOT_ACTIVE');
      if (open.power.trigger === 'UNIQUE_ACTION' && hasUsed(state, heroId, powerId)) {
        return refuse(60, 'ALREADY_USED_THIS_TURN');
      }
      const possible = canDo(state, open.power.do ?? [], contextOfDeed(state, heroId, powerId));
      return possible ? undefined : refuse(214, 'NO_TARGET');
    },
    *offers(state) {
      if (whyNoAction(state)) return;
      for (const open of powersOf(state, activeHero(state))) {
        if (costsAction(open)) yield { type: 'usePower', powerId: open.powerId };
      }
    },
    perform(turn, { powerId }, _seat, machine) {
      const figureId = activeHero(turn.state);
      const effects = findOpenPower(turn.state, figureId, powerId)?.power.do ?? [];
      const context = contextOfDeed(turn.state, figureId, powerId);
      machine.pushRoot(context);
      pay(machine, figureId);
      turn.emit({ type: 'powerUsed', figureId, powerId, reaction: false });
      machine.push(effectsFrame(effects, context));
    },
  },
} satisfies Partial<CommandTable>;
