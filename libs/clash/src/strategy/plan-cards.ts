import type { Seat } from '#kernel';
import { mostPlays, plansOf, type PlannableCard } from '#skirmish';
import type { CommandOf } from '../commands.js';
import { findHero, findPowerCard, findWoundCard, isWoundCard, powerCard, woundCard } from '../content/catalogue.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type ClashRefusal } from '../refusals.js';
import type { HeroState, Play, State } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { heroOf } from '../table/figures.js';
import { ownHeroesInPlay, ownHeroInPlay } from '../table/heroes.js';
import type { CardId, CardSide } from '../words.js';

/** The sides on which a card may lie: where it has something to say (CLASH-047, CLASH-113). */
export function sidesOf(cardId: CardId): readonly CardSide[] {
  if (isWoundCard(cardId)) return [woundCard(cardId).side];
  const { special, technique } = powerCard(cardId);
  return [...(special ? (['LEFT'] as const) : []), ...(technique ? (['RIGHT'] as const) : [])];
}

/** A card in hand as planning looks at it. */
export const plannable = (cardId: CardId): PlannableCard => ({
  cardId,
  sides: sidesOf(cardId),
  isPower: !isWoundCard(cardId),
});

/** A power card on the side of the deadline default: right where it has a technique (clash.md 4). */
const playByDefault = (cardId: CardId): Play => ({
  cardId,
  side: sidesOf(cardId).includes('RIGHT') ? 'RIGHT' : 'LEFT',
});

/** The plan of a hero whose seat has no time left: his first power card, the weakness only if he holds no other. */
export function planByDefault(hero: HeroState): Play[] {
  const powerCards = inHandOrder(hero.hand).filter((id) => !isWoundCard(id));
  const cardId = powerCards.find((id) => powerCard(id).set !== 'WEAKNESS') ?? powerCards[0];
  return cardId === undefined ? [] : [playByDefault(cardId)];
}

/** True for a card of the box, or a wound card that this game can know of. */
const isKnown = (state: State, cardId: CardId): boolean =>
  isWoundCard(cardId) ? findWoundCard(cardId) !== undefined && isHandedOut(state, cardId) : !!findPowerCard(cardId);

const isHandedOut = (state: State, cardId: CardId): boolean => {
  const blank = /^wound:blank-(\d+)$/.exec(cardId);
  return !blank || Number(blank[1]) <= state.blanks;
};

function refused(state: State, { heroId, plays }: CommandOf<'planCards'>, seat: Seat): ClashRefusal | undefined {
  if (!findHero(heroId)) return refuse(108, 'UNKNOWN_ID', { id: heroId });
  const unknown = plays.find(({ cardId }) => !isKnown(state, cardId));
  if (unknown) return refuse(108, 'UNKNOWN_ID', { id: unknown.cardId });
  const hero = ownHeroInPlay(state, seat, heroId);
  if (!hero) return refuse(108, 'NOT_OWN_HERO', { hero: heroId });
  if (hero.plan) return refuse(239, 'PLAN_ALREADY_LAID', { hero: heroId });
  return refusedPlays(hero, plays);
}

function refusedPlays(hero: HeroState, plays: readonly Play[]): ClashRefusal | undefined {
  const { heroId, hand } = hero;
  const ids = plays.map(({ cardId }) => cardId);
  const foreign = ids.find((id) => !isWoundCard(id) && powerCard(id).heroId !== heroId);
  if (foreign !== undefined) return refuse(23, 'CARD_NOT_OF_HERO', { card: foreign, hero: heroId });
  const missing = ids.find((id) => !hand.includes(id));
  if (missing !== undefined) return refuse(108, 'CARD_NOT_IN_HAND', { card: missing, hero: heroId });
  if (new Set(ids).size < ids.length) return refuse(108, 'DUPLICATE_CARD');
  if (ids.length > mostPlays) return refuse(48, 'TOO_MANY_CARDS');
  if (ids.every(isWoundCard)) return refuse(49, 'NO_POWER_CARD');
  const wrong = plays.find(({ cardId, side }) => !sidesOf(cardId).includes(side));
  return wrong ? refuse(47, 'SIDE_NOT_ALLOWED', { card: wrong.cardId }) : undefined;
}

export const planCommands = {
  planCards: {
    steps: ['strategy'],
    check: refused,
    offersAreLegal: true,
    *offers(state, seat) {
      for (const { heroId, hand, plan } of ownHeroesInPlay(state, seat)) {
        if (plan) continue;
        for (const plays of plansOf(inHandOrder(hand).map(plannable))) yield { type: 'planCards', heroId, plays };
      }
    },
    perform(turn, { heroId, plays }, seat) {
      const { side } = heroOf(turn.state, heroId);
      turn.emit({ type: 'heroPlanned', seat, side, heroId, plays: plays.map((play) => ({ ...play })) });
    },
  },
} satisfies Partial<CommandTable>;

export const planEvolvers = {
  heroPlanned(state, { heroId, plays }) {
    heroOf(state, heroId).plan = plays.map((play) => ({ ...play }));
  },
} satisfies Partial<Evolvers>;
