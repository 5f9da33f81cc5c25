import { holdsWith } from '../behaviour/conditions.js';
import { scopeOfOpenPower } from '../behaviour/open-power-scope.js';
import { names } from '../behaviour/select.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { openPowers } from './powers.js';
import { printed } from './sheet.js';

/** Whether an open power lets a figure do this, or keeps it from it. */
export const hasAbility = (table: Table, figureId: FigureId, ability: string): boolean =>
  timesGranted(table, figureId, ability) > 0;

/** How many open powers grant an ability to a figure. */
export function timesGranted(table: Table, figureId: FigureId, ability: string): number {
  let times = 0;
  for (const { figureId: ownerId, power } of openPowers(table)) {
    for (const grant of power.grants ?? []) {
      if (grant.ability !== ability) continue;
      const scope = scopeOfOpenPower(table.state, ownerId);
      const isMet = !grant.if || holdsWith(table, grant.if, scope, printed);
      if (isMet && names(table, grant.who, figureId, scope)) times += 1;
    }
  }
  return times;
}
