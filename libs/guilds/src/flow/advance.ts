import type { Seat } from '#kernel';
import { leaderAction } from '../actions/leader-action.js';
import { recruitmentAction } from '../actions/recruitment.js';
import { tradeAction } from '../actions/trade.js';
import { workAction } from '../actions/work.js';
import { questsAction } from '../campaigns/proceed-campaign.js';
import { combatAction } from '../combats/proceed-combat.js';
import { rulesOf } from '../command-rules.js';
import type { Command } from '../commands.js';
import type { Action } from '../content/vocabulary.js';
import { finishPick } from '../effects/item-effects.js';
import { finishOrder } from '../effects/quest-effects.js';
import { hasReadyCard } from '../effects/timing.js';
import { proceedFight } from '../fights/proceed-fight.js';
import { legalAnswers } from '../legal-commands.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { openStepOf } from './open-step.js';
import { awaitsAuction, continueTurn } from './turn-frame.js';
import type { ActionRules, GuildsTurn, OpenStep } from './turn.js';

const actionRules: Readonly<Record<Action, ActionRules>> = {
  work: workAction,
  trade: tradeAction,
  recruitment: recruitmentAction,
  leaderAction,
  quests: questsAction,
  combat: combatAction,
};

/**
 * Carries the game on until a seat has to answer, a job has to run, or it is over (guilds.md 8). Throws an Error where
 * the rules would go round for ever.
 */
export function advance(turn: GuildsTurn): void {
  while (turn.state.over === null) {
    turn.spend();
    const open = openStepOf(turn.state);
    if (open) {
      if (!answerBySelf(turn, open)) return;
    } else if (turn.state.effect) finishEffect(turn);
    else if (awaitsAuction(turn.state)) return;
    else if (turn.state.fight) proceedFight(turn);
    else if (turn.state.resolution) actionRules[turn.state.resolution.action].proceed(turn);
    else continueTurn(turn);
  }
}

function finishEffect(turn: GuildsTurn): void {
  if (turn.state.effect?.kind === 'pick') finishPick(turn);
  else finishOrder(turn);
}

/** Gives one answer that needs no seat: of public facts, of an absent seat, or the only one there is (GUILD-168, GUILD-169). */
function answerBySelf(turn: GuildsTurn, open: OpenStep): boolean {
  if (open.rules.settle?.(turn)) return true;
  for (const seat of open.asked) {
    const command = guildOf(turn.state, seat).absent
      ? open.rules.byDefault(turn.state, seat)
      : onlyAnswer(turn.state, open, seat);
    if (!command) continue;
    rulesOf(command).perform(turn, command, seat);
    return true;
  }
  return false;
}

/** The one answer that public facts leave to a seat without a ready card (GUILD-169). */
function onlyAnswer(state: State, { step, rules }: OpenStep, seat: Seat): Command | undefined {
  if (!rules.passable(state) || hasReadyCard(state, seat, step)) return undefined;
  let only: Command | undefined;
  for (const command of legalAnswers(state, seat, step)) {
    if (only) return undefined;
    only = command;
  }
  return only;
}
