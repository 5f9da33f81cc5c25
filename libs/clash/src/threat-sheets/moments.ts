import { contextOfDeed, contextOfRule, type StepResult } from '#skirmish/machine';
import type { MomentFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { FigureId } from '../words.js';
import { pushRule } from './push-rule.js';
import { rulesSetOff } from './rules-in-play.js';

/** A moment of the turn at which special rules may do something (clash.md 8). */
export type TurnMoment = { readonly turnStart: true } | { readonly turnEnd: true };

/** Puts the rules of a moment on the machine, if there are any; `machine.run` carries them out. */
export function pushMoment(runner: Runner, moment: TurnMoment): void {
  const kind = 'turnStart' in moment ? 'TURN_START' : 'TURN_END';
  const rules = rulesSetOff(runner.turn, { kind }, contextOfRule(kind));
  if (rules.length > 0) runner.push({ kind: 'moment', ruleIds: rules.map(({ ruleId }) => ruleId) });
}

/** The next rule of the moment; what it does may set off reactions (CLASH-226). */
export function runMoment(runner: Runner, frame: MomentFrame): StepResult {
  const ruleId = frame.ruleIds.shift();
  if (ruleId === undefined) return 'DONE';
  const context = contextOfRule(ruleId);
  runner.pushRoot(context);
  pushRule(runner, { ruleId, context });
  return 'AGAIN';
}

/**
 * Puts the rules that answer the end of a hero's activation on the machine (`ACTIVATION_ENDED`); `machine.run` carries
 * them out. To be called before the next card is turned up.
 */
export function activationEndedRules(runner: Runner, heroId: FigureId): void {
  const context = contextOfDeed(runner.state, heroId, heroId);
  const queue = rulesSetOff(runner.turn, { kind: 'ACTIVATION_ENDED', figureId: heroId }, context);
  if (queue.length > 0) runner.push({ kind: 'reactions', context, collects: false, queue });
}
