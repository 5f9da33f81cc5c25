import { guildTile, leader, quest } from '../content/catalogue.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, StepRules } from '../flow/turn.js';
import type { Guild, State } from '../state.js';
import { guildOf, leaderIdOf } from '../table/guilds-of-a-game.js';
import { marketHasItems } from './market.js';
import { endAction, isResolving, resolutionOf } from './resolution.js';

/** Tile, leader and completed quests together (GUILD-065). */
export const workIncome = (guild: Guild): number =>
  guild.quests.reduce(
    (sum, questId) => sum + quest(questId).success.income,
    guildTile(guild.tileId).income + leader(leaderIdOf(guild)).income,
  );

const mayVisit = (state: State): boolean => {
  const { x2, market } = resolutionOf(state);
  return x2 && !market.used && (market.open || marketHasItems(state));
};

/** GUILD-065, GUILD-066. */
export const workAction: ActionRules = {
  proceed(turn) {
    const { seat, done } = resolutionOf(turn.state);
    if (!done) turn.emit({ type: 'incomePaid', seat, rubies: workIncome(guildOf(turn.state, seat)), source: 'work' });
    if (mayVisit(turn.state)) opensStep(turn, 'resolve.market', [seat]);
    else endAction(turn);
  },
};

export const workSteps = {
  'resolve.market': {
    asked: (state) => (isResolving(state, 'work') && mayVisit(state) ? [resolutionOf(state).seat] : []),
    byDefault: () => ({ type: 'endAction' }),
    passable: (state) => !resolutionOf(state).market.open,
  },
} satisfies Record<string, StepRules>;
