import { contextOfSetOff, isSetOff, scopeOf } from '#skirmish/behaviour';
import { weightOf } from '#skirmish/content';
import type { Context, QueuedRule } from '#skirmish/machine';
import { names, zoneOfSpace } from '../shared.js';
import type { SheetRule, Trigger } from '../content/vocabulary.js';
import type { ClashTurn } from '../flow/turn.js';
import type { MachineEvent } from '../machine/machine-event.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { findFigure } from '../table/figures.js';
import { scenarioOf } from '../table/scenario.js';
import type { FigureId } from '../words.js';

/** The owner of the rule: the villain's are silent when it is out, the scenario's go on (CLASH-225). */
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
export function rulesSetOff(turn: ClashTurn, happening: MachineEvent, context: Context): QueuedRule[] {
  const { state } = turn;
  const figureId = 'figureId' in happening ? happening.figureId : null;
  const of = (ruleId: string): Context => contextOfSetOff(context, ruleId, figureId, true);
  const inPlay = rulesInPlay(state);
  for (const { rule } of inPlay) turn.spend(weightOf(rule.on));
  return inPlay
    .filter(({ rule }) => answers(state, rule.on, happening, of(rule.id)))
    .map(({ rule }) => ({ ruleId: rule.id, context: of(rule.id) }));
}

function answers(state: State, on: Trigger, happening: MachineEvent, context: Context): boolean {
  const scope = scopeOf(context);
  switch (happening.kind) {
    case 'TURN_START':
      return on.turnStart === true;
    case 'ATTACKED':
      return on.attacked !== undefined && names(state, on.attacked, happening.figureId, scope);
    case 'HIT':
      return on.hit !== undefined && names(state, on.hit, happening.figureId, scope);
    case 'ARRIVED':
      return on.arrived !== undefined && isThere(state, on.arrived, happening.figureId, context);
    case 'ACTIVATION_ENDED':
      return on.activationEnded !== undefined && isThere(state, on.activationEnded, happening.figureId, context);
    case 'TEST_PASSED':
      return on.testPassed === happening.testId;
    case 'OBJECT_USED':
      return on.objectUsed?.kind === happening.kindId && on.objectUsed.use === happening.use;
    case 'ARTICLE':
      return on.articleWon === happening.articleId;
    default:
      return isSetOff({ state, book }, on, happening, context);
  }
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
