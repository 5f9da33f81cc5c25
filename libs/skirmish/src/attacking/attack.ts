import { changesDamage } from '../behaviour/grants-attack.js';
import type { Power } from '../content/vocabulary/language.js';
import { rollAttack } from '../dice/dice.js';
import type { AttackFrame, AttackStage } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import { attackDiceOf, characteristic } from '../figures/characteristics.js';
import { standsOnBoard } from '../figures/figures.js';
import { dealDamage } from './damage.js';
import { whyNoAttack } from './legality.js';
import { offerNext, type Occasion } from './occasions.js';
import { runPush } from './push.js';
import { successesNow } from './successes.js';

/** The further parts of attacks of one game. */
export interface OwnAttacks<R extends Runner = Runner> {
  /** When an attack is fully resolved, before anything reacts to it. */
  afterAttack?(runner: R, frame: AttackFrame): void;
}

/** The runner of attacks: stage after stage, as CLASH-245 orders them. */
export const attackRunner =
  <R extends Runner>(own: OwnAttacks<R> = {}) =>
  (runner: R, frame: AttackFrame): StepResult => {
    switch (frame.stage) {
      case 'DECLARED':
        declare(runner, frame);
        return enter(frame, 'BEFORE_ROLL');
      case 'BEFORE_ROLL':
        return offer(runner, frame, 'BEFORE_ROLL') ?? enter(frame, 'ROLL');
      case 'ROLL':
        return enter(frame, roll(runner, frame) ? 'AFTER_ROLL' : 'AFTER_ATTACK');
      case 'AFTER_ROLL':
        return offer(runner, frame, 'AFTER_ATTACK_ROLL', { dice: frame.dice.length }) ?? enter(frame, 'COMPARE');
      case 'COMPARE':
        compare(runner, frame);
        return enter(frame, frame.hit ? 'BEFORE_DAMAGE' : 'AFTER_ATTACK');
      case 'BEFORE_DAMAGE':
        return offer(runner, frame, 'AFTER_HIT', { suits: ofDamage }) ?? enter(frame, 'DAMAGE');
      case 'DAMAGE':
        dealAttackDamage(runner, frame);
        return enter(frame, 'PUSH');
      case 'PUSH':
        return runPush(runner, frame) ?? enter(frame, 'AFTER_HIT');
      case 'AFTER_HIT':
        return (
          offer(runner, frame, 'AFTER_HIT', { suits: (power) => !ofDamage(power) }) ?? enter(frame, 'AFTER_ATTACK')
        );
      case 'AFTER_ATTACK':
        return offer(runner, frame, 'AFTER_ATTACK') ?? enter(frame, 'REACTIONS');
      case 'REACTIONS':
        return answerAttack(runner, frame, own);
      case 'DONE':
        return 'DONE';
    }
  };

function enter(frame: AttackFrame, stage: AttackStage): StepResult {
  frame.stage = stage;
  frame.offered = [];
  return 'AGAIN';
}

const ofDamage = ({ do: effects = [] }: Power): boolean => changesDamage(effects);

function offer(
  runner: Runner,
  frame: AttackFrame,
  moment: Occasion['moment'],
  only: Pick<Occasion, 'dice' | 'suits'> = {},
): StepResult | null {
  return offerNext(runner, frame, {
    moment,
    kind: 'ATTACK',
    actorId: frame.attackerId,
    targetId: frame.targetId,
    mode: frame.mode,
    context: frame.context,
    ...only,
  });
}

function declare(runner: Runner, frame: AttackFrame): void {
  const { attackerId, targetId, mode, context, weighed } = frame;
  frame.noted = runner.noted;
  runner.turn.emit({
    type: 'attackDeclared',
    attackerId,
    targetId,
    mode,
    ...(context.sourceId === attackerId ? {} : { source: context.sourceId }),
    ...(weighed ? { weighed } : {}),
  });
}

/** Rolls, unless the attack has become impossible: then it misses without a roll (CLASH-212). */
function roll(runner: Runner, frame: AttackFrame): boolean {
  const { turn, state } = runner;
  const { attackerId, targetId, redirected } = frame;
  const impossible = redirected
    ? !standsOnBoard(state, attackerId) || !standsOnBoard(state, targetId)
    : whyNoAttack(runner, frame) !== undefined;
  if (impossible) {
    frame.missed = true;
    turn.emit({ type: 'attackVoid', attackerId, targetId });
    return false;
  }
  const { combat, power } = attackDiceOf(runner, attackerId, targetId, frame);
  const rolled = rollAttack(turn.random, combat, power);
  frame.dice = rolled.dice;
  frame.successes = rolled.successes;
  turn.emit({
    type: 'attackRolled',
    attackerId,
    targetId,
    combat: rolled.combat,
    power: rolled.power,
    rerolls: rolled.rerolls,
    successes: rolled.successes,
  });
  return true;
}

function compare(runner: Runner, frame: AttackFrame): void {
  const { turn, state } = runner;
  const { attackerId, targetId } = frame;
  frame.successes = successesNow(frame);
  if (!standsOnBoard(state, attackerId) || !standsOnBoard(state, targetId)) {
    frame.missed = true;
    turn.emit({ type: 'attackVoid', attackerId, targetId });
    return;
  }
  const defense = Math.max(0, characteristic(runner, targetId, 'DEFENSE', attackerId) + frame.defense);
  frame.hit = frame.successes >= defense;
  turn.emit({ type: 'attackResolved', attackerId, targetId, successes: frame.successes, defense, hit: frame.hit });
}

function dealAttackDamage(runner: Runner, { attackerId, targetId, damage, prevented, context }: AttackFrame): void {
  runner.happened({ kind: 'HIT', figureId: targetId }, { ...context, targetId });
  const points = Math.max(0, damage - prevented);
  if (points > 0 && standsOnBoard(runner.state, targetId))
    dealDamage(runner, targetId, points, { by: attackerId, source: context.sourceId });
  runner.check(context);
}

/** The attack is fully resolved: a state check, then villain and scenario react (CLASH-095, CLASH-245). */
function answerAttack<R extends Runner>(runner: R, frame: AttackFrame, own: OwnAttacks<R>): StepResult {
  const { context, targetId } = frame;
  own.afterAttack?.(runner, frame);
  runner.check(context);
  frame.stage = 'DONE';
  if (runner.state.over || context.inReaction) return 'DONE';
  runner.happened({ kind: 'ATTACKED', figureId: targetId }, { ...context, targetId });
  const queue = runner.takeNoted(frame.noted);
  if (queue.length > 0) runner.push({ kind: 'reactions', context, collects: false, queue });
  return 'AGAIN';
}
