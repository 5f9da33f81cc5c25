import type { CardId, FigureId } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { Figure, HeroState, SkirmishState } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { countDeed } from '../table/deeds.js';
import { figureOf, findHeroState } from '../figures/figures.js';
import { seatAt, sideOf } from '../table/seats.js';

/** All cards of a hero, in all places. */
const cardsOf = ({ hand, discard, inPlay }: HeroState): CardId[] => [
  ...hand,
  ...discard,
  ...inPlay.map(({ cardId }) => cardId),
];

/**
 * A hero leaves: its wound cards, known to all now, go to the common discard pile, extra ones out of the game
 * (CLASH-173, CLASH-250). Its power cards do nothing any more; which ones it held stays its side's secret.
 */
function strip(book: Rulebook, state: SkirmishState, hero: HeroState, woundIds: readonly CardId[]): void {
  state.shownWounds.push(...woundIds.filter((id) => !state.shownWounds.includes(id)));
  state.woundDiscard.push(...woundIds.filter((id) => !book.isExtraWound(id)));
  hero.notTaken = inHandOrder(book, [...hero.notTaken, ...cardsOf(hero).filter((id) => book.findPowerCard(id))]);
  Object.assign(hero, { hand: [], discard: [], inPlay: [], plan: null });
  const seat = seatAt(state, hero.seat);
  if (seat.mainHero === hero.heroId) seat.mainHero = null;
  const side = sideOf(state, hero.side);
  if (state.phase === 'STRATEGY') side.deck = side.deck.filter((id) => id !== hero.heroId);
}

/** A figure put out by a hero counts among the hero's deeds. */
function credit(state: SkirmishState, heroId: FigureId, { kind }: Figure): void {
  countDeed(state, heroId, 'OUTS');
  if (kind === 'VILLAIN') countDeed(state, heroId, 'VILLAIN_OUTS');
  if (kind === 'HERO') countDeed(state, heroId, 'HERO_OUTS');
}

/** The changes when a figure goes out of action. */
export const outEvolvers = (book: Rulebook): SkirmishEvolvers<'figureOut'> => ({
  figureOut(state, { figureId, side, by, woundIds }) {
    const figure = figureOf(state, figureId);
    Object.assign(figure, { status: 'OUT', spaceId: null });
    if (side !== null) state.outs.push({ side, sheetId: figure.sheetId });
    if (by !== undefined && findHeroState(state, by)) credit(state, by, figure);
    state.modifiers = state.modifiers.filter((modifier) => modifier.figureId !== figureId);
    if (state.active) state.active.sidekicks = state.active.sidekicks.filter((id) => id !== figureId);
    const hero = findHeroState(state, figureId);
    if (hero) strip(book, state, hero, woundIds);
  },
});
