import { contextOfSetOff, isMet, isSetOff, scopeOf } from '#skirmish/behaviour';
import { weightOf } from '#skirmish/content';
import { figuresInPlay, findFigure } from '#skirmish/figures';
import { effectsFrame, type Context, type QueuedRule } from '#skirmish/machine';
import { zoneOf } from '#skirmish/table';
import type { z } from 'zod';
import type { Scenario, Trap } from '../content/schema.js';
import type { triggerSchema } from '../content/vocabulary.js';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import type { MachineEvent } from '../machine/machine-event.js';
import type { Runner } from '../machine/runner.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { scenarioOf } from '../table/adventure.js';
import { actsOn, trapsOf } from '../table/traps.js';
import type { FigureId } from '../words.js';

type Trigger = z.output<typeof triggerSchema>;
type ScenarioRule = Scenario['rules'][number];

const rulesOfScenario = (state: State): readonly ScenarioRule[] => scenarioOf(state)?.rules ?? [];

/** A trap of the base by its id. */
export const trapInPlay = (state: State, ruleId: string): Trap | undefined =>
  trapsOf(state).find(({ id }) => id === ruleId);

/**
 * The traps and rules of the scenario that something sets off, with what their words mean then. Zones that were entered come in
 * the order of the way (SKAROV-TILE-13). Conditions are looked at when they run.
 */
export function rulesSetOff(turn: SkarovTurn, happening: MachineEvent, context: Context): QueuedRule[] {
  const { state } = turn;
  const figureId = 'figureId' in happening ? happening.figureId : null;
  const candidates = [...trapsOf(state), ...rulesOfScenario(state)].filter((rule) => concerns(state, rule, figureId));
  for (const { on } of candidates) turn.spend(weightOf(on));
  const queued = (id: string): QueuedRule => ({
    ruleId: id,
    context: contextOfSetOff(context, id, figureId, happening.kind !== 'TURN_END'),
  });
  if (happening.kind === 'ARRIVED') {
    return happening.zones.flatMap((zone) =>
      candidates.filter(({ on }) => on.zoneEntered?.zone === zone).map(({ id }) => queued(id)),
    );
  }
  return candidates
    .filter(({ id, on }) => answers(state, on, happening, queued(id).context))
    .map(({ id }) => queued(id));
}

/** Traps act on heroes unless they say otherwise, and so does a scenario's rule about who enters a zone (SKAROV-TILE-13). */
function concerns(state: State, rule: Trap | ScenarioRule, figureId: FigureId | null): boolean {
  const figure = figureId === null ? undefined : findFigure(state, figureId);
  if (!figure || !rule.on.zoneEntered) return true;
  return 'zones' in rule ? actsOn(rule, figure) : figure.kind === 'HERO';
}

function answers(state: State, on: Trigger, happening: MachineEvent, context: Context): boolean {
  if (happening.kind === 'ROOM_ACTIVATED') return on.roomActivated?.tile === happening.tileNumber;
  return isSetOff({ state, book }, on, happening, context);
}

/** Carries a trap or a rule of the scenario out; the latter if its condition holds now. */
export function pushRule(runner: Runner, { ruleId, context }: QueuedRule): void {
  const { state, turn } = runner;
  const trap = trapInPlay(state, ruleId);
  if (trap) {
    runner.push({
      kind: 'trap',
      trapId: ruleId,
      context,
      figureIds: whomItConcerns(state, trap, context),
      answer: null,
    });
    return;
  }
  const rule = rulesOfScenario(state).find(({ id }) => id === ruleId);
  if (!rule || !isMet(runner, rule.if, scopeOf(context))) return;
  turn.emit({ type: 'ruleTriggered', ruleId, ...(context.selfId === null ? {} : { figureId: context.selfId }) });
  runner.push(effectsFrame(rule.do, context));
}

/** The figures in the zones of a trap, in order; where it names none, the figure that has set it off. */
function whomItConcerns(state: State, trap: Trap, { selfId }: Context): FigureId[] {
  const table = { state, book };
  return figuresInPlay(state)
    .filter((figure) => actsOn(trap, figure))
    .map(({ id }) => id)
    .filter((id) => (trap.zones.length === 0 ? id === selfId : trap.zones.includes(zoneOf(table, id))));
}

/** Nothing changes by it: what it does is told by events of its own. */
export const ruleEvolvers = {
  ruleTriggered: () => undefined,
} satisfies Partial<Evolvers>;
