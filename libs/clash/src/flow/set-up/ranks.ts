import type { HeroRecord } from '../../options-fields.js';
import type { State } from '../../state.js';
import { scenarioOf } from '../../table/scenario.js';
import { isVersus, otherSide, seatsOf } from '../../table/seats.js';
import { ranks, type Difficulty, type FigureId, type Rank, type Side } from '../../words.js';

const rankOfDifficulty: Readonly<Record<Difficulty, Rank>> = { EASY: 'ROOKIE', NORMAL: 'HERO', HARD: 'VETERAN' };

/** The rank that the scenario's difficulty asks for (CLASH-068). */
export const rankOfScenario = (state: State): Rank => rankOfDifficulty[scenarioOf(state).difficulty];

/** The rank above, `undefined` above Veteran. */
export const rankAbove = (rank: Rank): Rank | undefined => ranks[ranks.indexOf(rank) + 1];

const chosenRank = ({ options }: State, side: Side): Rank | undefined => (side === 'A' ? options.rankA : options.rankB);

/** The record of a hero in a campaign, `undefined` when it has none of him or there is no campaign. */
export const recordOf = ({ options }: State, heroId: FigureId): HeroRecord | undefined =>
  options.campaign?.heroes.find((record) => record.heroId === heroId);

/**
 * The rank at which a side plays a main hero without anybody's leave. A campaign says it; a hero that is new to it
 * begins as a Rookie (CLASH-072). Otherwise the options (CLASH-076), otherwise the scenario (CLASH-068).
 */
export function rankOfMainHero(state: State, side: Side, heroId: FigureId): Rank {
  if (state.options.campaign) return recordOf(state, heroId)?.rank ?? 'ROOKIE';
  return chosenRank(state, side) ?? rankOfScenario(state);
}

/** True when the other side may let this one play main heroes of a higher rank (CLASH-069, CLASH-204). */
export function mayBeAllowedHigherRank(state: State, side: Side): boolean {
  return (
    isVersus(state) &&
    state.options.campaign === undefined &&
    chosenRank(state, side) === undefined &&
    rankAbove(rankOfScenario(state)) !== undefined &&
    state.sides[side].heroes < scenarioOf(state).recommendedHeroes
  );
}

/** The seat that is asked for the consent of the side's opponents: their first one. */
export const consentingSeat = (state: State, side: Side): number | undefined =>
  seatsOf(state, otherSide(side)).find(({ resigned }) => !resigned)?.seat;
