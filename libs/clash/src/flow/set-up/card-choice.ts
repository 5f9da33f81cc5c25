import type { Seat } from '#kernel';
import { inCardOrder } from '#skirmish/set-up';
import type { CommandOf } from '../../commands.js';
import { findHero, findPowerCard } from '../../content/catalogue.js';
import { refuse, type ClashRefusal } from '../../refusals.js';
import { book } from '../../rulebook.js';
import type { HeroState, State } from '../../state.js';
import { heroOf } from '../../table/figures.js';
import { isOut } from '../../table/heroes.js';
import { seatsWhere } from '../../table/seats.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';
import { isWeakness } from './heroes.js';

/** Cards that a team-up, solo or co-op hero has beside its weakness (CLASH-022, CLASH-194). */
const CHOSEN_CARDS = 3;

const choosing = (state: State, seat: Seat): readonly HeroState[] =>
  state.heroes.filter((hero) => hero.seat === seat && hero.choosesCards && !isOut(state, hero.heroId));

function refused(state: State, { heroId, cardIds }: CommandOf<'chooseCards'>, seat: Seat): ClashRefusal | undefined {
  const unknown = [...(findHero(heroId) ? [] : [heroId]), ...cardIds.filter((id) => !findPowerCard(id))][0];
  if (unknown !== undefined) return refuse(22, 'UNKNOWN_ID', { id: unknown });
  const hero = state.heroes.find((own) => own.heroId === heroId && own.seat === seat);
  if (!hero || isOut(state, heroId)) return refuse(22, 'NOT_OWN_HERO', { hero: heroId });
  if (!hero.choosesCards) return refuse(22, 'ALREADY_CHOSEN', { hero: heroId });
  const foreign = cardIds.find((id) => !isWeakness(id) && !hero.notTaken.includes(id));
  const stranger = foreign ?? cardIds.find((id) => isWeakness(id) && !hero.hand.includes(id));
  if (stranger !== undefined) return refuse(23, 'CARD_NOT_OF_HERO', { card: stranger, hero: heroId });
  if (cardIds.some(isWeakness)) return refuse(22, 'WEAKNESS_IS_AUTOMATIC');
  const fits = cardIds.length === CHOSEN_CARDS && new Set(cardIds).size === CHOSEN_CARDS;
  return fits ? undefined : refuse(22, 'NOT_THREE_CARDS');
}

function* threeOf(cards: readonly string[]): Iterable<string[]> {
  for (const [first, a] of cards.entries()) {
    for (const [second, b] of cards.entries()) {
      if (second <= first) continue;
      for (const c of cards.slice(second + 1)) yield [a, b, c];
    }
  }
}

export const cardChoiceSteps = {
  'setup.cards': {
    asked: (state) => seatsWhere(state, ({ seat }) => choosing(state, seat).length > 0),
    byDefault(state, seat) {
      const [hero] = choosing(state, seat);
      return { type: 'chooseCards', heroId: hero?.heroId ?? '', cardIds: hero?.notTaken.slice(0, CHOSEN_CARDS) ?? [] };
    },
  },
} satisfies Record<string, StepRules>;

export const cardChoiceCommands = {
  chooseCards: {
    steps: ['setup.cards'],
    check: refused,
    *offers(state, seat) {
      for (const { heroId, notTaken } of choosing(state, seat)) {
        for (const cardIds of threeOf(notTaken)) yield { type: 'chooseCards', heroId, cardIds };
      }
    },
    perform(turn, { heroId, cardIds }, seat) {
      const { side } = heroOf(turn.state, heroId);
      turn.emit({ type: 'cardsChosen', seat, heroId, side, cardIds: inCardOrder(book, heroId, cardIds) });
    },
  },
} satisfies Partial<CommandTable>;

export const cardChoiceEvolvers = {
  cardsChosen(state, { heroId, cardIds }) {
    const hero = heroOf(state, heroId);
    hero.hand = inCardOrder(book, heroId, [...hero.hand, ...cardIds]);
    hero.notTaken = hero.notTaken.filter((id) => !cardIds.includes(id));
    hero.choosesCards = false;
  },
} satisfies Partial<Evolvers>;
