import { idSchema } from '#kernel';
import { z } from 'zod';

/** The parts of a total, in the order in which it is shown (cards.md 6). */
export const contributionSorts = [
  'BASE',
  'OFF_COLOR',
  'TEXT',
  'ITEM',
  'TERRAIN',
  'STRONGHOLD',
  'GUARDIAN',
  'COMMAND',
  'RANGED',
  'INFLUENCE',
  'PLAYED',
  'ENEMY',
  'RED',
  'SIDE_TOTAL',
  'ANNULLED',
] as const;

export const contributionSchema = z
  .strictObject({
    sort: z.enum(contributionSorts).meta({ id: 'ContributionSort' }),
    card: idSchema<'card'>().meta({ description: 'Library id of the card that it comes from.' }),
    source: idSchema<'instance' | 'card'>().meta({
      description: 'Id of that card in the game; of guardians and strongholds the library id.',
    }),
    creature: idSchema<'instance' | 'card'>()
      .nullable()
      .meta({ description: 'The creature it counts for; null: its side as a whole.' }),
    effect: z.int().nullable().meta({ description: "Place in the card's list of effects; null: a rule." }),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'Id of the rule that makes it count; null where the game names none.' }),
    value: z.int(),
  })
  .meta({ id: 'Contribution', description: 'One part of a total; the sum of all parts is the total (cards.md 6).' });

/** One part of a total: what it comes from, by which rule or effect, for whom, how much. */
export type Contribution = z.output<typeof contributionSchema>;
export type ContributionSort = Contribution['sort'];

/** A total and its parts in the order of display. Their sum is the total. */
export interface Total {
  readonly total: number;
  readonly contributions: readonly Contribution[];
}

/** The total of some contributions. Parts of one sort stay in the order in which they are given; parts of 0 are left out. */
export function totalFrom(parts: readonly Contribution[]): Total {
  const contributions = contributionSorts.flatMap((sort) =>
    parts.filter((part) => part.sort === sort && (part.value !== 0 || sort === 'BASE')),
  );
  return { total: sumOf(contributions), contributions };
}

export const sumOf = (contributions: readonly Contribution[]): number =>
  contributions.reduce((sum, { value }) => sum + value, 0);

/** A total that counts 0: one last contribution of minus the sum, by the card and the rule that annul it. */
export function annulled({ total, contributions }: Total, by: Pick<Contribution, 'card' | 'source' | 'rule'>): Total {
  const nothing: Contribution = { ...by, sort: 'ANNULLED', creature: null, effect: null, value: 0 - total };
  return { total: 0, contributions: [...contributions, nothing] };
}
