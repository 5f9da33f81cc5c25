import type { Seat } from '#kernel';
import { rankInCampaign } from '#skirmish/campaign';
import { rankOfDifficulty } from '#skirmish/set-up';
import { seatsOf } from '#skirmish/table';
import { refuse } from '../../refusals.js';
import type { SkarovRefusal } from '../../refusals.js';
import type { State } from '../../state.js';
import { difficultyOf, scenarioOf } from '../../table/adventure.js';
import { ranks, type FigureId, type Rank } from '../../words.js';
import type { CommandTable, Evolvers } from '../turn.js';

/** The rank that the difficulty of the adventure asks for (SKAROV-RANK-01). */
const rankOfAdventure = (state: State): Rank => rankOfDifficulty[difficultyOf(state)];

/** The rank that is fixed for a hero of a seat: by the campaign (SKAROV-CAMP-06), else by the options (SKAROV-CAMP-05). */
function fixedRank({ options }: State, seat: Seat, heroId: FigureId): Rank | undefined {
  const { campaign, ranks: bySeat } = options;
  return campaign ? rankInCampaign(campaign, heroId) : (bySeat?.[seat] ?? undefined);
}

/** The rank at which a seat plays a hero without permission. */
export const rankByDefault = (state: State, seat: Seat, heroId: FigureId): Rank =>
  fixedRank(state, seat, heroId) ?? rankOfAdventure(state);

const isAbove = (rank: Rank, other: Rank): boolean => ranks.indexOf(rank) > ranks.indexOf(other);

const isAllowed = ({ allowed }: State, seat: Seat, rank: Rank): boolean =>
  allowed.some((each) => each.seat === seat && each.rank === rank);

/** Why a seat may not play a hero at a rank (SKAROV-RANK-02, SKAROV-RANK-06, SKAROV-CAMP-05, SKAROV-CAMP-06). */
export function refusedRank(state: State, seat: Seat, heroId: FigureId, rank: Rank): SkarovRefusal | undefined {
  const fixed = fixedRank(state, seat, heroId);
  const rule = state.options.campaign ? 'CAMP-06' : 'CAMP-05';
  if (fixed !== undefined) return rank === fixed ? undefined : refuse(rule, 'RANK_NOT_OFFERED', { rank });
  const needsLeave = isAbove(rank, rankOfAdventure(state)) && !isAllowed(state, seat, rank);
  return needsLeave ? refuse('RANK-02', 'RANK_NEEDS_CONSENT') : undefined;
}

/**
 * Where no rank is fixed: with fewer heroes than recommended, and always in a base of the overlord's own design (SKAROV-RANK-02,
 * SKAROV-RANK-06).
 */
const mayAllow = (state: State, seat: Seat): boolean => {
  const { campaign, ranks: bySeat } = state.options;
  if (campaign || bySeat?.[seat]) return false;
  const scenario = scenarioOf(state);
  return !scenario || state.base.heroes < scenario.heroes.recommended;
};

/** The seats that play heroes; one that has resigned is none of them (SKAROV-GEN-13). */
const heroSeats = (state: State): readonly Seat[] =>
  seatsOf(state, 'HEROES')
    .filter(({ resigned }) => !resigned)
    .map(({ seat }) => seat);

export const rankCommands = {
  allowRank: {
    steps: ['setup.heroes'],
    overlord: 'ONLY',
    *offers(state) {
      for (const seat of heroSeats(state)) {
        for (const rank of ranks) yield { type: 'allowRank', seat, rank };
      }
    },
    check(state, { seat, rank }) {
      if (!heroSeats(state).includes(seat)) return refuse('RANK-02', 'UNKNOWN_ID', { id: String(seat) });
      if (state.heroes.some((hero) => hero.seat === seat)) return refuse('RANK-06', 'ALREADY_CHOSEN');
      const canBeHad = mayAllow(state, seat) && isAbove(rank, rankOfAdventure(state));
      return canBeHad && !isAllowed(state, seat, rank) ? undefined : refuse('RANK-02', 'RANK_NOT_OFFERED', { rank });
    },
    perform(turn, { seat: to, rank }, seat) {
      turn.emit({ type: 'rankAllowed', seat, to, rank });
    },
  },
} satisfies Partial<CommandTable>;

export const rankEvolvers = {
  rankAllowed({ allowed }, { to, rank }) {
    allowed.push({ seat: to, rank });
  },
} satisfies Partial<Evolvers>;
