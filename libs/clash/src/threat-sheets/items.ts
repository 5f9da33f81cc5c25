import { scopeOf } from '#skirmish/behaviour';
import { contextOfRule, effectsFrame, type StepResult } from '#skirmish/machine';
import { isMet, pickFigures } from '../shared.js';
import type { ThreatSheet } from '../content/schema.js';
import type { ClashTurn } from '../flow/turn.js';
import type { ItemFrame } from '../machine/frames.js';
import type { Machine, Runner } from '../machine/runner.js';
import type { State } from '../state.js';
import { isVillainOut, standsOnBoard } from '../table/figures.js';
import { overOf } from '../table/over.js';
import { scenarioOf } from '../table/scenario.js';

type Item = ThreatSheet['endOfTurn'][number];

const itemsOf = (state: State): readonly Item[] => scenarioOf(state).threatSheet?.endOfTurn ?? [];

/**
 * Begins the villain's end of turn: `villainListBegun`, and a job is waited for; or `villainListEnded` at once where
 * there is no threat sheet or the super villain is out (CLASH-092).
 */
export function beginVillainList(turn: ClashTurn): void {
  const { state } = turn;
  if (!scenarioOf(state).threatSheet) turn.emit({ type: 'villainListEnded', reason: 'NO_VILLAIN' });
  else if (isVillainOut(state)) turn.emit({ type: 'villainListEnded', reason: 'VILLAIN_OUT' });
  else turn.emit({ type: 'villainListBegun', turn: state.turn });
}

/**
 * Carries the list out from the next item on, until it is done, a window opens or the game is over (CLASH-231): what
 * the job `villainTurn` does. Ends with `villainListEnded` unless a window or the end of the game stands in its way.
 */
export function runVillainList(turn: ClashTurn, machine: Machine): void {
  machine.run();
  while (machine.isIdle && !overOf(turn.state) && turn.state.villainItem !== null) {
    nextItem(turn, machine, turn.state.villainItem);
    machine.run();
  }
}

function nextItem(turn: ClashTurn, machine: Machine, index: number): void {
  const { state } = turn;
  const item = itemsOf(state)[index];
  if (isVillainOut(state)) turn.emit({ type: 'villainListEnded', reason: 'VILLAIN_OUT' });
  else if (!item) turn.emit({ type: 'villainListEnded', reason: 'DONE' });
  else if (!isMet(state, item.if, scopeOf(contextOfRule(item.id)))) {
    turn.emit({ type: 'villainItemDone', itemId: item.id, next: index + 1, skipped: true });
  } else machine.push(itemFrame(turn, item, index));
}

const itemFrame = ({ state, random }: ClashTurn, item: Item, index: number): ItemFrame => ({
  kind: 'item',
  itemId: item.id,
  next: index + 1,
  figureIds: item.figures ? pickFigures(state, item.figures, scopeOf(contextOfRule(item.id)), random).ids : [null],
});

/** The figure that acts next in an item: null for an item that no figure in particular does, `undefined` when all have acted. */
function nextFigure(state: State, frame: ItemFrame): string | null | undefined {
  for (;;) {
    const next = frame.figureIds.shift();
    if (next === undefined || next === null || standsOnBoard(state, next)) return next;
  }
}

/** The part of the next figure of an item; a state check follows each (CLASH-231). */
export function runItem(runner: Runner, frame: ItemFrame): StepResult {
  const { state, turn } = runner;
  const item = itemsOf(state).find(({ id }) => id === frame.itemId);
  const figureId = nextFigure(state, frame);
  if (!item || figureId === undefined || isVillainOut(state)) {
    turn.emit({ type: 'villainItemDone', itemId: frame.itemId, next: frame.next, skipped: false });
    return 'DONE';
  }
  const context = contextOfRule(item.id, { selfId: figureId });
  turn.emit({ type: 'ruleTriggered', ruleId: item.id, kind: 'ITEM', ...(figureId === null ? {} : { figureId }) });
  runner.pushRoot(context);
  runner.push(effectsFrame(item.do, context));
  return 'AGAIN';
}
