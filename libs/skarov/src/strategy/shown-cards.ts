import * as strategy from '#skirmish/strategy';
import { findHeroState, ownHeroesInPlay, ownHeroInPlay } from '#skirmish/figures';
import type { Seat } from '#kernel';
import { findEventCard, findPowerCard, findWoundCard } from '../content/catalogue.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { setCards, showEvent, whyNotShown } from '../overlord/set-events.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import type { HeroState, State } from '../state.js';
import type { CardId } from '../words.js';

const { takeBackPlan } = strategy.takeBackCommands(book, ['strategy']);

/** A plan with a card that lies face up is not taken back any more (SKAROV-STRAT-12). */
export const takeBackCommands = {
  takeBackPlan: {
    ...takeBackPlan,
    check(state, command, seat) {
      const refusal = takeBackPlan.check(state, command, seat);
      if (refusal && refusal.code !== 'NO_TAKE_BACK_LEFT') return refusal;
      const { heroId } = command;
      const [card] = ownHeroInPlay(state, seat, heroId)?.shown ?? [];
      return card === undefined ? refusal : refuse('STRAT-12', 'ALREADY_SHOWN', { card });
    },
  },
} satisfies Partial<CommandTable>;

const isKnown = (cardId: CardId): boolean =>
  (findPowerCard(cardId) ?? findWoundCard(cardId) ?? findEventCard(cardId)) !== undefined;

const plannedBy = (state: State, seat: Seat, cardId: CardId): HeroState | undefined =>
  ownHeroesInPlay(state, seat).find(({ plan }) => plan?.some((play) => play.cardId === cardId));

/** A card that lies face down is turned up, and stays (SKAROV-STRAT-12). Seats that are ready are not asked any more. */
export const showCommands = {
  showCard: {
    steps: ['strategy', 'strategy.lastWord'],
    overlord: 'TOO',
    *offers(state, seat) {
      for (const { plan } of ownHeroesInPlay(state, seat)) {
        for (const { cardId } of plan ?? []) yield { type: 'showCard', cardId };
      }
      if (seat !== state.overlord.seat) return;
      for (const cardId of setCards(state)) yield { type: 'showCard', cardId };
    },
    check(state, { cardId }, seat) {
      if (!isKnown(cardId)) return refuse('STRAT-12', 'UNKNOWN_ID', { id: cardId });
      if (seat === state.overlord.seat) return whyNotShown(state, cardId);
      const hero = plannedBy(state, seat, cardId);
      if (!hero) return refuse('STRAT-12', 'CARD_NOT_SET', { card: cardId });
      return hero.shown.includes(cardId) ? refuse('STRAT-12', 'ALREADY_SHOWN', { card: cardId }) : undefined;
    },
    perform(turn, { cardId }, seat) {
      const { state } = turn;
      if (seat === state.overlord.seat) {
        showEvent(turn, cardId);
        return;
      }
      const hero = plannedBy(state, seat, cardId);
      const play = hero?.plan?.find((each) => each.cardId === cardId);
      if (hero && play) turn.emit({ type: 'cardShown', seat, heroId: hero.heroId, cardId, side: play.side });
    },
  },
} satisfies Partial<CommandTable>;

export const showEvolvers = {
  cardShown(state, { heroId, cardId }) {
    findHeroState(state, heroId)?.shown.push(cardId);
  },
} satisfies Partial<Evolvers>;
