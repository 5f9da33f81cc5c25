import type { Box } from '../table/card-look.js';
import { checkParts } from '../table/total-parts.js';
import type { Look, PlacedCard, PlayerView } from './look.js';

/** Every total of a combat is the sum of its parts. Gives how many parts there are. */
export const checkTotals = ({ view: { combat } }: Look, box: Box): number =>
  checkParts(combat?.totals ?? [], box, /^ARENA-[A-Z]{3}-\d\d$/);

/**
 * A seat sees all of its own cards, and of the enemy's what lies face up, or was looked at. Gives how many it does not
 * see.
 */
export function checkSight({ view, mine, theirs }: Look): number {
  expect(view.secrets).toBeNull();
  for (const { card } of placedBy(mine)) expect(card).not.toBeNull();
  const isSeen = ({ faceUp, lookedAt }: PlacedCard): boolean => faceUp || lookedAt.includes(mine.seat);
  for (const placed of placedBy(theirs)) expect(placed.card !== null).toBe(isSeen(placed));
  for (const { deployed, cardId } of theirs.strongholds) expect(cardId === null).toBe(!deployed);
  return placedBy(theirs).filter((placed) => !isSeen(placed)).length;
}

const placedBy = ({ strongholds, arena }: PlayerView): PlacedCard[] =>
  [arena, ...strongholds.flatMap(({ on, under }) => [on, under])].filter((placed) => placed !== null);
