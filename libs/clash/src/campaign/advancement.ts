import type { Seat } from '#kernel';
import { cardsOfHero, findPowerCard, powerCard } from '../content/catalogue.js';
import type { ClashTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { HeroRecord } from '../options-fields.js';
import { refuse } from '../refusals.js';
import type { HeroState, State } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { heroOf } from '../table/figures.js';
import { firstMainHero } from '../table/heroes.js';
import { clashSeat, seatsWhere } from '../table/seats.js';
import type { Rank } from '../words.js';

/** Every power card that a hero has, wherever it lies, but for those set aside. */
const cardsOf = ({ hand, discard, inPlay, notTaken }: HeroState): string[] =>
  inHandOrder(
    [...hand, ...discard, ...inPlay.map(({ cardId }) => cardId), ...notTaken].filter((id) => findPowerCard(id)),
  );

const cardsOfSet = (hero: HeroState, set: 'ROOKIE' | 'VETERAN'): string[] =>
  cardsOf(hero).filter((id) => powerCard(id).set === set);

/** A hero as he leaves the game, for the next adventure of his campaign (CLASH-072 to CLASH-075). Public. */
export const heroRecord = (hero: HeroState): HeroRecord => ({
  heroId: hero.heroId,
  rank: hero.rank,
  cards: cardsOf(hero),
  setAside: [...hero.setAside],
});

/** A Rookie without Rookie cards has his normal sheet (CLASH-072), a Hero with both Veteran cards the Veteran one (CLASH-074). */
function rankAfter(hero: HeroState): Rank {
  if (hero.rank === 'ROOKIE' && cardsOfSet(hero, 'ROOKIE').length === 0) return 'HERO';
  const all = cardsOfHero(hero.heroId, 'VETERAN').length;
  return hero.rank === 'HERO' && cardsOfSet(hero, 'VETERAN').length === all ? 'VETERAN' : hero.rank;
}

export const advancementSteps = {
  advancement: {
    asked: (state) => seatsWhere(state, ({ seat, ready }) => !ready && firstMainHero(state, seat)?.rank === 'ROOKIE'),
    byDefault: () => ({ type: 'skipCampaignStep' }),
  },
} satisfies Record<string, StepRules>;

/** The heroes of whom no seat is asked advance by themselves: a Hero gains a Veteran card at random (CLASH-073). */
export function finishAdvancement(turn: ClashTurn): void {
  const { state, random } = turn;
  for (const { seat, ready } of state.seats) {
    const hero = firstMainHero(state, seat);
    if (!hero || ready) continue;
    const owned = cardsOfSet(hero, 'VETERAN');
    const missing = cardsOfHero(hero.heroId, 'VETERAN')
      .map(({ id }) => id)
      .filter((id) => !owned.includes(id));
    const gains = hero.rank === 'HERO' && missing.length > 0;
    const gained = gains ? random.pick(missing) : null;
    turn.emit({ type: 'campaignStepTaken', seat, heroId: hero.heroId, gained, lost: null });
  }
}

const heroIdOf = (state: State, seat: Seat): string => firstMainHero(state, seat)?.heroId ?? '';

export const advancementCommands = {
  campaignStep: {
    steps: ['advancement'],
    check(state, { rookieCardId, regainCardId }, seat) {
      const unknown = [rookieCardId, regainCardId].find((id) => !findPowerCard(id));
      if (unknown !== undefined) return refuse(72, 'UNKNOWN_ID', { id: unknown });
      const hero = firstMainHero(state, seat);
      if (!hero || !cardsOfSet(hero, 'ROOKIE').includes(rookieCardId)) {
        return refuse(72, 'NOT_A_ROOKIE_CARD', { card: rookieCardId });
      }
      return hero.setAside.includes(regainCardId)
        ? undefined
        : refuse(72, 'CARD_NOT_SET_ASIDE', { card: regainCardId });
    },
    *offers(state, seat) {
      const hero = firstMainHero(state, seat);
      if (!hero) return;
      for (const rookieCardId of cardsOfSet(hero, 'ROOKIE')) {
        for (const regainCardId of hero.setAside) yield { type: 'campaignStep', rookieCardId, regainCardId };
      }
    },
    perform: (turn, { rookieCardId, regainCardId }, seat) => {
      const heroId = heroIdOf(turn.state, seat);
      turn.emit({ type: 'campaignStepTaken', seat, heroId, gained: regainCardId, lost: rookieCardId });
    },
  },
  skipCampaignStep: {
    steps: ['advancement'],
    check: () => undefined,
    *offers() {
      yield { type: 'skipCampaignStep' };
    },
    perform: (turn, _command, seat) => {
      const heroId = heroIdOf(turn.state, seat);
      turn.emit({ type: 'campaignStepTaken', seat, heroId, gained: null, lost: null });
    },
  },
} satisfies Partial<CommandTable>;

export const advancementEvolvers = {
  campaignStepTaken(state, { seat, heroId, gained, lost }) {
    const hero = heroOf(state, heroId);
    if (lost !== null) {
      hero.hand = hero.hand.filter((id) => id !== lost);
      hero.discard = hero.discard.filter((id) => id !== lost);
      hero.inPlay = hero.inPlay.filter(({ cardId }) => cardId !== lost);
      hero.notTaken = hero.notTaken.filter((id) => id !== lost);
    }
    if (gained !== null) {
      hero.setAside = hero.setAside.filter((id) => id !== gained);
      hero.notTaken = inHandOrder([...hero.notTaken, gained]);
    }
    hero.rank = rankAfter(hero);
    clashSeat(state, seat).ready = true;
    if (state.seats.every((other) => other.ready || !firstMainHero(state, other.seat))) {
      Object.assign(state, { phase: 'OVER', step: null });
    }
  },
} satisfies Partial<Evolvers>;
