import { worthOfUse, type Prospects } from '#skirmish-presentation';
import type { PowerId } from '#clash/queries';
import { gainOfChanges } from './changes.js';
import { judgeOf } from './judge.js';
import { powerById } from './open-powers.js';
import type { Outlook } from './outlook.js';
import { gainOf } from './stakes.js';

/** The promise of using a special power for an action, with the actions left after it. */
export function worthOfPower(outlook: Outlook, prospects: Prospects, powerId: PowerId, actions: number): number {
  const { figureId } = prospects.actor.figure;
  const effects = powerById(outlook, figureId, powerId)?.do ?? [];
  const deed = gainOf(outlook, { deeds: { POWERS_USED: 1 } }, figureId);
  const lift = gainOfChanges(outlook, prospects, effects, actions - 1);
  return deed + lift + worthOfUse(outlook, judgeOf(outlook), prospects, effects, actions);
}
