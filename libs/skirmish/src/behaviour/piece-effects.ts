import { cellOf, type SpaceId } from '../cells/cells.js';
import { footprintOf, footprintProblem } from '../board/footprints.js';
import type { Effect } from '../content/vocabulary/language.js';
import type { PieceId } from '../content/words.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Table } from '../rulebook.js';
import { boardOf, coveredCells } from '../table/board.js';
import { figureOf } from '../figures/figures.js';
import { nextPieceId } from '../table/pieces.js';
import { chosenFigures, chosenPlaces, type EffectRules, type EffectStep } from './effect-rules.js';
import { byKeys, distancesFrom } from './select.js';

/** Objects, tokens and doors come, go and change (clash.md 11, effects on the board). */
export const pieceEffects: Pick<EffectRules, 'remove' | 'putToken' | 'takeToken' | 'setDoor'> = {
  remove: (runner, frame, { figures, tokens, count }) =>
    figures
      ? removeFigures(runner, frame, figures, count)
      : removePieces(runner, frame, 'TOKEN', ofKind(runner.state.tokens, tokens), count),
  putToken: (runner, frame, { kind, at }) => {
    const spaces = chosenPlaces(runner, at, frame.context).flat();
    const spaceId = runner.book.tokenNeedsSpace(kind) ? spaceForPiece(runner, spaces, []) : spaces[0];
    return putPiece(runner, frame, 'TOKEN', kind, spaceId);
  },
  takeToken(runner, { context }, { kind, at }) {
    const spaces = chosenPlaces(runner, at, context).flat();
    const token = runner.state.tokens.find(({ kindId, spaceId }) => kindId === kind && spaces.includes(spaceId));
    if (!token) return 'NOTHING';
    runner.turn.emit({ type: 'pieceRemoved', piece: 'TOKEN', pieceId: token.id, source: context.sourceId });
    return 'NEXT';
  },
  setDoor(runner, { context }, { door, open }) {
    if (runner.state.openDoors.includes(door) === open || !boardOf(runner).hasDoor(door)) return 'NOTHING';
    runner.turn.emit({ type: 'doorSet', door, open, source: context.sourceId });
    return 'NEXT';
  },
};

/** Only villains and sidekicks are taken off: heroes go out of action by damage, wounds and resigning alone. */
function removeFigures(
  runner: Runner,
  { context }: EffectsFrame,
  figures: NonNullable<NonNullable<Effect['remove']>['figures']>,
  count: number | undefined,
): EffectStep {
  const ids = chosenFigures(runner, figures, context).filter((id) => figureOf(runner.state, id).kind !== 'HERO');
  for (const id of ids.slice(0, count ?? ids.length)) {
    runner.turn.emit({ type: 'pieceRemoved', piece: 'FIGURE', pieceId: id, source: context.sourceId });
  }
  return ids.length > 0 ? 'NEXT' : 'NOTHING';
}

/** The ids of the pieces of a kind, in order. */
export const ofKind = (
  pieces: readonly { readonly id: PieceId; readonly kindId: string }[],
  kind?: string,
): PieceId[] => pieces.filter(({ kindId }) => kindId === kind).map(({ id }) => id);

/** Takes pieces off the board, so many at most, the one that was just tested or used first. */
export function removePieces(
  { turn }: Runner,
  { context }: EffectsFrame,
  piece: 'OBJECT' | 'TOKEN',
  ids: readonly PieceId[],
  count = ids.length,
): EffectStep {
  const own = ids.filter((id) => id === context.pieceId);
  for (const id of [...own, ...ids.filter((each) => each !== context.pieceId)].slice(0, count)) {
    turn.emit({ type: 'pieceRemoved', piece, pieceId: id, source: context.sourceId });
  }
  return ids.length > 0 ? 'NEXT' : 'NOTHING';
}

/** The first space of some where a piece can lie, else the nearest to the first of them (CLASH-229, CLASH-233). */
export function spaceForPiece(
  table: Table,
  spaces: readonly SpaceId[],
  footprint: readonly { readonly x: number; readonly y: number }[],
): SpaceId | undefined {
  const board = boardOf(table);
  const covered = coveredCells(table);
  const fits = (spaceId: SpaceId): boolean =>
    footprintProblem(board, footprintOf(cellOf(spaceId), footprint, 0), covered) === undefined;
  const [first] = spaces;
  if (first === undefined) return undefined;
  const others = board.spaces.map(({ id }) => id).filter(fits);
  return spaces.find(fits) ?? byKeys(others, (id) => distancesFrom(table, first, id))[0]?.item;
}

/** Puts a new piece on a space; with no space there is nothing to do. */
export function putPiece(
  { state, turn }: Runner,
  { context }: EffectsFrame,
  piece: 'OBJECT' | 'TOKEN',
  kindId: string,
  spaceId: SpaceId | undefined,
): EffectStep {
  if (spaceId === undefined) return 'NOTHING';
  const id = nextPieceId(state, kindId);
  turn.emit({ type: 'pieceAdded', piece, pieceId: id, kindId, spaceId, turns: 0, source: context.sourceId });
  return 'NEXT';
}
