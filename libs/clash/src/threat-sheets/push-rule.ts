import { scopeOf } from '#skirmish/behaviour';
import { effectsFrame, type QueuedRule } from '#skirmish/machine';
import { isMet } from '../shared.js';
import type { Runner } from '../machine/runner.js';
import { isVillainOut } from '../table/figures.js';
import { ruleInPlay } from './rules-in-play.js';

/**
 * Carries a rule out, if its condition holds now. The villain's reactions fall silent when it is out (CLASH-095, CLASH-225).
 * @returns whether it does something.
 */
export function pushRule(runner: Runner, { ruleId, context }: QueuedRule): boolean {
  const { state, turn } = runner;
  const found = ruleInPlay(state, ruleId);
  if (!found || (found.kind === 'VILLAIN' && isVillainOut(state))) return false;
  if (!isMet(state, found.rule.if, scopeOf(context))) return false;
  turn.emit({
    type: 'ruleTriggered',
    ruleId,
    kind: found.kind,
    ...(context.selfId === null ? {} : { figureId: context.selfId }),
  });
  runner.push(effectsFrame(found.rule.do, context));
  return true;
}
