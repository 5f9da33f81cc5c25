import { building, openFan } from '#cards-presentation';
import { centered, flowing, inRow, secretsOf, told, type Piece } from '#drawing';
import { type OwnView, type PlayerView } from '#guardians/queries';
import { cardIn } from './card-in-game.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** Cards beside each other at most: the table is narrower than a hand may be. */
const MOST = 8;

/** The cards of a seat face up, where the viewer knows them; and the deck that is being built. */
export function handOf(showing: Showing, { seat }: PlayerView, width: number): Piece[] {
  const secrets = secretsOf(showing, (own) => own.seat === seat);
  if (!secrets) return [];
  const groups = groupsOf(secrets);
  const fans = (['combatHand', 'hand', 'excess', 'depot', 'pen'] as const)
    .filter((name) => groups[name].length > 0)
    .map((name) => openFan(showing, told(showing, pictureWords[name]), groups[name].map(cardIn), MOST));
  const deck = secrets.building ? [building(showing, secrets.building, width)] : [];
  return [...(fans.length > 0 ? [handRow(fans, width)] : []), ...deck];
}

/** The places of cards: a card that is laid is on the board, one that is committed in the combat. */
function groupsOf({ hand, depot, pen, excess, placed, combatHand, committed }: OwnView) {
  const elsewhere = new Set([
    ...placed.map(({ cardId }) => cardId),
    ...[...excess, ...(committed ? [committed] : [])].map(({ instanceId }) => instanceId),
  ]);
  const here = (cards: OwnView['hand']): OwnView['hand'] => cards.filter(({ instanceId: id }) => !elsewhere.has(id));
  return { combatHand: here(combatHand), hand: here(hand), excess, depot, pen };
}

/** All of a hand in the middle of its row; in several rows when it is large. */
function handRow(fans: readonly Piece[], width: number): Piece {
  const row = inRow(fans, 20);
  return row.width <= width ? centered(row, width) : flowing(fans, width, 20);
}
