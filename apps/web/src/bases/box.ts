import { SkarovRoomsDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import type { Rooms, SkarovBox } from './layout.js';

let asked: Promise<SkarovBox | undefined> | undefined;

/** What the box of Skarov has for bases; `undefined` where the server has no such game. It is constant while a server runs. */
export function skarovBox(): Promise<SkarovBox | undefined> {
  asked ??= server()
    .ask(SkarovRoomsDocument, {})
    .then(({ ruleset }) => (ruleset?.content?.__typename === 'SkarovContent' ? ruleset.content : undefined));
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The rooms of a box, by the ids of their faces. */
export const roomsOf = ({ rooms }: SkarovBox): Rooms => new Map(rooms.map((room) => [room.id, room]));

/** The name of a room. */
export const roomName = (rooms: Rooms, faceId: string): string => rooms.get(faceId)?.face.name[locale] ?? faceId;

/** The picture of a room, in the language of the page. */
export const roomPicture = (faceId: string): string =>
  `/v1/rulesets/skarov/rooms/${encodeURIComponent(faceId)}.svg?locale=${locale}`;
