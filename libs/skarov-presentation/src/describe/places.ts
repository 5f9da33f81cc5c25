import type { Locale, Teller } from '#kernel';
import type { SpaceId } from '#skirmish';
import { cellOf } from '#skirmish/cells';
import { inBrackets, type FigureTeller } from '#skirmish-presentation';
import { boardOfBase, faceAt, facesAtEdge, findRoom, layoutMemory, type LaidTile } from '#skarov/queries';

/** How sentences say where something is: by its room and zone. Where the rooms are not known they leave it out. */
export interface PlaceWords extends Pick<FigureTeller, 'toward' | 'inOneZone' | 'spot' | 'space' | 'door'> {
  /** “the Armoury”, “rack aisle”: the room and the zone of a space, as far as they are known. */
  readonly placeOf: (spaceId: SpaceId) => readonly (string | undefined)[];
  /** “ between the Entry and the Armoury”: the rooms that an edge parts; nothing for any other id. */
  readonly between: (id: string) => string;
}

/** @param tiles the rooms of the base, as far as they are known. @param room the name of a room by its face. */
export function placesIn(
  { say, locale }: Teller,
  tiles: readonly LaidTile[],
  room: (faceId: string) => string,
): PlaceWords {
  const faceOf = (spaceId: SpaceId): string | undefined => faceAt(tiles, cellOf(spaceId));
  const roomOf = (spaceId: SpaceId): string | undefined => {
    const faceId = faceOf(spaceId);
    return faceId && room(faceId);
  };
  const zoneOf = (spaceId: SpaceId, zones?: readonly string[]): string | undefined =>
    zoneName(zonesOf({ tiles, passages: [] }).get(spaceId) ?? zones?.at(-1), locale);
  const between = (id: string): string => {
    const [one, other] = facesAtEdge(tiles, id);
    if (one === undefined || other === undefined) return '';
    return say(` between ${room(one)} and ${room(other)}`, ` entre ${room(one)} et ${room(other)}`);
  };
  return {
    placeOf: (spaceId) => [roomOf(spaceId), zoneOf(spaceId)],
    between,
    toward(to, from, zones) {
      const faceId = faceOf(to) ?? zones?.at(-1)?.split('/')[0];
      if (faceId === undefined) return say('away', 'plus loin');
      const zone = zoneOf(to, zones);
      const into = zone === undefined ? '' : `, ${zone}`;
      return faceOf(from) === faceId
        ? say(`within ${room(faceId)}${into}`, `dans ${room(faceId)}${into}`)
        : say(`to ${room(faceId)}${into}`, `vers ${room(faceId)}${into}`);
    },
    inOneZone: (from, to, zones) => (zones ? zones.length === 0 : faceOf(from) === faceOf(to)),
    spot: (spaceId) => inBrackets(roomOf(spaceId), zoneOf(spaceId)),
    space(spaceId) {
      const name = roomOf(spaceId);
      if (name === undefined) return say('a space', 'un espace');
      const zone = zoneOf(spaceId);
      const within = zone === undefined ? '' : `, ${zone}`;
      return say(`a space in ${name}${within}`, `un espace dans ${name}${within}`);
    },
    door: (id) => {
      const where = between(id);
      return where === '' ? say('A door', 'Une porte') : say(`The door${where}`, `La porte${where}`);
    },
  };
}

/** The zones of the spaces of a base as it lies, its reinforcement spaces left out. */
const zonesOf = layoutMemory(
  (layout): ReadonlyMap<SpaceId, string> =>
    new Map(layout.tiles.length === 0 ? [] : boardOfBase(layout).spaces.map(({ id, zoneId }) => [id, zoneId])),
);

/** “rack aisle”: a zone by its name in its room. */
function zoneName(zoneId: string | undefined, locale: Locale): string | undefined {
  const [faceId = '', letter] = zoneId?.split('/') ?? [];
  return findRoom(faceId)?.face.zoneNames.find(({ zone }) => zone === letter)?.[locale];
}
