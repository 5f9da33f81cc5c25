import { box } from '../content/catalogue.js';
import type { LaidTile } from './base.js';

/** The rooms, in the order of the content. */
export const allRooms = box.derived(({ room }) => room);

/** The entry tile as the game lays it, on the face that the content lists first (SKAROV-BASE-15). */
export const entryAtStart = box.derived(({ room }): LaidTile => {
  const entry = room.find(({ kind }) => kind === 'ENTRY');
  if (!entry) throw new RangeError('No room of the box is an entry.');
  return { faceId: entry.id, column: 0, row: 0, turns: 0 };
});

/** The sheets of minions, in the order of the content. */
export const minionSheets = box.derived(({ villainSheet }) => villainSheet.filter(({ rank }) => rank === 'MINION'));

/** The lieutenants, in the order of the content. */
export const lieutenantSheets = box.derived(({ villainSheet }) =>
  villainSheet.filter(({ rank }) => rank === 'LIEUTENANT'),
);
