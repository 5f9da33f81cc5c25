import type { Play, Rulebook } from '#skirmish';
import type { Power } from '#skirmish/content/vocabulary';
import { powerOnLeft } from '#skirmish/figures';

/** The powers of cards that lie, or would lie, on the left of a sheet. */
export const powersLaid = (book: Rulebook, plays: readonly Play[]): Power[] =>
  plays.flatMap(({ cardId, side }) => (side === 'LEFT' ? (powerOnLeft({ book }, cardId) ?? []) : []));
