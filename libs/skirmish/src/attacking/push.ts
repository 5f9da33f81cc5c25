import { noteArrival } from '../behaviour/arrival.js';
import { byKeys } from '../behaviour/select.js';
import { cellOf, spaceDistance, type SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { AttackFrame, Context, Weighed } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { figureOf, seatOf, spaceOf, standsOnBoard } from '../figures/figures.js';
import { pushSpaces } from './push-spaces.js';

/** How many spaces the hits of a figure may push, by its own powers: one, or two, if its game lets it push (CLASH-150, CLASH-153). */
export function ownPushes(table: Table, attackerId: FigureId): number {
  if (!table.book.mayPush(table.state, figureOf(table.state, attackerId))) return 0;
  return hasAbility(table, attackerId, 'PUSH_TWICE') ? 2 : 1;
}

/** The push after a hit: asked of the attacker's seat, automatic for a villain (CLASH-228); `null`: no more of it. */
export function runPush(runner: Runner, frame: AttackFrame): StepResult | null {
  const { state, turn } = runner;
  const { attackerId, targetId, answer } = frame;
  frame.answer = null;
  const spaces = frame.hit && standsOnBoard(state, attackerId) ? pushSpaces(runner, targetId) : [];
  if (frame.push <= 0 || spaces.length === 0) return null;
  const seat = seatOf(runner, attackerId);
  if (seat === null) {
    frame.push -= 1;
    pushAway(runner, targetId, attackerId, frame.context);
    return 'AGAIN';
  }
  if (answer === 'decline') {
    turn.emit({ type: 'pushDeclined', seat });
    return null;
  }
  if (answer !== null && spaces.includes(answer)) {
    frame.push -= 1;
    push(runner, targetId, answer, frame.context, { by: attackerId });
    return 'AGAIN';
  }
  const options = spaces.map((optionId) => ({ optionId, kind: 'SPACE' as const }));
  return { seat, kind: 'PUSH', figureId: targetId, options };
}

/**
 * One step of an automatic push: to the free adjacent space with the greatest space distance from `fromId`, then
 * canonical order (CLASH-228).
 * @returns whether there was such a space.
 */
export function pushAway(runner: Runner, figureId: FigureId, fromId: FigureId, context: Context): boolean {
  const { state } = runner;
  if (!standsOnBoard(state, fromId)) return false;
  const from = cellOf(spaceOf(state, fromId));
  const ranked = byKeys(pushSpaces(runner, figureId), (spaceId) => [-spaceDistance(from, cellOf(spaceId))]);
  const [best] = ranked;
  if (!best) return false;
  const weighed: Weighed = {
    rule: runner.book.rule('automaticPush'),
    candidates: ranked.map(({ item, keys }) => ({ candidateId: item, keys: keys.map((key) => -key) })),
    drawn: false,
  };
  push(runner, figureId, best.item, context, { by: fromId, ...(ranked.length > 1 ? { weighed } : {}) });
  return true;
}

function push(
  runner: Runner,
  figureId: FigureId,
  to: SpaceId,
  context: Context,
  told: { readonly by: FigureId; readonly weighed?: Weighed },
): void {
  const { state, turn } = runner;
  const from = spaceOf(state, figureId);
  const { sourceId } = context;
  turn.emit({
    type: 'figurePushed',
    figureId,
    from,
    to,
    ...(sourceId === told.by ? {} : { source: sourceId }),
    ...told,
  });
  noteArrival(runner, figureId, from, context);
}
