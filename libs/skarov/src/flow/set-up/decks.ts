import { recordOf } from '#skirmish/campaign';
import { heroOf } from '#skirmish/figures';
import { buildSet, recordedSet } from '#skirmish/set-up';
import { book } from '../../rulebook.js';
import type { Evolvers, SkarovTurn } from '../turn.js';

/**
 * The deck of every hero, once the last one is chosen (SKAROV-SETUP-06): as its campaign has it, else that of its rank. A hero takes
 * its deck when all stand (SKAROV-SETUP-05).
 */
export function buildDecks(turn: SkarovTurn): void {
  const { state, random } = turn;
  for (const { heroId, rank } of state.heroes) {
    const record = recordOf(state.options.campaign, heroId);
    const set = record ? recordedSet(book, record) : buildSet(book, random, heroId, rank);
    turn.emit({ type: 'deckBuilt', heroId, ...set });
  }
}

export const deckEvolvers = {
  deckBuilt(state, { heroId, cardIds, setAside }) {
    Object.assign(heroOf(state, heroId), { notTaken: [...cardIds], setAside: [...setAside] });
  },
  decksTaken(state) {
    for (const hero of state.heroes) Object.assign(hero, { hand: hero.notTaken, notTaken: [] });
  },
} satisfies Partial<Evolvers>;
