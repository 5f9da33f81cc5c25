import type { Power } from '../content/vocabulary/language.js';
import type { Rulebook } from '../rulebook.js';
import type { Play } from '../state.js';
import { powerOnLeft } from '../table/powers.js';

/** The powers of cards that lie, or would lie, on the left of a sheet. */
export const powersLaid = (book: Rulebook, plays: readonly Play[]): Power[] =>
  plays.flatMap(({ cardId, side }) => (side === 'LEFT' ? (powerOnLeft({ book }, cardId) ?? []) : []));
