import { type LaidTile, tileAt } from '#skarov/queries';
import type { EventFormatter } from './event-formatter.js';

/** “ east of the Entry, turned by 1 quarter”: where a tile is to lie, beside which that lies. */
export function beside(
  { column, row, turns }: Omit<LaidTile, 'faceId'>,
  tiles: readonly LaidTile[],
  { say, room, count }: EventFormatter,
): string {
  const sides = [
    { at: { column: column - 1, row }, en: 'east', fr: 'à l’est' },
    { at: { column: column + 1, row }, en: 'west', fr: 'à l’ouest' },
    { at: { column, row: row - 1 }, en: 'south', fr: 'au sud' },
    { at: { column, row: row + 1 }, en: 'north', fr: 'au nord' },
  ];
  const [where = ''] = sides.flatMap(({ at, en, fr }) => {
    const tile = tileAt(tiles, at);
    return tile ? say(` ${en} of ${room(tile.faceId)}`, ` ${fr}, contre ${room(tile.faceId)}`) : [];
  });
  if (turns === 0) return where;
  return say(
    `${where}, turned by ${count(turns, 'quarter', '')}`,
    `${where}, pivot de ${count(turns, '', 'quart')} de tour`,
  );
}
