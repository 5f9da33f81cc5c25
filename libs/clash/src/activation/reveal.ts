import { layOpen, pushReveal } from '#skirmish/activation';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import type { Machine } from '../machine/runner.js';
import { book } from '../rulebook.js';
import { heroesInPlay } from '../table/heroes.js';

/** All heroes reveal their cards and tokens at once (CLASH-114); what the cards do then is left to the machine. */
export function reveal(turn: ClashTurn, machine: Machine): void {
  const heroes = heroesInPlay(turn.state).map(({ heroId, plan, tokens }) => ({
    heroId,
    plays: plan ?? [],
    tokens: tokens ?? [],
  }));
  turn.emit({ type: 'cardsRevealed', heroes });
  pushReveal(machine);
}

export const revealEvolvers = {
  cardsRevealed(state, { heroes }) {
    for (const { heroId, plays } of heroes) layOpen(book, state, heroId, plays);
    Object.assign(state, { phase: 'ACTIVATION', step: null, nextSide: null });
  },
} satisfies Partial<Evolvers>;
