import { scopeOf } from '../behaviour/scope.js';
import { names } from '../behaviour/select.js';
import type { SheetRule, Trigger } from '../content/vocabulary.js';
import { weightOf } from '../content/weight.js';
import type { ClashTurn } from '../flow/turn.js';
import type { Context, QueuedRule } from '../machine/frames.js';
import type { Happening } from '../machine/happening.js';
import type { State } from '../state.js';
import { zoneOfSpace } from '../table/board.js';
import { findFigure } from '../table/figures.js';
import { scenarioOf } from '../table/scenario.js';
import type { FigureId } from '../words.js';

/** Whose rule it is: the villain's are silent when he is out, the scenario's go on (CLASH-225). */
export type RuleKind = 'VILLAIN' | 'SCENARIO';

export interface RuleInPlay {
  readonly kind: RuleKind;
  readonly rule: SheetRule;
}

/** All reactions and special rules, the villain's first, each in printed order (CLASH-226). */
export function rulesInPlay(state: State): RuleInPlay[] {
  const { threatSheet, rules } = scenarioOf(state);
  const scenario = [...(threatSheet?.scenarioReactions ?? []), ...rules];
  return [
    ...(threatSheet?.villainReactions ?? []).map((rule) => ({ kind: 'VILLAIN' as const, rule })),
    ...scenario.map((rule) => ({ kind: 'SCENARIO' as const, rule })),
  ];
}

/** A reaction or special rule by its id. */
export const ruleInPlay = (state: State, ruleId: string): RuleInPlay | undefined =>
  rulesInPlay(state).find(({ rule }) => rule.id === ruleId);

/** The rules that something sets off, with what their words mean then. Their conditions are looked at when they run. */
export function rulesSetOff(turn: ClashTurn, happening: Happening, context: Context): QueuedRule[] {
  const { state } = turn;
  const figureId = 'figureId' in happening ? happening.figureId : null;
  const of = (inReaction: boolean, sourceId: string): Context => ({
    ...context,
    sourceId,
    selfId: figureId,
    causeId: context.creditHeroId ?? context.causeId,
    chosenId: null,
    creditSide: null,
    creditHeroId: null,
    granted: false,
    silent: false,
    inReaction,
  });
  const isMoment = happening.kind === 'TURN_START' || happening.kind === 'TURN_END';
  const inPlay = rulesInPlay(state);
  for (const { rule } of inPlay) turn.spend(weightOf(rule.on));
  return inPlay
    .filter(({ rule }) => answers(state, rule.on, happening, of(true, rule.id)))
    .map(({ rule }) => ({ ruleId: rule.id, context: of(!isMoment, rule.id) }));
}

function answers(state: State, on: Trigger, happening: Happening, context: Context): boolean {
  const scope = scopeOf(context);
  switch (happening.kind) {
    case 'TURN_START':
      return on.turnStart === true;
    case 'TURN_END':
      return on.turnEnd === true;
    case 'ATTACKED':
      return on.attacked !== undefined && names(state, on.attacked, happening.figureId, scope);
    case 'HIT':
      return on.hit !== undefined && names(state, on.hit, happening.figureId, scope);
    case 'OUT':
      return (
        (on.figureOut !== undefined && names(state, on.figureOut, happening.figureId, scope)) ||
        isHeroOut(state, on, happening.figureId)
      );
    case 'ARRIVED':
      return on.arrived !== undefined && isThere(state, on.arrived, happening.figureId, context);
    case 'ACTIVATION_ENDED':
      return on.activationEnded !== undefined && isThere(state, on.activationEnded, happening.figureId, context);
    case 'TEST_PASSED':
      return on.testPassed === happening.testId;
    case 'TEST_FAILED':
      return on.testFailed === happening.testId;
    case 'OBJECT_USED':
      return on.objectUsed?.kind === happening.kindId && on.objectUsed.use === happening.use;
    case 'ARTICLE':
      return on.articleWon === happening.articleId;
  }
}

function isHeroOut(state: State, { heroOut }: Trigger, figureId: FigureId): boolean {
  const figure = findFigure(state, figureId);
  if (!heroOut || figure?.kind !== 'HERO') return false;
  return heroOut.side === undefined || heroOut.side === figure.side;
}

function isThere(
  state: State,
  { figures, zone }: NonNullable<Trigger['arrived']>,
  figureId: FigureId,
  context: Context,
): boolean {
  const spaceId = findFigure(state, figureId)?.spaceId;
  if (!spaceId || zoneOfSpace(state, spaceId) !== zone) return false;
  return names(state, figures, figureId, scopeOf(context));
}
