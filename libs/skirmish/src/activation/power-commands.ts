import { hasUsed } from '../attacking/occasions.js';
import { canDo } from '../behaviour/can-do.js';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import { contextOfDeed } from '../machine/context.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { Rulebook } from '../rulebook.js';
import { findOpenPower, isPowerId, powersOf, type OpenPower } from '../figures/powers.js';
import { activeHero, pay, whyNoAction } from './acting.js';

const costsAction = ({ power: { trigger } }: OpenPower): boolean => trigger === 'ACTION' || trigger === 'UNIQUE_ACTION';

/** The power of a card on the left for an action (CLASH-059, CLASH-060); its choices follow in windows (CLASH-214). */
export const powerCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'usePower', Step> => ({
  usePower: {
    steps,
    check(state, { powerId }) {
      if (!isPowerId(book, powerId)) return refused(book, 'power', 'UNKNOWN_ID', { id: powerId });
      const noAction = whyNoAction({ book, state });
      if (noAction) return noAction;
      const heroId = activeHero(state);
      const open = findOpenPower({ book, state }, heroId, powerId);
      if (!open || !costsAction(open)) return refused(book, 'power', 'POWER_NOT_ACTIVE');
      if (open.power.trigger === 'UNIQUE_ACTION' && hasUsed(state, heroId, powerId)) {
        return refused(book, 'uniqueAction', 'ALREADY_USED_THIS_TURN');
      }
      const possible = canDo({ book, state }, open.power.do ?? [], contextOfDeed(state, heroId, powerId));
      return possible ? undefined : refused(book, 'noEffect', 'NO_TARGET');
    },
    *offers(state) {
      if (whyNoAction({ book, state })) return;
      for (const open of powersOf({ book, state }, activeHero(state))) {
        if (costsAction(open)) yield { type: 'usePower', powerId: open.powerId };
      }
    },
    perform(turn, { powerId }, _seat, machine) {
      const figureId = activeHero(turn.state);
      const effects = findOpenPower(machine, figureId, powerId)?.power.do ?? [];
      const context = contextOfDeed(turn.state, figureId, powerId);
      machine.pushRoot(context);
      pay(machine, figureId);
      turn.emit({ type: 'powerUsed', figureId, powerId, reaction: false });
      machine.push(effectsFrame(effects, context));
    },
  },
});
