import { settleDamage } from '#skirmish';
import { isWoundCard } from '../content/catalogue.js';
import { stateCheck } from '../end-of-game/state-check.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { inHandOrder } from '../table/card-order.js';
import { figureOf, heroOf } from '../table/figures.js';
import { heroesInPlay } from '../table/heroes.js';
import { overOf } from '../table/over.js';
import { healthOf } from '../table/sheet.js';
import { drawWound } from './draw-wound.js';

/**
 * Cards and wounds, each step for all heroes together and in order: discard, wound draws, check, take back, check again
 * (CLASH-174). The game may be over afterwards.
 */
export function settleCardsAndWounds(turn: ClashTurn): void {
  const { state } = turn;
  turn.emit({ type: 'cardsInPlayDiscarded' });
  for (const { heroId } of heroesInPlay(state)) {
    const health = healthOf(state, heroId);
    if (settleDamage(figureOf(state, heroId).damage, health).wounded) drawWound(turn, heroId, health);
  }
  stateCheck(turn);
  if (!overOf(state)) takeBackDiscards(turn);
}

/** Heroes without a power card in hand take their discard piles back, which can put them out (CLASH-052, CLASH-053). */
export function takeBackDiscards(turn: ClashTurn): void {
  const { state } = turn;
  const empty = heroesInPlay(state).filter(({ hand, discard }) => hand.every(isWoundCard) && discard.length > 0);
  for (const { heroId, discard } of empty) {
    turn.emit({ type: 'discardTakenBack', heroId, cardIds: inHandOrder(discard) });
  }
  if (empty.length > 0) stateCheck(turn);
}

export const cardEvolvers = {
  cardsInPlayDiscarded(state) {
    state.phase = 'WOUNDS';
    for (const hero of state.heroes) {
      hero.discard.push(...hero.inPlay.map(({ cardId }) => cardId));
      hero.inPlay = [];
    }
  },
  discardTakenBack(state, { heroId, cardIds }) {
    const hero = heroOf(state, heroId);
    hero.hand = inHandOrder([...hero.hand, ...cardIds]);
    hero.discard = [];
    hero.tookBack = true;
  },
} satisfies Partial<Evolvers>;
