import type { Scenery } from '../picture/scenery.js';

/** A face has scenery on every cell that is no space, and on no other. */
export function expectSceneryOn(faceId: string, map: readonly string[], scenery: readonly Scenery<string>[]): void {
  const covered = scenery.flatMap(({ x, y, columns = 1, rows = 1 }) =>
    Array.from({ length: columns * rows }, (_, cell) => `${x + (cell % columns)},${y + Math.floor(cell / columns)}`),
  );
  const bare = map.flatMap((row, y) => Array.from(row).flatMap((sign, x) => (/[.#]/.test(sign) ? `${x},${y}` : [])));
  expect([faceId, [...new Set(covered)].sort()]).toEqual([faceId, bare.sort()]);
}
