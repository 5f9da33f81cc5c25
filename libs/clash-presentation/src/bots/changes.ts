import { changed, unchanged, unfolded, type Prospects } from '#skirmish-presentation';
import type { Effect, Figures } from '#skirmish/content/vocabulary';
import type { Outlook } from './outlook.js';
import { prospectsOf } from './prospects-of.js';

/** What the actions left of an activation gain by changes that effects make: of the actor, of its enemies, in actions. */
export function gainOfChanges(
  outlook: Outlook,
  prospects: Prospects,
  effects: readonly Effect[],
  left: number,
): number {
  if (left <= 0) return 0;
  const { actor } = prospects;
  const here = actor.figure.spaceId;
  const all = effects.flatMap(unfolded);
  const own = sumOf(all, ({ modify }) => (isOwn(modify?.who) ? modify : undefined));
  const exposed = -Math.min(0, sumOf(all, ({ modify }) => (isOwn(modify?.who) ? undefined : modify)).DEFENSE);
  const isChanged = Object.values(own).some((by) => by !== 0);
  const isLent = all.some(({ giveAction }) => giveAction && isOwn(giveAction.who));
  if (!isChanged && exposed === 0 && !isLent) return 0;
  const lifted = changed(actor, {
    ...unchanged,
    speed: own.SPEED,
    attack: own.ATTACK,
    combat: own.ATTACK,
    defense: own.DEFENSE,
    mind: own.MIND,
  });
  const then = prospectsOf(exposed === 0 ? outlook : withFoesExposed(outlook, exposed), lifted);
  return Math.max(0, then.now(here, left + (isLent ? 1 : 0)) - prospects.now(here, left));
}

const isOwn = (who: Figures | undefined): boolean =>
  who?.of === 'SELF' || (who?.of === 'HEROES' && who.side !== 'OTHER');

type Sums = Record<'SPEED' | 'ATTACK' | 'DEFENSE' | 'MIND', number>;

function sumOf(effects: readonly Effect[], changeOf: (effect: Effect) => Effect['modify']): Sums {
  const sums: Sums = { SPEED: 0, ATTACK: 0, DEFENSE: 0, MIND: 0 };
  for (const effect of effects) {
    const change = changeOf(effect);
    if (change) sums[change.characteristic] += change.by;
  }
  return sums;
}

/** The outlook with the enemies so much easier to hit. */
const withFoesExposed = (outlook: Outlook, by: number): Outlook => ({
  ...outlook,
  foes: outlook.foes.map((foe) => ({ ...foe, defense: Math.max(1, foe.defense - by) })),
});
