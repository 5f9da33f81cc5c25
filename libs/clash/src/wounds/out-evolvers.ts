import { findPowerCard } from '../content/catalogue.js';
import type { Evolvers } from '../flow/turn.js';
import type { Figure, HeroState, State } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { countDeed } from '../table/deeds.js';
import { figureOf, findHeroState } from '../table/figures.js';
import { clashSeat } from '../table/seats.js';
import type { CardId, FigureId } from '../words.js';

/** All cards of a hero, wherever they lie. */
const cardsOf = ({ hand, discard, inPlay }: HeroState): string[] => [
  ...hand,
  ...discard,
  ...inPlay.map(({ cardId }) => cardId),
];

/**
 * A hero leaves: his wound cards, known to all now, go to the common discard pile, blank ones out of the game
 * (CLASH-173, CLASH-250). His power cards do nothing any more; which ones he held stays his side's secret.
 */
function strip(state: State, hero: HeroState, woundIds: readonly CardId[]): void {
  state.shownWounds.push(...woundIds.filter((id) => !state.shownWounds.includes(id)));
  state.woundDiscard.push(...woundIds.filter((id) => !id.startsWith('wound:blank')));
  hero.notTaken = inHandOrder([...hero.notTaken, ...cardsOf(hero).filter((id) => findPowerCard(id))]);
  Object.assign(hero, { hand: [], discard: [], inPlay: [], plan: null, tokens: null, choosesCards: false });
  const seat = clashSeat(state, hero.seat);
  if (seat.mainHero === hero.heroId) seat.mainHero = null;
  const side = state.sides[hero.side];
  if (state.phase === 'STRATEGY') side.deck = side.deck.filter((id) => id !== hero.heroId);
}

/** Whom a hero has put out counts among his deeds. */
function credit(state: State, heroId: FigureId, { kind }: Figure): void {
  countDeed(state, heroId, 'OUTS');
  if (kind === 'VILLAIN') countDeed(state, heroId, 'VILLAIN_OUTS');
  if (kind === 'HERO') countDeed(state, heroId, 'HERO_OUTS');
}

export const outEvolvers = {
  figureOut(state, { figureId, side, by, woundIds }) {
    const figure = figureOf(state, figureId);
    Object.assign(figure, { status: 'OUT', spaceId: null });
    if (side !== null) state.outs.push({ side, sheetId: figure.sheetId });
    if (by !== undefined) credit(state, by, figure);
    if (figure.superVillain) state.villainBeatenBy = side;
    state.modifiers = state.modifiers.filter((modifier) => modifier.figureId !== figureId);
    if (state.active) state.active.sidekicks = state.active.sidekicks.filter((id) => id !== figureId);
    const hero = findHeroState(state, figureId);
    if (hero) strip(state, hero, woundIds);
  },
} satisfies Partial<Evolvers>;
