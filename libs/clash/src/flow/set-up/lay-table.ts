import { doorsOpenAtStart } from '#skirmish/board';
import { box, villainSheet } from '../../content/catalogue.js';
import type { VillainSheet } from '../../content/schema.js';
import type { Figure, State } from '../../state.js';
import { boardOf } from '../../table/layout.js';
import { figureOf } from '../../table/figures.js';
import { nearestFreeSpace } from '../../shared.js';
import { layPiece, nextPieceId } from '../../table/pieces.js';
import { planOf, scenarioOf } from '../../table/scenario.js';
import type { ClashTurn, Evolvers } from '../turn.js';

/** The id of a figure of a villain sheet. */
export const villainFigureId = (sheetId: string, number: number): string => `${sheetId}-${number}`;

/** Villain figures, objects and tokens come on the board as the scenario says (CLASH-015). */
export function layPieces(turn: ClashTurn): void {
  layFigures(turn);
  const { objects } = scenarioOf(turn.state);
  for (const { kind, x, y, turns } of objects) {
    const id = nextPieceId(turn.state, kind);
    turn.emit({
      type: 'piecePlaced',
      piece: 'OBJECT',
      pieceId: id,
      kindId: kind,
      spaceId: `${x},${y}`,
      turns,
      superVillain: false,
    });
  }
  const { tokens } = planOf(turn.state);
  for (const { kind, space } of tokens) {
    const id = nextPieceId(turn.state, kind);
    turn.emit({
      type: 'piecePlaced',
      piece: 'TOKEN',
      pieceId: id,
      kindId: kind,
      spaceId: space,
      turns: 0,
      superVillain: false,
    });
  }
}

function layFigures(turn: ClashTurn): void {
  const { state } = turn;
  for (const { sheet, count, at } of planOf(state).figures) {
    for (let placed = 0; placed < count; placed += 1) {
      const figure = state.figures.find(({ sheetId, status }) => sheetId === sheet && status === 'RESERVE');
      const place = at[Math.min(placed, at.length - 1)] ?? '';
      const spaceId = nearestFreeSpace(state, place);
      if (!figure || spaceId === undefined) continue;
      const { id, superVillain } = figure;
      turn.emit({ type: 'piecePlaced', piece: 'FIGURE', pieceId: id, kindId: sheet, spaceId, turns: 0, superVillain });
    }
  }
}

/** The figures of a sheet in the supply (CLASH-216); those of the super villain are marked (CLASH-224). */
function figuresOfSheet(state: State, { id: sheetId, figures }: VillainSheet): Figure[] {
  const superVillain = scenarioOf(state).threatSheet?.superVillain;
  return Array.from({ length: figures }, (_, index): Figure => {
    const number = index + 1;
    const marked = superVillain?.sheet === sheetId && (superVillain.figures?.includes(number) ?? true);
    return {
      id: villainFigureId(sheetId, number),
      kind: 'VILLAIN',
      sheetId,
      number,
      side: null,
      ownerId: null,
      spaceId: null,
      damage: 0,
      status: 'RESERVE',
      superVillain: marked,
    };
  });
}

export const tableEvolvers = {
  tableLaid(state, { heroesA, heroesB }) {
    state.sides.A.heroes = heroesA;
    state.sides.B.heroes = heroesB;
    const { track, articles } = planOf(state);
    state.track = track?.start ?? 0;
    state.atStake = articles.map(({ id }) => id);
    state.openDoors = [...doorsOpenAtStart(boardOf(state))];
    state.figures = box.printed.villainSheet.flatMap(({ id }) => figuresOfSheet(state, villainSheet(id)));
  },
  piecePlaced(state, { piece, pieceId: id, kindId, spaceId, turns }) {
    if (piece === 'FIGURE') Object.assign(figureOf(state, id), { spaceId, status: 'IN_PLAY' });
    else layPiece(state, piece, { id, kindId, spaceId, turns });
  },
} satisfies Partial<Evolvers>;
