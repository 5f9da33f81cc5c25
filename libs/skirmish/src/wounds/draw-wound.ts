import { mayDrawWound } from '../behaviour/hero-limits.js';
import type { FigureId } from '../content/words.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { TableTurn } from '../skirmish-turn.js';
import { countDeed } from '../table/deeds.js';
import { figureOf, heroOf } from '../figures/figures.js';

/**
 * A hero draws a wound card, the one of its turn (CLASH-170, CLASH-266). With pile and common discard empty it is the one
 * that its game has then, or none (CLASH-173, CLASH-250, SKAROV-WND-07). Nothing happens to a hero that damage puts out, and to one
 * who has drawn already.
 * @param discarded damage that it discards for it (CLASH-169); 0 when an effect makes it draw.
 * @returns true when it has drawn.
 */
export function drawWound(at: TableTurn, heroId: FigureId, discarded: number, source?: string): boolean {
  const { state, turn, book } = at;
  if (!mayDrawWound(at, heroId)) return false;
  if (state.woundPile.length === 0 && state.woundDiscard.length > 0) {
    const woundIds = turn.random.shuffle(state.woundDiscard);
    turn.emit({ type: 'woundPileShuffled', count: woundIds.length, woundIds });
  }
  const woundId = state.woundPile[0] ?? book.emptyWoundPile(state);
  if (woundId === null) return false;
  const { side } = heroOf(state, heroId);
  turn.emit({ type: 'woundDrawn', heroId, side, discarded, woundId, ...(source === undefined ? {} : { source }) });
  return true;
}

/** The changes of pile and hands when wound cards are shuffled and drawn. */
export const woundEvolvers: SkirmishEvolvers<'woundPileShuffled' | 'woundDrawn'> = {
  woundPileShuffled(state, { woundIds }) {
    const shuffle = 1 + Math.max(0, ...Object.values(state.woundShuffles));
    state.woundPile = [...woundIds];
    state.woundDiscard = [];
    state.shownWounds = state.shownWounds.filter((id) => !woundIds.includes(id));
    for (const id of woundIds) state.woundShuffles[id] = shuffle;
  },
  woundDrawn(state, { heroId, discarded, woundId }) {
    const hero = heroOf(state, heroId);
    figureOf(state, heroId).damage -= discarded;
    hero.hand.push(woundId);
    hero.drewWound = true;
    if (state.woundPile[0] === woundId) state.woundPile.shift();
    countDeed(state, heroId, 'WOUNDS_DRAWN');
  },
};
