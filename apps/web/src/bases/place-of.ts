import { locale } from '../messages/locale.js';
import { roomName } from './box.js';
import { connectionsOf, type Layout, type Rooms, type SkarovBox } from './layout.js';
import { words } from './words.js';

/** Where in a layout something is, in words; empty for the base as a whole. */
export function placeOf(path: readonly string[], layout: Layout, rooms: Rooms, { villainSheets }: SkarovBox): string {
  const [part, number] = path;
  if (number === undefined) return '';
  const at = Number(number);
  const tile = part === 'tiles' ? layout.tiles[at] : undefined;
  if (tile) return `${roomName(rooms, tile.faceId)}:`;
  const passage = part === 'passages' ? layout.passages[at] : undefined;
  const connection = passage && connectionsOf(layout, rooms).find(({ edge }) => edge === passage.edge);
  if (connection) {
    const [one, other] = connection.tiles;
    return `${words.between(roomName(rooms, one.faceId), roomName(rooms, other.faceId))}:`;
  }
  const posted = part === 'minions' ? layout.minions[at] : part === 'lieutenants' ? layout.lieutenants[at] : undefined;
  const sheet = posted && villainSheets.find(({ id }) => id === posted.sheet);
  return posted ? `${sheet?.name[locale] ?? posted.sheet} (${posted.space}):` : '';
}
