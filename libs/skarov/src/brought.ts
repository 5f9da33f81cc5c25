import { localized, localizedIssue, type Random, type Seat } from '#kernel';
import { idSchema } from '#skirmish';
import { z } from 'zod';
import { baseFaults } from './base/base-faults.js';
import { box, findBase, findScenario } from './content/catalogue.js';
import { baseLayoutSchema, type Base, type BaseLayout } from './content/schema.js';
import type { Options } from './options-fields.js';
import { refuse, type SkarovRefusal } from './refusals.js';

const NOT_BOTH = localized(
  'Bring a ready base or a base of your own, not both.',
  'Apportez une base toute prête ou une base à vous, pas les deux.',
);

/** The base that the overlord may bring to their seat: a ready one by name, or a custom one. Secret until it lies. */
export const broughtSchema = z
  .strictObject({
    ready: idSchema.optional().meta({ description: 'A ready base of the box (SKAROV-BASE-17).' }),
    base: baseLayoutSchema.optional().meta({ description: 'A base of one’s own (SKAROV-BASE-17, SKAROV-BASE-18).' }),
  })
  .superRefine(({ ready, base }, context) => {
    if (ready !== undefined && base !== undefined) context.addIssue(localizedIssue(NOT_BOTH));
  });
export type Brought = z.output<typeof broughtSchema>;

const layoutOf = ({ id: _id, name: _name, heroes: _heroes, ...layout }: Base): BaseLayout => layout;

/** The base that lies when its turn comes; null: the overlord builds. Throws a RangeError where no ready base has that name. */
export function baseBroughtTo({ ready, base }: Brought = {}): BaseLayout | null {
  return ready === undefined ? (base ?? null) : layoutOf(box.known.base(ready));
}

/** Whether the options lay a base already: a scenario goes before a base (SKAROV-BASE-17). */
const isFixed = ({ scenario, scenarioId, base }: Options): boolean =>
  (base ?? scenario?.base ?? (scenarioId === undefined ? undefined : findScenario(scenarioId)?.base)) !== undefined;

/** Why a player may not sit down with a base, in both languages; a base that is not sound with all its faults (SKAROV-BASE-17). */
export function refuseBrought(options: Options, brought: Brought | undefined, seat: Seat): SkarovRefusal | undefined {
  const { ready, base } = brought ?? {};
  if (ready === undefined && base === undefined) return undefined;
  if (seat !== options.heroes) return refuse('BASE-17', 'ONLY_OVERLORD_BUILDS');
  if (isFixed(options)) return refuse('BASE-17', 'BASE_NOT_WANTED');
  if (ready !== undefined) return findBase(ready) ? undefined : refuse('BASE-17', 'UNKNOWN_ID', { id: ready });
  const faults = baseFaults(base);
  if (faults.length === 0) return undefined;
  return refuse('BASE-17', 'BASE_REFUSED', {
    faults: faults.map(({ code, rule, path }) => ({ code, rule, path: [...path] })),
    reasons: localized(
      faults.map(({ message }) => message.en).join(' '),
      faults.map(({ message }) => message.fr).join(' '),
    ),
  });
}

/** A random base for the overlord to bring: none, a ready base, or its layout as a custom one. */
export function sampleBrought(options: Options, seat: Seat, random: Random): Brought | undefined {
  if (seat !== options.heroes || isFixed(options) || random.below(3) === 0) return undefined;
  const base = random.pick(box.printed.base);
  return random.below(2) === 0 ? { ready: base.id } : { base: layoutOf(base) };
}

/**
 * Another base that the overlord may have brought, as far as the other seats know: of that difficulty, which the game tells
 * where no scenario says it (SKAROV-SETUP-06).
 */
export const otherBrought = ({ difficulty }: BaseLayout, random: Random): BaseLayout => ({
  ...layoutOf(random.pick(box.printed.base)),
  difficulty,
});
