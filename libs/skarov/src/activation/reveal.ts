import { layOpen, pushReveal } from '#skirmish/activation';
import { heroesInPlay } from '#skirmish/figures';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import type { Machine } from '../machine/runner.js';
import { revealEvents } from '../overlord/event-deck.js';
import { book } from '../rulebook.js';

/** Both sides turn all their cards up (SKAROV-ACT-01); what the cards do then is left to the machine. */
export function reveal(turn: SkarovTurn, machine: Machine): void {
  const heroes = heroesInPlay(turn.state)
    .filter(({ plan }) => plan !== null)
    .map(({ heroId, plan }) => ({ heroId, plays: plan ?? [] }));
  turn.emit({ type: 'cardsRevealed', heroes });
  revealEvents(turn);
  pushReveal(machine);
}

export const revealEvolvers = {
  cardsRevealed(state, { heroes }) {
    for (const { heroId, plays } of heroes) layOpen(book, state, heroId, plays);
    for (const hero of state.heroes) hero.shown = [];
    Object.assign(state, { phase: 'ACTIVATION', step: null });
  },
} satisfies Partial<Evolvers>;
