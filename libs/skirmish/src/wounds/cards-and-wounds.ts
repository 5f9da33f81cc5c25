import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { TableTurn } from '../skirmish-turn.js';
import { inHandOrder } from '../table/card-order.js';
import { figureOf, heroOf } from '../figures/figures.js';
import { heroesInPlay } from '../figures/heroes.js';
import { healthOf } from '../figures/sheet.js';
import { drawWound } from './draw-wound.js';
import { settleDamage } from './settle-damage.js';

/**
 * Cards and wounds, each step for all heroes together and in order: discard, wound draws, check, take back, check again
 * (CLASH-174). The game may be over afterwards.
 * @param check the state check of the game.
 */
export function settleCardsAndWounds(at: TableTurn, check: () => void): void {
  const { state, turn } = at;
  turn.emit({ type: 'cardsInPlayDiscarded' });
  drawWounds(at, check);
  if (!state.over) takeBackDiscards(at, check);
}

/** Heroes with damage enough draw a wound card each, in order; then who is out goes (CLASH-169, CLASH-172). */
export function drawWounds(at: TableTurn, check: () => void): void {
  const { state } = at;
  for (const { heroId } of heroesInPlay(state)) {
    const health = healthOf(at, heroId);
    if (settleDamage(figureOf(state, heroId).damage, health).wounded) drawWound(at, heroId, health);
  }
  check();
}

/** Heroes without a power card in hand take their discard piles back, which can put them out (CLASH-052, CLASH-053). */
export function takeBackDiscards({ state, turn, book }: TableTurn, check: () => void): void {
  const empty = heroesInPlay(state).filter(
    ({ hand, discard }) => hand.every((id) => book.isWoundCard(id)) && discard.length > 0,
  );
  for (const { heroId, discard } of empty) {
    turn.emit({ type: 'discardTakenBack', heroId, cardIds: inHandOrder(book, discard) });
  }
  if (empty.length > 0) check();
}

/** The effect of the end of a turn on cards. */
export const cardEvolvers = (book: Rulebook): SkirmishEvolvers<'cardsInPlayDiscarded' | 'discardTakenBack'> => ({
  cardsInPlayDiscarded(state) {
    state.phase = 'WOUNDS';
    for (const hero of state.heroes) {
      hero.discard.push(...hero.inPlay.map(({ cardId }) => cardId));
      hero.inPlay = [];
    }
  },
  discardTakenBack(state, { heroId, cardIds }) {
    const hero = heroOf(state, heroId);
    hero.hand = inHandOrder(book, [...hero.hand, ...cardIds]);
    hero.discard = [];
    hero.tookBack = true;
  },
});
