import { cellOf, footprintOf, footprintProblem } from '#skirmish';
import { objectKind, tokenKind } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { State } from '../state.js';
import { boardOf, coveredCells } from '../table/board.js';
import { figureOf } from '../table/figures.js';
import { nextPieceId } from '../table/pieces.js';
import type { PieceId, SpaceId } from '../words.js';
import { chosenFigures, chosenPlaces, type EffectRules, type Step } from './effect-rules.js';
import { byKeys, distancesFrom } from './select.js';

/** Objects, tokens and doors come, go and change (clash.md 11, effects on the board). */
export const pieceEffects: Pick<EffectRules, 'remove' | 'putToken' | 'takeToken' | 'putObject' | 'setDoor'> = {
  remove(runner, frame, { figures, tokens, objects, count }) {
    if (figures) return removeFigures(runner, frame, figures, count);
    const piece = tokens === undefined ? 'OBJECT' : 'TOKEN';
    const ids = ofKind(runner.state, piece, tokens ?? objects ?? '', frame.context.pieceId);
    for (const id of ids.slice(0, count ?? ids.length)) {
      runner.turn.emit({ type: 'pieceRemoved', piece, id, source: frame.context.sourceId });
    }
    return ids.length > 0 ? 'NEXT' : 'NOTHING';
  },
  putToken: (runner, frame, { kind, at }) => {
    const spaces = chosenPlaces(runner, at, frame.context).flat();
    const spaceId = tokenKind(kind).hasSpace ? spaceForObject(runner.state, spaces, []) : spaces[0];
    return put(runner, frame, 'TOKEN', kind, spaceId);
  },
  takeToken(runner, { context }, { kind, at }) {
    const spaces = chosenPlaces(runner, at, context).flat();
    const token = runner.state.tokens.find(({ kindId, spaceId }) => kindId === kind && spaces.includes(spaceId));
    if (!token) return 'NOTHING';
    runner.turn.emit({ type: 'pieceRemoved', piece: 'TOKEN', id: token.id, source: context.sourceId });
    return 'NEXT';
  },
  putObject: (runner, frame, { kind, at }) => {
    const spaces = chosenPlaces(runner, at, frame.context).flat();
    return put(runner, frame, 'OBJECT', kind, spaceForObject(runner.state, spaces, objectKind(kind).footprint));
  },
  setDoor(runner, { context }, { door, open }) {
    if (runner.state.openDoors.includes(door) === open || !boardOf(runner.state).hasDoor(door)) return 'NOTHING';
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
): Step {
  const ids = chosenFigures(runner, figures, context).filter((id) => figureOf(runner.state, id).kind !== 'HERO');
  for (const id of ids.slice(0, count ?? ids.length)) {
    runner.turn.emit({ type: 'pieceRemoved', piece: 'FIGURE', id, source: context.sourceId });
  }
  return ids.length > 0 ? 'NEXT' : 'NOTHING';
}

/** The pieces of a kind, the one that was just tested or used first. */
function ofKind(state: State, piece: 'OBJECT' | 'TOKEN', kind: string, pieceId: PieceId | null): string[] {
  const pieces = piece === 'TOKEN' ? state.tokens : state.objects;
  const ids = pieces.filter(({ kindId }) => kindId === kind).map(({ id }) => id);
  return [...ids.filter((id) => id === pieceId), ...ids.filter((id) => id !== pieceId)];
}

/** The first space of some where an object can lie, else the nearest to the first of them (CLASH-229, CLASH-233). */
function spaceForObject(
  state: State,
  spaces: readonly SpaceId[],
  footprint: readonly { readonly x: number; readonly y: number }[],
): SpaceId | undefined {
  const board = boardOf(state);
  const covered = coveredCells(state);
  const fits = (spaceId: SpaceId): boolean =>
    footprintProblem(board, footprintOf(cellOf(spaceId), footprint, 0), covered) === undefined;
  const [first] = spaces;
  if (first === undefined) return undefined;
  const others = board.spaces.map(({ id }) => id).filter(fits);
  return spaces.find(fits) ?? byKeys(others, (id) => distancesFrom(state, first, id))[0]?.item;
}

function put(
  { state, turn }: Runner,
  { context }: EffectsFrame,
  piece: 'OBJECT' | 'TOKEN',
  kindId: string,
  spaceId: SpaceId | undefined,
): Step {
  if (spaceId === undefined) return 'NOTHING';
  const id = nextPieceId(state, kindId);
  turn.emit({ type: 'pieceAdded', piece, id, kindId, spaceId, turns: 0, source: context.sourceId });
  return 'NEXT';
}
