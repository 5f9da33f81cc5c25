import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { countDeed } from '../table/deeds.js';
import { figureOf, heroOf, standsOnBoard } from '../table/figures.js';
import type { FigureId } from '../words.js';

/**
 * A main hero draws a wound card, his one of this turn (CLASH-170, CLASH-266). With pile and common discard empty it
 * is a blank one (CLASH-173, CLASH-250). Nothing happens to team-up heroes (CLASH-025), and to one who has drawn already.
 * @param discarded damage that he discards for it (CLASH-169); 0 when an effect makes him draw.
 * @returns true when he has drawn.
 */
export function drawWound(turn: ClashTurn, heroId: FigureId, discarded: number, source?: string): boolean {
  const { state } = turn;
  const { teamUp, drewWound, side } = heroOf(state, heroId);
  if (teamUp || drewWound || !standsOnBoard(state, heroId)) return false;
  if (state.woundPile.length === 0 && state.woundDiscard.length > 0) {
    const woundIds = turn.random.shuffle(state.woundDiscard);
    turn.emit({ type: 'woundPileShuffled', count: woundIds.length, woundIds });
  }
  const woundId = state.woundPile[0] ?? `wound:blank-${state.blanks + 1}`;
  turn.emit({ type: 'woundDrawn', heroId, side, discarded, woundId, ...(source === undefined ? {} : { source }) });
  return true;
}

export const woundEvolvers = {
  woundPileShuffled(state, { woundIds }) {
    const shuffle = 1 + Math.max(0, ...Object.values(state.woundShuffles));
    state.woundPile = [...woundIds];
    state.woundDiscard = [];
    state.shownWounds = state.shownWounds.filter((id) => !woundIds.includes(id));
    for (const id of woundIds) state.woundShuffles[id] = shuffle;
  },
  woundDrawn(state, { heroId, discarded, woundId }) {
    const hero = heroOf(state, heroId);
    const figure = figureOf(state, heroId);
    figure.damage -= discarded;
    hero.hand.push(woundId);
    hero.drewWound = true;
    if (state.woundPile[0] === woundId) state.woundPile.shift();
    else state.blanks += 1;
    countDeed(state, heroId, 'WOUNDS_DRAWN');
  },
} satisfies Partial<Evolvers>;
