import { meanOver } from '#cards-presentation';
import type { Card } from '#cards';
import { type PlacedView, type PlayerView, printed } from '#arena/queries';
import { chanceAt, marginBetween, type Contender, type Ground } from './match-ups.js';
import type { Outlook } from './outlook.js';

/** A creature of a seat as a contender, with its items that are seen. */
export const contender = (player: PlayerView, card: Card, placed?: PlacedView): Contender => ({
  card: card.id,
  items: (placed?.itemCards ?? []).map(({ cardId }) => cardId),
  standardBearer: player.standardBearer?.cardId,
});

/** The print of the card at a place, where the seat sees it. */
export const cardAt = (placed: PlacedView | undefined): Card | undefined => placed?.card && printed(placed.card.cardId);

/** The duel zone, seen from the own creature. */
export const duelZone = ({ view, seat }: Outlook): Ground => ({
  attacks: view.activeSeat === seat,
  terrain: view.terrain?.cardId,
});

/** The chance of an own creature on a ground against one that is known, and against any that the enemy may have. */
export function chanceOn(outlook: Outlook, own: Contender, ground: Ground, known?: PlacedView): number {
  const { enemy, foes } = outlook;
  const seen = cardAt(known);
  if (seen) return chanceAt(marginBetween(own, contender(enemy, seen, known), ground));
  return meanOver(foes, (foe) => chanceAt(marginBetween(own, contender(enemy, foe), ground)));
}
