import type { Seat } from '#kernel';
import * as activation from '#skirmish/activation';
import { recordOf } from '#skirmish/campaign';
import { buildSet, heroChoice, newFigure, newHero, recordedSet } from '#skirmish/set-up';
import { refuse, type ClashRefusal } from '../../refusals.js';
import { book } from '../../rulebook.js';
import type { State } from '../../state.js';
import { sortTable } from '../../table/canonical-order.js';
import { clashSeat, isVersus } from '../../table/seats.js';
import { sides, type CardId, type FigureId, type Rank } from '../../words.js';
import type { ClashTurn, Evolvers } from '../turn.js';
import { mayBeAllowedHigherRank, rankAbove, rankOfMainHero } from './ranks.js';

/** The seat takes a hero: the hero’s set is built and told to all players (CLASH-010, CLASH-071). */
export function takeHero(turn: ClashTurn, seat: Seat, heroId: FigureId, rank: Rank, teamUp: boolean): void {
  const { state, random } = turn;
  const record = teamUp ? undefined : recordOf(state.options.campaign, heroId);
  const set = record ? recordedSet(book, record) : buildSet(book, random, heroId, rank);
  const choosesCards = teamUp || !isVersus(state);
  turn.emit({
    type: 'heroChosen',
    seat,
    heroId,
    side: clashSeat(state, seat).side,
    rank,
    teamUp,
    ...set,
    choosesCards,
  });
}

function refusedRank(state: State, seat: Seat, heroId: FigureId, rank: Rank): ClashRefusal | undefined {
  const { side } = clashSeat(state, seat);
  const offered = rankOfMainHero(state, side, heroId);
  if (rank === offered) return undefined;
  const consentMatters = rank === rankAbove(offered) && mayBeAllowedHigherRank(state, side);
  if (!consentMatters) return refuse(68, 'RANK_NOT_OFFERED', { rank: offered });
  return state.sides[side].higherRank === true ? undefined : refuse(69, 'RANK_NEEDS_CONSENT');
}

export const { steps: heroSteps, commands: heroCommands } = heroChoice(book, {
  sides,
  rankByDefault: (state: State, seat, heroId) => rankOfMainHero(state, clashSeat(state, seat).side, heroId),
  refusedRank,
  take(turn: ClashTurn, seat, heroId, rank) {
    takeHero(turn, seat, heroId, rank, false);
  },
});

/** True for the weakness card of a hero (CLASH-065). */
export const isWeakness = (cardId: CardId): boolean => activation.isWeakness(book, cardId);

export const heroEvolvers = {
  heroChosen(state, { seat, heroId, side, rank, teamUp, cardIds, setAside, choosesCards }) {
    const taken = cardIds.filter((id) => !choosesCards || isWeakness(id));
    state.heroes.push({
      ...newHero({ heroId, seat, side, rank, setAside: [...setAside] }),
      side,
      hand: taken,
      notTaken: cardIds.filter((id) => !taken.includes(id)),
      tokens: null,
      teamUp,
      choosesCards,
    });
    state.figures.push(newFigure({ id: heroId, kind: 'HERO', side }));
    if (!teamUp) clashSeat(state, seat).mainHero = heroId;
    sortTable(state);
  },
} satisfies Partial<Evolvers>;
