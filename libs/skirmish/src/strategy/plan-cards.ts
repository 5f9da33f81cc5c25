import type { Seat } from '#kernel';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { SkirmishCommandOf } from '../commands.js';
import type { CardId, CardSide } from '../content/words.js';
import type { SkirmishRefusal } from '../refusals.js';
import type { Rulebook } from '../rulebook.js';
import type { HeroState, Play, SkirmishState } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { heroOf } from '../figures/figures.js';
import { ownHeroesInPlay, ownHeroInPlay } from '../figures/heroes.js';
import { mostPlays, plansOf, type PlannableCard } from './plans.js';

/** The sides on which a card may lie: where it has something to say (CLASH-047, CLASH-113). */
export function sidesOfCard(book: Rulebook, cardId: CardId): readonly CardSide[] {
  if (book.isWoundCard(cardId)) return [book.woundCard(cardId).side];
  const { special, technique } = book.powerCard(cardId);
  return [...(special ? (['LEFT'] as const) : []), ...(technique ? (['RIGHT'] as const) : [])];
}

/** A card in hand as planning looks at it. */
export const plannable = (book: Rulebook, cardId: CardId): PlannableCard => ({
  cardId,
  sides: sidesOfCard(book, cardId),
  isPower: !book.isWoundCard(cardId),
});

/** A power card on the side of the deadline default: right where it has a technique. */
const playByDefault = (book: Rulebook, cardId: CardId): Play => ({
  cardId,
  side: sidesOfCard(book, cardId).includes('RIGHT') ? 'RIGHT' : 'LEFT',
});

/** The plan of a hero whose seat has no time left: its first power card, the weakness only if it holds no other. */
export function planByDefault(book: Rulebook, hero: HeroState): Play[] {
  const powerCards = inHandOrder(book, hero.hand).filter((id) => !book.isWoundCard(id));
  const cardId = powerCards.find((id) => book.powerCard(id).set !== 'WEAKNESS') ?? powerCards[0];
  return cardId === undefined ? [] : [playByDefault(book, cardId)];
}

/** True for a card of the box, or a wound card that this game can know of. */
const isKnown = (book: Rulebook, state: SkirmishState, cardId: CardId): boolean =>
  book.isWoundCard(cardId) ? book.isWoundOfGame(state, cardId) : book.findPowerCard(cardId) !== undefined;

function refusedPlan(
  book: Rulebook,
  state: SkirmishState,
  { heroId, plays }: SkirmishCommandOf<'planCards'>,
  seat: Seat,
): SkirmishRefusal | undefined {
  if (!book.isHeroId(heroId)) return refused(book, 'plan', 'UNKNOWN_ID', { id: heroId });
  const unknown = plays.find(({ cardId }) => !isKnown(book, state, cardId));
  if (unknown) return refused(book, 'plan', 'UNKNOWN_ID', { id: unknown.cardId });
  const hero = ownHeroInPlay(state, seat, heroId);
  if (!hero) return refused(book, 'plan', 'NOT_OWN_HERO', { hero: heroId });
  if (hero.plan) return refused(book, 'takeBack', 'PLAN_ALREADY_LAID', { hero: heroId });
  return refusedPlays(book, hero, plays);
}

function refusedPlays(book: Rulebook, hero: HeroState, plays: readonly Play[]): SkirmishRefusal | undefined {
  const { heroId, hand } = hero;
  const ids = plays.map(({ cardId }) => cardId);
  const foreign = ids.find((id) => !book.isWoundCard(id) && book.powerCard(id).heroId !== heroId);
  if (foreign !== undefined) return refused(book, 'ownCards', 'CARD_NOT_OF_HERO', { card: foreign, hero: heroId });
  const missing = ids.find((id) => !hand.includes(id));
  if (missing !== undefined) return refused(book, 'plan', 'CARD_NOT_IN_HAND', { card: missing, hero: heroId });
  if (new Set(ids).size < ids.length) return refused(book, 'plan', 'DUPLICATE_CARD');
  if (ids.length > mostPlays) return refused(book, 'mostCards', 'TOO_MANY_CARDS');
  if (ids.every((id) => book.isWoundCard(id))) return refused(book, 'powerCardNeeded', 'NO_POWER_CARD');
  const wrong = plays.find(({ cardId, side }) => !sidesOfCard(book, cardId).includes(side));
  return wrong ? refused(book, 'cardSides', 'SIDE_NOT_ALLOWED', { card: wrong.cardId }) : undefined;
}

/** Lays the cards of a hero in secret, all in one (CLASH-108). */
export const planCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'planCards', Step> => ({
  planCards: {
    steps,
    check: (state, command, seat) => refusedPlan(book, state, command, seat),
    offersAreLegal: true,
    *offers(state, seat) {
      for (const { heroId, hand, plan } of ownHeroesInPlay(state, seat)) {
        if (plan) continue;
        const cards = inHandOrder(book, hand).map((cardId) => plannable(book, cardId));
        for (const plays of plansOf(cards)) yield { type: 'planCards', heroId, plays };
      }
    },
    perform(turn, { heroId, plays }, seat) {
      const { side } = heroOf(turn.state, heroId);
      const shown = book.planShows(plays);
      turn.emit({ type: 'heroPlanned', seat, side, heroId, plays: plays.map((play) => ({ ...play })), ...shown });
    },
  },
});
