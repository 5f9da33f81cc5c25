import { rankInCampaign } from '#skirmish/campaign';
import { rankOfDifficulty } from '#skirmish/set-up';
import type { State } from '../../state.js';
import { scenarioOf } from '../../table/scenario.js';
import { isVersus, otherSide, seatsOf } from '../../table/seats.js';
import { ranks, type FigureId, type Rank, type Side } from '../../words.js';

/** The rank that the scenario's difficulty asks for (CLASH-068). */
export const rankOfScenario = (state: State): Rank => rankOfDifficulty[scenarioOf(state).difficulty];

/** The rank above, `undefined` above Veteran. */
export const rankAbove = (rank: Rank): Rank | undefined => ranks[ranks.indexOf(rank) + 1];

const chosenRank = ({ options }: State, side: Side): Rank | undefined => (side === 'A' ? options.rankA : options.rankB);

/**
 * The rank at which a side plays a main hero without permission. A campaign says it; a hero that is new to it
 * begins as a Rookie (CLASH-072). Otherwise the options (CLASH-076), otherwise the scenario (CLASH-068).
 */
export function rankOfMainHero(state: State, side: Side, heroId: FigureId): Rank {
  const { campaign } = state.options;
  if (campaign) return rankInCampaign(campaign, heroId);
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
