import type { Effect } from '../content/vocabulary.js';
import type { PowerId } from '../words.js';
import { worthOfEffects } from './effect-worth.js';
import { zonesBetween } from './ground.js';
import { powerById } from './open-powers.js';
import type { Outlook } from './outlook.js';
import type { Prospects } from './prospects.js';
import { gainOf } from './stakes.js';

/** What the use of a special power for an action promises, with the actions left after it. */
export function worthOfPower(outlook: Outlook, prospects: Prospects, powerId: PowerId, actions: number): number {
  const { figure } = prospects.actor;
  const effects = powerById(outlook, figure.figureId, powerId)?.do ?? [];
  const deed = gainOf(outlook, { deeds: { POWERS_USED: 1 } }, figure.figureId);
  const to = ownMove(effects);
  const goesOn =
    to === undefined ? prospects.from(figure.spaceId, actions - 1) : bestWithin(outlook, prospects, to, actions - 1);
  return deed + worthOfEffects(outlook, effects, figure.figureId) + worthForAllies(outlook, effects) + goesOn;
}

/** Zones that effects move the hero himself, if they do. */
function ownMove(effects: readonly Effect[]): number | undefined {
  const own = effects.find(({ moveFreely }) => moveFreely?.who.of === 'SELF')?.moveFreely;
  return own && (own.zones ?? 1);
}

/** What the best free space within so many zones promises. */
function bestWithin(outlook: Outlook, prospects: Prospects, zones: number, actions: number): number {
  const { ground, view, standing } = outlook;
  const { spaceId: here } = prospects.actor.figure;
  const taken = new Set(standing.map(({ spaceId }) => spaceId));
  const within = view.board.spaces.filter(
    ({ spaceId }) => spaceId === here || (!taken.has(spaceId) && zonesBetween(ground, here, spaceId) <= zones),
  );
  return Math.max(...within.map(({ spaceId }) => prospects.from(spaceId, actions)));
}

/** Powers that lend an ally an attack or a lift help only where there is one. */
function worthForAllies(outlook: Outlook, effects: readonly Effect[]): number {
  const allies = outlook.ours.filter(({ kind }) => kind === 'HERO').length - 1;
  const lends = effects.some(({ chooseFigure }) => chooseFigure?.do.some(({ moveFreely }) => moveFreely));
  return lends && allies > 0 ? 0.1 : 0;
}
