import { canDo } from '../behaviour/can-do.js';
import { grantsAttack, onlyRollsAgain } from '../behaviour/grants-attack.js';
import { scopeOf } from '../behaviour/scope.js';
import { names } from '../behaviour/select.js';
import type { Power } from '../content/vocabulary/language.js';
import type { AttackMode, FigureId, PowerId } from '../content/words.js';
import { contextOfDeed, contextOfRule } from '../machine/context.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { Context } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import type { Table } from '../rulebook.js';
import type { SkirmishState } from '../state.js';
import { isAlly } from '../figures/enemies.js';
import { figureOf, findFigure, findHeroState, heroBehind, seatOf } from '../figures/figures.js';
import { findOpenPower, openPowers, type OpenPower } from '../figures/powers.js';

/** A moment at which powers may answer an attack or a test (CLASH-211, CLASH-245, CLASH-267). */
export interface Occasion {
  readonly moment: NonNullable<Power['reaction']>['moment'];
  readonly kind: 'ATTACK' | 'TEST';
  /** The attacker, or the figure that takes the test. */
  readonly actorId: FigureId;
  readonly targetId: FigureId | null;
  readonly mode: AttackMode | null;
  readonly context: Context;
  /** How many dice have been rolled: without one, a power that only rolls again is not offered (CLASH-214). */
  readonly dice?: number;
  /** Only powers that do this are offered now. */
  readonly suits?: (power: Power) => boolean;
}

/** A frame that offers powers: it remembers which it has offered, and gets the answers. */
interface Offering {
  offered: string[];
  answer: string | null;
}

/**
 * Offers the next power that fits, or carries out the one that has been accepted. `null`: nothing more is offered. Powers of figures
 * that no seat decides for are used without being asked (CLASH-094).
 */
export function offerNext(runner: Runner, frame: Offering, occasion: Occasion): StepResult | null {
  const { answer } = frame;
  frame.answer = null;
  const asked = frame.offered.at(-1);
  if (answer === 'decline' && asked !== undefined) {
    const [figureId = '', powerId = ''] = asked.split('/');
    const seat = seatOf(runner, figureId);
    if (seat !== null) runner.turn.emit({ type: 'reactionDeclined', seat, powerId });
  }
  if (answer === 'react' && asked !== undefined) {
    const [figureId = '', powerId = ''] = asked.split('/');
    const open = findOpenPower(runner, figureId, powerId);
    if (open) use(runner, open, occasion);
    return 'AGAIN';
  }
  const next = waitingPowers(runner, occasion, frame.offered)[0];
  if (!next) return null;
  frame.offered.push(`${next.figureId}/${next.powerId}`);
  const seat = seatOf(runner, next.figureId);
  if (seat === null) {
    use(runner, next, occasion);
    return 'AGAIN';
  }
  return { seat, kind: 'REACTION', figureId: next.figureId, powerId: next.powerId, options: [] };
}

function use(runner: Runner, open: OpenPower, occasion: Occasion): void {
  const { figureId, powerId, power } = open;
  runner.turn.emit({ type: 'powerUsed', figureId, powerId, reaction: true });
  runner.push(effectsFrame(power.do ?? [], contextOfAnswer(runner, open, occasion)));
}

/** The meaning of an answering power's words: TARGET is the target of the attack, CAUSE the attacker or tested figure. */
function contextOfAnswer(table: Table, { figureId, powerId }: OpenPower, occasion: Occasion): Context {
  const given: Partial<Context> = {
    causeId: occasion.actorId,
    targetId: occasion.targetId,
    inReaction: occasion.context.inReaction,
    granted: true,
    silent: true,
  };
  return figureOf(table.state, figureId).side === null
    ? contextOfRule(powerId, { ...given, selfId: figureId })
    : contextOfDeed(table.state, figureId, powerId, given);
}

/** The powers that may still be offered, in the order of the rules. */
function waitingPowers(table: Table, occasion: Occasion, offered: readonly string[]): OpenPower[] {
  if (occasion.context.silent) return [];
  const rank = (id: FigureId): number => {
    const [first, friends] = occasion.moment === 'BEFORE_ROLL' ? [occasion.targetId, true] : [occasion.actorId, false];
    if (id === first) return 0;
    return friends && first !== null && isAlly(table, id, first) ? 1 : 2;
  };
  return openPowers(table)
    .filter((open) => !offered.includes(`${open.figureId}/${open.powerId}`) && answers(table, open, occasion))
    .map((open, place) => ({ open, place }))
    .sort((a, b) => rank(a.open.figureId) - rank(b.open.figureId) || a.place - b.place)
    .map(({ open }) => open);
}

function answers(table: Table, open: OpenPower, occasion: Occasion): boolean {
  const { figureId, powerId, power } = open;
  const effects = power.do ?? [];
  if (!isMoment(power, occasion)) return false;
  if (power.reaction?.oncePerTurn && hasUsed(table.state, figureId, powerId)) return false;
  if (occasion.context.granted && grantsAttack(effects)) return false;
  if (occasion.dice === 0 && onlyRollsAgain(effects)) return false;
  const context = contextOfAnswer(table, open, occasion);
  if (!concerns(table, power, occasion, context)) return false;
  return isAnswerable(table, figureId) && canDo(table, effects, context);
}

/** Whether a power answers at this moment, to this kind of thing. */
function isMoment({ trigger, reaction, ...power }: Power, occasion: Occasion): boolean {
  if (trigger !== 'REACTION' || reaction?.moment !== occasion.moment) return false;
  if ((reaction.to === 'TEST_BY') !== (occasion.kind === 'TEST')) return false;
  if (reaction.mode !== undefined && reaction.mode !== occasion.mode) return false;
  return occasion.suits?.({ trigger, reaction, ...power }) ?? true;
}

/** Whether the attack or test is of, or the attack on, a figure that the power names. */
function concerns(table: Table, { reaction }: Power, { actorId, targetId }: Occasion, context: Context): boolean {
  if (!reaction) return false;
  const whom = reaction.to === 'ATTACK_ON' ? targetId : actorId;
  return whom !== null && names(table, reaction.figures, whom, scopeOf(context));
}

/** A hero's seat may have resigned, and a figure without a seat uses its power automatically. */
const isAnswerable = (table: Table, figureId: FigureId): boolean =>
  findFigure(table.state, figureId)?.side === null || seatOf(table, figureId) !== null;

/** Whether a figure has used a power this turn; a sidekick's uses are noted with its hero. */
export function hasUsed(state: SkirmishState, figureId: FigureId, powerId: PowerId): boolean {
  const hero = findHeroState(state, figureId) ?? heroBehind(state, figureId);
  return (hero?.usedPowers ?? state.villainPowers[figureId] ?? []).includes(powerId);
}
