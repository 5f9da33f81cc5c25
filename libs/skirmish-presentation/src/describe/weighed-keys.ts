import type { Weighed } from '#skirmish/machine';
import type { Rulebook } from '#skirmish';

/** What one number of a weighed choice counts. */
export type WeighedKey =
  'zones' | 'spaces' | 'left' | 'weakest' | 'side' | 'wish' | 'zonesToTarget' | 'spacesToTarget' | 'own' | 'pushed';

/** The rules by which choices are weighed. */
type WeighingRules = Pick<Rulebook, 'rule'>;

/**
 * What the numbers of a weighed choice count, in their order: those of a move, of a push, of the nearest figure (zones, spaces, damage left, side),
 * of the farthest (zones, spaces), or of the weakest.
 */
export function keysOf({ rule }: WeighingRules, weighed: Weighed): readonly WeighedKey[] {
  if (weighed.rule === rule('automaticMove')) return ['wish', 'zonesToTarget', 'spacesToTarget', 'own'];
  if (weighed.rule === rule('automaticPush')) return ['pushed'];
  return weighed.candidates[0]?.keys.length === 1 ? ['weakest'] : ['zones', 'spaces', 'left', 'side'];
}
