import { isWoundCard } from '../content/catalogue.js';
import { isWeakness } from '../flow/set-up/heroes.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import type { Machine } from '../machine/machine.js';
import { countDeed } from '../table/deeds.js';
import { heroOf } from '../table/figures.js';
import { heroesInPlay } from '../table/heroes.js';
import { pushReveal } from './powers-at-reveal.js';

/** All heroes reveal their cards and tokens at once (CLASH-114); what the cards do then is left to the machine. */
export function reveal(turn: ClashTurn, machine: Machine): void {
  const heroes = heroesInPlay(turn.state)
    .filter(({ plan }) => plan !== null)
    .map(({ heroId, plan, tokens }) => ({ heroId, plays: plan ?? [], tokens: tokens ?? [] }));
  turn.emit({ type: 'cardsRevealed', heroes });
  pushReveal(machine);
}

export const revealEvolvers = {
  cardsRevealed(state, { heroes }) {
    for (const { heroId, plays } of heroes) {
      const hero = heroOf(state, heroId);
      hero.inPlay = plays.map((play) => ({ ...play }));
      hero.hand = hero.hand.filter((id) => !plays.some(({ cardId }) => cardId === id));
      hero.plan = null;
      if (plays.some(({ cardId }) => isWeakness(cardId))) countDeed(state, heroId, 'WEAKNESS_PLAYED');
      const wounds = plays.map(({ cardId }) => cardId).filter(isWoundCard);
      state.shownWounds.push(...wounds.filter((id) => !state.shownWounds.includes(id)));
    }
    Object.assign(state, { phase: 'ACTIVATION', step: null, nextSide: null });
  },
} satisfies Partial<Evolvers>;
