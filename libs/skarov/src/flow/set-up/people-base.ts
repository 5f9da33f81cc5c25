import { newFigure } from '#skirmish/set-up';
import { layToken, nextPieceId } from '#skirmish/table';
import { openingTokens, skarovsSpace } from '../../base/opening.js';
import { villainSheet, villainSheetIds } from '../../content/catalogue.js';
import type { State } from '../../state.js';
import { sortTable } from '../../table/canonical-order.js';
import { roomsOf } from '../../table/rooms.js';
import type { SpaceId } from '../../words.js';
import type { Evolvers } from '../turn.js';
import { buildEvolvers } from './building.js';

/** All figures of a sheet: those who are posted stand, the others wait in the supply; a lieutenant without a post is not in the game. */
function standUp(state: State, sheetId: string): void {
  const { rank, figures } = villainSheet(sheetId);
  const posts = postsOf(state, sheetId, rank);
  const count = rank === 'MINION' ? figures : posts.length;
  for (let number = 1; number <= count; number += 1) {
    const spaceId = posts[number - 1] ?? null;
    state.figures.push(
      newFigure({
        id: `${sheetId}-${number}`,
        kind: 'VILLAIN',
        side: 'OVERLORD',
        sheetId,
        number,
        spaceId,
        status: spaceId === null ? 'RESERVE' : 'IN_PLAY',
        superVillain: rank === 'MASTER',
      }),
    );
  }
}

function postsOf({ base }: State, sheetId: string, rank: 'MINION' | 'LIEUTENANT' | 'MASTER'): SpaceId[] {
  if (rank === 'MASTER') return [skarovsSpace(base.tiles) ?? []].flat();
  const posted = rank === 'MINION' ? base.minions : base.lieutenants;
  return posted.filter(({ sheet }) => sheet === sheetId).map(({ space }) => space);
}

/** The tokens that the tile cards call for (SKAROV-BASE-10). */
function layTokens(state: State): void {
  for (const { kindId, spaceId } of openingTokens(state.base.tiles)) {
    layToken(state, { id: nextPieceId(state, kindId), kindId, spaceId });
  }
}

/** Once the base is confirmed its people stand, its tokens lie, and its objectives begin (SKAROV-BASE-09 to SKAROV-BASE-14). */
export const peopleEvolvers = {
  baseConfirmed(state, event) {
    buildEvolvers.baseConfirmed(state, event);
    for (const sheetId of villainSheetIds()) standUp(state, sheetId);
    sortTable(state);
    layTokens(state);
    state.objectives = roomsOf(state).flatMap(({ id: faceId, tileNumber, objective }) =>
      objective ? [{ id: objective.id, faceId, tileNumber, counter: objective.counter.start, settled: null }] : [],
    );
  },
} satisfies Partial<Evolvers>;
