import type { Effect } from '#skirmish/content/vocabulary';
import type { Battle, Judge } from './battle.js';
import { worthOfEffects } from './effect-worth.js';
import { zonesBetween } from './ground.js';
import type { Prospects } from './prospects.js';

/** The promise of using a power for an action, with the actions left after it. */
export function worthOfUse(
  battle: Battle,
  judge: Judge,
  prospects: Prospects,
  effects: readonly Effect[],
  actions: number,
): number {
  const { figure } = prospects.actor;
  const to = ownMove(effects);
  const goesOn =
    to === undefined ? prospects.from(figure.spaceId, actions - 1) : bestWithin(battle, prospects, to, actions - 1);
  return worthOfEffects(battle, judge, effects, figure.figureId) + worthForAllies(battle, effects) + goesOn;
}

/** Zones that effects move the hero itself, if they do. */
function ownMove(effects: readonly Effect[]): number | undefined {
  const own = effects.find(({ moveFreely }) => moveFreely?.who.of === 'SELF')?.moveFreely;
  return own && (own.zones ?? 1);
}

/** The promise of the best free space within so many zones. */
function bestWithin({ ground, standing }: Battle, prospects: Prospects, zones: number, actions: number): number {
  const { spaceId: here } = prospects.actor.figure;
  const taken = new Set(standing.map(({ spaceId }) => spaceId));
  const within = ground.board.spaces.filter(
    ({ id, zoneId }) => id === here || (zoneId !== '' && !taken.has(id) && zonesBetween(ground, here, id) <= zones),
  );
  return Math.max(...within.map(({ id }) => prospects.from(id, actions)));
}

/** Powers that lend an ally an attack or a lift help only where there is one. */
function worthForAllies({ ours }: Battle, effects: readonly Effect[]): number {
  const allies = ours.filter(({ kind }) => kind === 'HERO').length - 1;
  const lends = effects.some(({ chooseFigure }) => chooseFigure?.do.some(({ moveFreely }) => moveFreely));
  return lends && allies > 0 ? 0.1 : 0;
}
