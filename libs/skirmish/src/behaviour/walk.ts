import type { ZoneId } from '../board/board.js';
import type { SpaceId } from '../cells/cells.js';
import type { SkirmishEventOf } from '../events/skirmish-events.js';
import type { FigureId } from '../content/words.js';
import { figureOf, occupantOf, spaceOf, standsOnBoard } from '../figures/figures.js';
import type { Context, WalkFrame, Weighed } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import { boardOf } from '../table/board.js';
import { noteArrival } from './arrival.js';

type MoveKind = SkirmishEventOf<'figureMoved'>['kind'];

/** A move of a figure: where it goes, through which zones, and what is told of it. */
export interface Walk {
  readonly figureId: FigureId;
  readonly to: SpaceId;
  readonly zones: readonly ZoneId[];
  readonly context: Context;
  readonly told: { readonly kind: MoveKind; readonly source?: string; readonly weighed?: Weighed };
}

/** Moves a figure. In a zone of the way whose trap may move it the figure stands first; the rest of the move is a frame (SKAROV-TILE-13). */
export function walk(runner: Runner, { figureId, to, zones, context, told }: Walk): void {
  const stop = nextStop(runner, figureId, zones);
  const noted = runner.noted;
  go(runner, { figureId, to: stop?.spaceId ?? to, zones: zones.slice(0, stop?.zones ?? zones.length), context, told });
  if (!stop) return;
  const rest = zones.slice(stop.zones);
  runner.push({ kind: 'walk', context, figureId, to, zones: rest, stands: stop.spaceId });
  answerTraps(runner, context, noted);
}

/** The rest of a move: it is over where a trap has moved the figure, or has put it out of action. */
export function runWalk(runner: Runner, frame: WalkFrame): StepResult {
  const { state } = runner;
  const { figureId, context, to, zones, stands } = frame;
  if (!standsOnBoard(state, figureId) || spaceOf(state, figureId) !== stands || occupantOf(state, to)) return 'DONE';
  const stop = nextStop(runner, figureId, zones);
  const noted = runner.noted;
  const entered = zones.slice(0, stop?.zones ?? zones.length);
  go(runner, { figureId, to: stop?.spaceId ?? to, zones: entered, context, told: { kind: 'EFFECT' } });
  if (!stop) return 'DONE';
  Object.assign(frame, { zones: zones.slice(stop.zones), stands: stop.spaceId });
  answerTraps(runner, context, noted);
  return 'AGAIN';
}

function go(runner: Runner, { figureId, to, zones, context, told }: Walk): void {
  const from = spaceOf(runner.state, figureId);
  const { kind, ...why } = told;
  runner.turn.emit({ type: 'figureMoved', figureId, from, to, kind, zones: [...zones], ...why });
  noteArrival(runner, figureId, from, context, zones);
}

/** What the figure has set off by standing there, now and not after the whole move. */
function answerTraps(runner: Runner, context: Context, noted: number): void {
  const queue = context.inReaction ? [] : runner.takeNoted(noted);
  if (queue.length > 0) runner.push({ kind: 'reactions', context, collects: false, queue });
}

/**
 * The first zone before the end of the way in which the figure has to stand, and how many zones lead there; `undefined` where
 * no trap may move it, or where its zone has no free space.
 */
function nextStop(
  runner: Runner,
  figureId: FigureId,
  zones: readonly ZoneId[],
): { readonly spaceId: SpaceId; readonly zones: number } | undefined {
  const stopsIn = runner.book.stopsIn(runner.state, figureOf(runner.state, figureId));
  if (!stopsIn) return undefined;
  for (const [index, zoneId] of zones.slice(0, -1).entries()) {
    const spaceId = stopsIn(zoneId) ? firstFreeSpace(runner, zoneId) : undefined;
    if (spaceId !== undefined) return { spaceId, zones: index + 1 };
  }
  return undefined;
}

const firstFreeSpace = (runner: Runner, zoneId: ZoneId): SpaceId | undefined =>
  boardOf(runner)
    .zone(zoneId)
    .spaces.find((spaceId) => !occupantOf(runner.state, spaceId));
