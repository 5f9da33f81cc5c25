import { holdsWith } from '../behaviour/conditions.js';
import { scopeOfOpenPower } from '../behaviour/open-power-scope.js';
import { names } from '../behaviour/select.js';
import type { Ability } from '../content/vocabulary.js';
import type { State } from '../state.js';
import type { FigureId } from '../words.js';
import { openPowers } from './powers.js';
import { printed } from './sheet.js';

/** Whether an open power lets a figure do this, or keeps it from it. */
export const hasAbility = (state: State, figureId: FigureId, ability: Ability): boolean =>
  timesGranted(state, figureId, ability) > 0;

/** How many open powers grant an ability to a figure. */
export function timesGranted(state: State, figureId: FigureId, ability: Ability): number {
  let times = 0;
  for (const { figureId: ownerId, power } of openPowers(state)) {
    for (const grant of power.grants ?? []) {
      if (grant.ability !== ability) continue;
      const scope = scopeOfOpenPower(state, ownerId);
      const isMet = !grant.if || holdsWith(state, grant.if, scope, printed);
      if (isMet && names(state, grant.who, figureId, scope)) times += 1;
    }
  }
  return times;
}
