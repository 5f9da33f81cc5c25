import type { Seat, StepRules } from '#kernel';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { SkirmishCommandOf } from '../commands.js';
import type { CardId, Rank } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { TableTurn } from '../skirmish-turn.js';
import type { HeroState, SkirmishState } from '../state.js';
import { inHandOrder } from '../table/card-order.js';
import { heroOf } from '../figures/figures.js';
import { powerCardsOf } from '../table/hero-cards.js';
import { seatAt, seatsWhere } from '../table/seats.js';
import type { CampaignRecords, HeroRecord } from './records.js';

const cardsOfSet = (book: Rulebook, hero: HeroState, set: 'ROOKIE' | 'VETERAN'): CardId[] =>
  powerCardsOf(book, hero).filter((id) => book.powerCard(id).set === set);

/** A hero as it leaves the game, for the next adventure of its campaign (CLASH-072 to CLASH-075, SKAROV-CAMP-06). Public. */
export const heroRecord = (book: Rulebook, hero: HeroState): HeroRecord => ({
  heroId: hero.heroId,
  rank: hero.rank,
  cards: powerCardsOf(book, hero),
  setAside: [...hero.setAside],
});

/**
 * A Rookie without Rookie cards has its normal sheet (CLASH-072, SKAROV-CAMP-02), a Hero with all Veteran cards the Veteran
 * one (CLASH-074, SKAROV-CAMP-03).
 */
function rankAfter(book: Rulebook, hero: HeroState): Rank {
  if (hero.rank === 'ROOKIE' && cardsOfSet(book, hero, 'ROOKIE').length === 0) return 'HERO';
  const all = book.cardsOfHero(hero.heroId, 'VETERAN').length;
  return hero.rank === 'HERO' && cardsOfSet(book, hero, 'VETERAN').length === all ? 'VETERAN' : hero.rank;
}

/** Where a game stands once it has ended: heroes of a campaign advance before it is over. */
export const phaseAfterEnd = (
  book: Rulebook,
  state: SkirmishState & { readonly options: { readonly campaign?: CampaignRecords | undefined } },
): 'ADVANCEMENT' | 'OVER' =>
  state.options.campaign && state.seats.some(({ seat }) => book.advancingHero(state, seat)) ? 'ADVANCEMENT' : 'OVER';

interface AdvancementSteps {
  readonly advancement: StepRules<SkirmishState, SkirmishCommandOf<'skipCampaignStep'>>;
}

/** The step in which Rookies may give up a Rookie card, all at once (CLASH-072, SKAROV-CAMP-01). */
export const advancementSteps = (book: Rulebook): AdvancementSteps => ({
  advancement: {
    asked: (state) => stepping(book, state),
    byDefault: () => ({ type: 'skipCampaignStep' }),
  },
});

const stepping = (book: Rulebook, state: SkirmishState): readonly Seat[] =>
  seatsWhere(state, ({ seat, ready }) => !ready && book.advancingHero(state, seat)?.rank === 'ROOKIE');

/**
 * The heroes without a question to their seat advance automatically: a Hero gains a Veteran card at random (CLASH-073,
 * SKAROV-CAMP-03); a Veteran, and a Rookie whose seat has left, stay as they are.
 */
export function advanceUnasked({ turn, state, book }: TableTurn): void {
  const asked = stepping(book, state);
  for (const { seat, ready } of state.seats) {
    const hero = book.advancingHero(state, seat);
    if (!hero || ready || asked.includes(seat)) continue;
    const owned = cardsOfSet(book, hero, 'VETERAN');
    const missing = book
      .cardsOfHero(hero.heroId, 'VETERAN')
      .map(({ id }) => id)
      .filter((id) => !owned.includes(id));
    const gains = hero.rank === 'HERO' && missing.length > 0;
    const gained = gains ? turn.random.pick(missing) : null;
    turn.emit({ type: 'campaignStepTaken', seat, heroId: hero.heroId, gained, lost: null });
  }
}

/** A Rookie gives up a Rookie card for one that it has set aside, or does not (CLASH-072, SKAROV-CAMP-01). */
export function advancementCommands<Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'campaignStep' | 'skipCampaignStep', Step> {
  const heroIdOf = (state: SkirmishState, seat: Seat): string => book.advancingHero(state, seat)?.heroId ?? '';
  return {
    campaignStep: {
      steps,
      check(state, { rookieCardId, regainCardId }, seat) {
        const unknown = [rookieCardId, regainCardId].find((id) => !book.findPowerCard(id));
        if (unknown !== undefined) return refused(book, 'campaignStep', 'UNKNOWN_ID', { id: unknown });
        const hero = book.advancingHero(state, seat);
        if (!hero || !cardsOfSet(book, hero, 'ROOKIE').includes(rookieCardId)) {
          return refused(book, 'campaignStep', 'NOT_A_ROOKIE_CARD', { card: rookieCardId });
        }
        return hero.setAside.includes(regainCardId)
          ? undefined
          : refused(book, 'campaignStep', 'CARD_NOT_SET_ASIDE', { card: regainCardId });
      },
      *offers(state, seat) {
        const hero = book.advancingHero(state, seat);
        if (!hero) return;
        for (const rookieCardId of cardsOfSet(book, hero, 'ROOKIE')) {
          for (const regainCardId of hero.setAside) yield { type: 'campaignStep', rookieCardId, regainCardId };
        }
      },
      perform: (turn, { rookieCardId, regainCardId }, seat) => {
        const heroId = heroIdOf(turn.state, seat);
        turn.emit({ type: 'campaignStepTaken', seat, heroId, gained: regainCardId, lost: rookieCardId });
      },
    },
    skipCampaignStep: {
      steps,
      check: () => undefined,
      *offers() {
        yield { type: 'skipCampaignStep' };
      },
      perform: (turn, _command, seat) => {
        const heroId = heroIdOf(turn.state, seat);
        turn.emit({ type: 'campaignStepTaken', seat, heroId, gained: null, lost: null });
      },
    },
  };
}

export const advancementEvolvers = (book: Rulebook): SkirmishEvolvers<'campaignStepTaken'> => ({
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
      hero.notTaken = inHandOrder(book, [...hero.notTaken, gained]);
    }
    hero.rank = rankAfter(book, hero);
    seatAt(state, seat).ready = true;
    if (state.seats.every((other) => other.ready || !book.advancingHero(state, other.seat))) {
      Object.assign(state, { phase: 'OVER', step: null });
    }
  },
});
