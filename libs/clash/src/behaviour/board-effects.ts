import { pushAway } from '../combat/push.js';
import { zoneOfSpace } from '../figures/board.js';
import { figureOf, occupantOf, spaceOf, standsOnBoard } from '../figures/figures.js';
import { nearestFreeSpace } from '../flow/nearest-space.js';
import type { Context } from '../machine/frames.js';
import type { Machine } from '../machine/machine.js';
import type { FigureId, SpaceId, State } from '../state.js';
import { automaticMove, nearestPlace } from './automatic-move.js';
import { chosenFigures, chosenPlaces, type EffectRules } from './effect-rules.js';
import { supplyOf } from './supply.js';

/** Notes that a figure has come into another zone, if it has (CLASH-244). */
export function noteArrival(machine: Machine, figureId: FigureId, from: SpaceId | null, context: Context): void {
  const { state } = machine;
  const arrived = from === null || zoneOfSpace(state, from) !== zoneOfSpace(state, spaceOf(state, figureId));
  if (arrived) machine.happened({ kind: 'ARRIVED', figureId }, context);
}

/** The first free space of some places, or the free one nearest to the first of them; nobody stands in his own way (CLASH-229). */
function freeSpaceAt(state: State, figureId: FigureId, places: readonly SpaceId[][]): SpaceId | undefined {
  const spaces = places.flat();
  const [first] = spaces;
  const isFree = (spaceId: SpaceId): boolean => [undefined, figureId].includes(occupantOf(state, spaceId)?.id);
  return spaces.find(isFree) ?? (first && nearestFreeSpace(state, first));
}

/** Moves, placements, pushes and new figures (clash.md 11, effects on the board). */
export const boardEffects: Pick<EffectRules, 'move' | 'place' | 'swap' | 'push' | 'spawn'> = {
  move(machine, { context }, { who, toward, away, want, zones }) {
    let done = false;
    for (const figureId of chosenFigures(machine, who, context)) {
      const { state, turn } = machine;
      const target = away ?? toward;
      const places = target ? chosenPlaces(machine, target, context, figureId) : [];
      const from = spaceOf(state, figureId);
      const place = nearestPlace(state, from, places);
      if (!place) continue;
      const { to, way, weighed } = automaticMove(state, figureId, place, { want, zones, away: away !== undefined });
      done = true;
      const source = context.sourceId;
      if (!way) {
        turn.emit({ type: 'choiceMade', seat: null, source, optionId: to, weighed });
        continue;
      }
      turn.emit({ type: 'figureMoved', figureId, from, to, kind: 'AUTOMATIC', zones: [...way.zones], source, weighed });
      noteArrival(machine, figureId, from, context);
    }
    return done ? 'NEXT' : 'NOTHING';
  },
  place(machine, { context }, { who, at }) {
    let done = false;
    for (const figureId of chosenFigures(machine, who, context)) {
      const { spaceId: from } = figureOf(machine.state, figureId);
      const spaceId = freeSpaceAt(machine.state, figureId, chosenPlaces(machine, at, context, figureId));
      if (spaceId === undefined || spaceId === from) continue;
      putFigure(machine, figureId, spaceId, false, context);
      noteArrival(machine, figureId, from, context);
      done = true;
    }
    return done ? 'NEXT' : 'NOTHING';
  },
  swap(machine, { context }, what) {
    const { state, turn } = machine;
    const [a] = chosenFigures(machine, what.a, context);
    const [b] = chosenFigures(machine, what.b, context);
    if (a === undefined || b === undefined || a === b) return 'NOTHING';
    const [fromA, fromB] = [spaceOf(state, a), spaceOf(state, b)];
    turn.emit({ type: 'figuresSwapped', a, b, source: context.sourceId });
    noteArrival(machine, a, fromA, context);
    noteArrival(machine, b, fromB, context);
    return 'NEXT';
  },
  push(machine, { context }, { who, from, steps }) {
    const [fromId] = chosenFigures(machine, from, context);
    let pushed = false;
    for (const figureId of fromId === undefined ? [] : chosenFigures(machine, who, context)) {
      for (let step = 0; step < steps && standsOnBoard(machine.state, figureId); step += 1) {
        if (!pushAway(machine, figureId, fromId ?? '', context)) break;
        pushed = true;
      }
    }
    return pushed ? 'NEXT' : 'NOTHING';
  },
  spawn(machine, { context }, { sheet, count, at }) {
    let come = 0;
    for (const { id } of supplyOf(machine.state, sheet).slice(0, count)) {
      const spaceId = freeSpaceAt(machine.state, id, chosenPlaces(machine, at, context));
      if (spaceId === undefined) break;
      putFigure(machine, id, spaceId, true, context);
      noteArrival(machine, id, null, context);
      come += 1;
    }
    return come > 0 ? 'NEXT' : 'NOTHING';
  },
};

function putFigure(
  { state, turn }: Machine,
  figureId: FigureId,
  spaceId: SpaceId,
  spawned: boolean,
  { sourceId }: Context,
): void {
  const { superVillain } = figureOf(state, figureId);
  turn.emit({ type: 'figurePlaced', figureId, spaceId, spawned, superVillain, source: sourceId });
}
