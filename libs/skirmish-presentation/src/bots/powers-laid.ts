import { type Play, type Power, powerOnLeft, type Rulebook } from '#skirmish/queries';

/** The powers of cards that lie, or would lie, on the left of a sheet. */
export const powersLaid = (book: Rulebook, plays: readonly Play[]): Power[] =>
  plays.flatMap(({ cardId, side }) => (side === 'LEFT' ? (powerOnLeft({ book }, cardId) ?? []) : []));
