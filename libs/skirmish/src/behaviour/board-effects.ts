import { pushAway } from '../attacking/push.js';
import type { SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { Context } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Table } from '../rulebook.js';
import { figureOf, occupantOf, spaceOf, standsOnBoard } from '../figures/figures.js';
import { nearestFreeSpace } from '../table/nearest-space.js';
import { noteArrival } from './arrival.js';
import { walk } from './walk.js';
import { automaticMove, nearestPlace, stagesOf } from './automatic-move.js';
import { chosenFigures, chosenPlaces, type EffectRules } from './effect-rules.js';
import { supplyOf } from './supply.js';
import { mayBePutOn, maySwap } from './swaps.js';

/** The first free space of some places, or the free one nearest to the first of them; a figure does not stand in its own way (CLASH-229). */
function freeSpaceAt(table: Table, figureId: FigureId, places: readonly SpaceId[][]): SpaceId | undefined {
  const may = (spaceId: SpaceId): boolean => mayBePutOn(table, figureId, spaceId);
  const spaces = places.flat().filter(may);
  const [first] = spaces;
  const isFree = (spaceId: SpaceId): boolean => [undefined, figureId].includes(occupantOf(table.state, spaceId)?.id);
  const nearest = (): SpaceId | undefined => first && nearestFreeSpace(table, first);
  return spaces.find(isFree) ?? [nearest() ?? []].flat().find(may);
}

/** Moves, placements, pushes and new figures (clash.md 11, effects on the board). */
export const boardEffects: Pick<EffectRules, 'move' | 'place' | 'swap' | 'push' | 'spawn'> = {
  move(runner, { context }, { who, toward, away, along, want, zones }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const target = away ?? toward;
      const places = target ? chosenPlaces(runner, target, context, figureId) : [];
      const aims = along === undefined ? places : stagesOf(runner, figureId, places, along);
      const place = nearestPlace(runner, figureId, aims);
      if (!place) continue;
      const { to, way, weighed } = automaticMove(runner, figureId, place, { want, zones, away: away !== undefined });
      done = true;
      const source = context.sourceId;
      if (!way) {
        runner.turn.emit({ type: 'choiceMade', seat: null, source, optionId: to, staysId: figureId, weighed });
        continue;
      }
      walk(runner, { figureId, to, zones: way.zones, context, told: { kind: 'AUTOMATIC', source, weighed } });
    }
    return done ? 'NEXT' : 'NOTHING';
  },
  place(runner, { context }, { who, at }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const { spaceId: from } = figureOf(runner.state, figureId);
      const spaceId = freeSpaceAt(runner, figureId, chosenPlaces(runner, at, context, figureId));
      if (spaceId === undefined || spaceId === from) continue;
      putFigure(runner, figureId, spaceId, false, context);
      noteArrival(runner, figureId, from, context);
      done = true;
    }
    return done ? 'NEXT' : 'NOTHING';
  },
  swap(runner, { context }, what) {
    const { state, turn } = runner;
    const [a] = chosenFigures(runner, what.a, context);
    const [b] = chosenFigures(runner, what.b, context);
    if (a === undefined || b === undefined || a === b) return 'NOTHING';
    const [fromA, fromB] = [spaceOf(state, a), spaceOf(state, b)];
    if (!maySwap(runner, a, b)) return 'NOTHING';
    turn.emit({ type: 'figuresSwapped', a, b, source: context.sourceId });
    noteArrival(runner, a, fromA, context);
    noteArrival(runner, b, fromB, context);
    return 'NEXT';
  },
  push(runner, { context }, { who, from, steps }) {
    const [fromId] = chosenFigures(runner, from, context);
    let pushed = false;
    for (const figureId of fromId === undefined ? [] : chosenFigures(runner, who, context)) {
      for (let step = 0; step < steps && standsOnBoard(runner.state, figureId); step += 1) {
        if (!pushAway(runner, figureId, fromId ?? '', context)) break;
        pushed = true;
      }
    }
    return pushed ? 'NEXT' : 'NOTHING';
  },
  spawn(runner, { context }, { sheet, count, at }) {
    let come = 0;
    for (const { id } of supplyOf(runner.state, sheet).slice(0, count)) {
      const spaceId = freeSpaceAt(runner, id, chosenPlaces(runner, at, context));
      if (spaceId === undefined) break;
      putFigure(runner, id, spaceId, true, context);
      noteArrival(runner, id, null, context);
      come += 1;
    }
    return come > 0 ? 'NEXT' : 'NOTHING';
  },
};

function putFigure(
  { state, turn }: Runner,
  figureId: FigureId,
  spaceId: SpaceId,
  spawned: boolean,
  { sourceId }: Context,
): void {
  const { superVillain } = figureOf(state, figureId);
  turn.emit({ type: 'figurePlaced', figureId, spaceId, spawned, superVillain, source: sourceId });
}
