import type { Board } from '#skirmish';
import { buildBoard, type Passage, type PlacedTile } from '#skirmish/board';
import type { LaidPassage, LaidTile } from './base.js';
import { layoutMemory } from './layout-memory.js';
import { roomOf } from './rooms-laid.js';

/** The board that a base makes: walls between rooms, but at its passages; all doors closed (SKAROV-BASE-04, -07, -08). */
export const boardOfBase = layoutMemory(({ tiles, passages }): Board =>
  buildBoard({ tiles: tiles.map(placed), border: 'WALL', passages: passages.map(passageOn) }),
);

const placed = (tile: LaidTile): PlacedTile => {
  const { face, reinforcement } = roomOf(tile);
  const { column, row, turns } = tile;
  return { face, column, row, turns, attached: reinforcement };
};

function passageOn({ edge, kind }: LaidPassage): Passage {
  const [x, y, side] = edge.split(',');
  return { id: edge, x: Number(x), y: Number(y), edge: side === 'E' ? 'E' : 'S', kind, open: kind === 'AIRLOCK' };
}
