import type { Seat } from '#kernel';
import { box, findHero, isWoundCard, powerCard } from '../../content/catalogue.js';
import { refuse, type ClashRefusal } from '../../refusals.js';
import type { Figure, HeroState, State } from '../../state.js';
import { sortTable } from '../../table/canonical-order.js';
import { findHeroState } from '../../table/figures.js';
import { clashSeat, isVersus, seatsWhere } from '../../table/seats.js';
import { ranks, type CardId, type FigureId, type Rank } from '../../words.js';
import type { ClashTurn, CommandTable, Evolvers, StepRules } from '../turn.js';
import { buildSet, recordedSet } from './hero-set.js';
import { mayBeAllowedHigherRank, rankAbove, rankOfMainHero, recordOf } from './ranks.js';

/** An id that names no hero, or a hero whom somebody has (CLASH-009). */
export function refusedHero(state: State, heroId: FigureId): ClashRefusal | undefined {
  if (!findHero(heroId)) return refuse(9, 'UNKNOWN_ID', { id: heroId });
  return findHeroState(state, heroId) ? refuse(9, 'HERO_TAKEN', { hero: heroId }) : undefined;
}

/** The heroes whom nobody has, in canonical order. */
export const freeHeroes = (state: State): readonly string[] =>
  box.printed.hero.map(({ id }) => id).filter((id) => !findHeroState(state, id));

/** The seat takes a hero: his set is built and told to everybody (CLASH-010, CLASH-071). */
export function takeHero(turn: ClashTurn, seat: Seat, heroId: FigureId, rank: Rank, teamUp: boolean): void {
  const { state, random } = turn;
  const record = teamUp ? undefined : recordOf(state, heroId);
  const set = record ? recordedSet(record) : buildSet(random, heroId, rank);
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

export const heroSteps = {
  'setup.heroes': {
    asked: (state) => seatsWhere(state, ({ mainHero }) => mainHero === null),
    byDefault(state, seat) {
      const heroId = freeHeroes(state)[0] ?? '';
      return { type: 'chooseHero', heroId, rank: rankOfMainHero(state, clashSeat(state, seat).side, heroId) };
    },
  },
} satisfies Record<string, StepRules>;

export const heroCommands = {
  chooseHero: {
    steps: ['setup.heroes'],
    check: (state, { heroId, rank }, seat) => refusedHero(state, heroId) ?? refusedRank(state, seat, heroId, rank),
    *offers(state) {
      for (const heroId of freeHeroes(state)) {
        for (const rank of ranks) yield { type: 'chooseHero', heroId, rank };
      }
    },
    perform: (turn, { heroId, rank }, seat) => {
      takeHero(turn, seat, heroId, rank, false);
    },
  },
} satisfies Partial<CommandTable>;

/** A hero as he begins (CLASH-020). */
const newHero = (
  hero: Pick<HeroState, 'heroId' | 'seat' | 'side' | 'rank' | 'teamUp' | 'setAside' | 'choosesCards'>,
): HeroState => ({
  ...hero,
  hand: [],
  discard: [],
  inPlay: [],
  plan: null,
  tokens: null,
  notTaken: [],
  tookBack: false,
  missionId: null,
  missionDone: false,
  activated: false,
  bonusActions: 0,
  drewWound: false,
  usedPowers: [],
  deeds: {},
  zonesVisited: [],
});

/** A hero or sidekick before he stands on the board. */
export const newFigure = (figure: Pick<Figure, 'id' | 'kind' | 'side' | 'ownerId'>): Figure => ({
  ...figure,
  sheetId: figure.id,
  number: 1,
  spaceId: null,
  damage: 0,
  status: 'RESERVE',
  superVillain: false,
});

/** True for the weakness card of a hero (CLASH-065). */
export const isWeakness = (cardId: CardId): boolean => !isWoundCard(cardId) && powerCard(cardId).set === 'WEAKNESS';

export const heroEvolvers = {
  heroChosen(state, { seat, heroId, side, rank, teamUp, cardIds, setAside, choosesCards }) {
    const hero = newHero({ heroId, seat, side, rank, teamUp, setAside: [...setAside], choosesCards });
    hero.hand = cardIds.filter((id) => !choosesCards || isWeakness(id));
    hero.notTaken = cardIds.filter((id) => !hero.hand.includes(id));
    state.heroes.push(hero);
    state.figures.push(newFigure({ id: heroId, kind: 'HERO', side, ownerId: null }));
    if (!teamUp) clashSeat(state, seat).mainHero = heroId;
    sortTable(state);
  },
} satisfies Partial<Evolvers>;
