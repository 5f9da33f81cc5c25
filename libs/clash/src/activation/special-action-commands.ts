import { activeHero, pay } from '#skirmish/activation';
import { scopeOf } from '#skirmish/behaviour';
import { contextOfDeed, effectsFrame, type Context } from '#skirmish/machine';
import { canDo, isMet, spacesOf, whyNoAction } from '../shared.js';
import type { SpecialAction } from '../content/schema.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { spaceOf } from '../table/figures.js';
import { findSpecialAction } from '../table/known-ids.js';
import { onTable } from '../table/on-table.js';

/** The meaning of the words of a special action; its piece is the token or object on whose space the hero stands. */
function contextOf(state: State, { id, at }: SpecialAction): Context {
  const heroId = activeHero(state);
  const kind = at.tokens ?? at.objects;
  const piece = [...state.tokens, ...state.objects].find(
    ({ kindId, spaceId }) => kindId === kind && spaceId === spaceOf(state, heroId),
  );
  return contextOfDeed(state, heroId, id, { pieceId: piece?.id ?? null });
}

/** A special action of the sheet without a test (CLASH-083, CLASH-089). */
export const specialActionCommands = {
  performSpecialAction: {
    steps: ['activation.hero'],
    check(state, { specialActionId }) {
      const special = findSpecialAction(state, specialActionId);
      if (!special) return refuse(89, 'UNKNOWN_ID', { id: specialActionId });
      const noAction = whyNoAction(state, special.cost);
      if (noAction) return noAction;
      const context = contextOf(state, special);
      if (!spacesOf(state, special.at, scopeOf(context)).includes(spaceOf(state, activeHero(state)))) {
        return refuse(83, 'NOT_ON_INTERACTION_SPACE');
      }
      if (!isMet(state, special.if, scopeOf(context))) return refuse(89, 'CONDITION_NOT_MET');
      return canDo(state, special.do, context) ? undefined : refuse(214, 'NO_TARGET');
    },
    *offers(state) {
      for (const { id } of onTable(state).specialActions) yield { type: 'performSpecialAction', specialActionId: id };
    },
    perform(turn, { specialActionId }, _seat, machine) {
      const special = findSpecialAction(turn.state, specialActionId);
      if (!special) return;
      const heroId = activeHero(turn.state);
      const context = contextOf(turn.state, special);
      machine.pushRoot(context);
      pay(machine, heroId, special.cost);
      turn.emit({ type: 'specialActionPerformed', heroId, specialActionId });
      machine.push(effectsFrame(special.do, context));
    },
  },
} satisfies Partial<CommandTable>;
