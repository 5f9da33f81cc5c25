import type { StepClock } from './clocks.js';
import type { GameEvent } from './game-events.js';
import type { Game } from './game.js';
import { clone } from './json.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import type { UndoPoint } from './undo-point.js';
import { idAfter } from './waiting-in.js';

/** How many of its latest commands a seat may take back; earlier commands stay. */
export const MOST_TAKEN_BACK = 10;

/** A point that belongs to no seat yet: before a commit it is not known whether it may be taken back. */
export type Before = Omit<UndoPoint, 'seat'>;

/** The state of a game before a commit; `undefined` where its table allows no take-backs. */
export const beforeCommit = ({
  takeBack,
  version,
  state,
  clocks,
  takenBack,
  moves,
}: Readonly<Game>): Before | undefined =>
  takeBack
    ? {
        version,
        state: clone(state),
        clocks: clone(clocks),
        ...(takenBack === undefined ? {} : { takenBack }),
        ...(moves === undefined ? {} : { moves }),
      }
    : undefined;

/**
 * Updates, in place, the points of take-backs after a commit. Its own point is added to those of its seat;
 * anything else (an answer of another seat, an automatic step, a draw) removes all of them.
 * @param before as `beforeCommit` gave it.
 */
export function rememberUndo(game: Game, before: Before | undefined, events: readonly AnyTagged[]): void {
  if (!game.takeBack || events[0]?.type === 'commandsTakenBack') return;
  const allowed = events.at(-1) as GameEvent | undefined;
  if (!before || allowed?.type !== 'takeBackAllowed') {
    game.undo = [];
    return;
  }
  const { seat } = allowed;
  const own = (game.undo ?? []).filter((point) => point.seat === seat);
  game.undo = [...own, { ...before, seat }].slice(-MOST_TAKEN_BACK);
}

/** Whether folding a commit takes `beforeCommit`. */
export const mayBeTakenBack = (events: readonly AnyTagged[]): boolean => events.at(-1)?.type === 'takeBackAllowed';

/**
 * Restores a game, in place, to a version, but for the version itself, the time that has passed and the time that seats have
 * left: steps go on with the time that they had. Throws an Error where nothing may be taken back to that version.
 */
export function takeBackTo(game: Game, to: number): void {
  const point = game.undo?.find(({ version }) => version === to);
  if (!point) throw new Error(`There is nothing to take back to version ${to}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.undo = game.undo?.filter(({ version }) => version < to) ?? [];
  game.takenBack = takenBack;
  if (point.moves) game.moves = point.moves;
}

/** The clocks of a point, with the ids that their steps have after one more take-back. */
export const renamedClocks = (point: Pick<UndoPoint, 'clocks' | 'takenBack'>, next: number): StepClock[] =>
  point.clocks.map((clock) => ({ ...clone(clock), stepId: renamed(clock.stepId, point, next) }));

/** The id that a step of then has after one more take-back. */
const renamed = (stepId: string, { takenBack }: Pick<UndoPoint, 'takenBack'>, next: number): string =>
  idAfter(takenBack === undefined ? stepId : stepId.slice(0, -idAfter('', takenBack).length), next);

/** The versions to which a seat may take a game back now, the newest first. */
export const takesBackTo = ({ phase, undo = [] }: Readonly<Game>, seat: Seat): readonly number[] =>
  phase === 'running'
    ? undo
        .filter((point) => point.seat === seat)
        .map(({ version }) => version)
        .reverse()
    : [];
