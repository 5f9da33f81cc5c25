import type { Teller } from '#kernel';
import type { SpaceId } from '#skirmish';
import { cellOf } from '#skirmish/cells';
import { type FigureTeller } from '#skirmish-presentation';
import { faceAt, facesAtEdge, type LaidTile } from '#skarov/queries';

/** How sentences say where something is: by its room. Where the rooms are not known they leave it out. */
export interface PlaceWords extends Pick<FigureTeller, 'toward' | 'inOneZone' | 'spot' | 'space' | 'door'> {
  /** “the Armoury”: the room of a space. */
  readonly roomOf: (spaceId: SpaceId) => string | undefined;
  /** “ between the Entry and the Armoury”: the rooms that an edge parts; nothing for any other id. */
  readonly between: (id: string) => string;
}

/** @param tiles the rooms of the base, as far as they are known. @param room the name of a room by its face. */
export function placesIn({ say }: Teller, tiles: readonly LaidTile[], room: (faceId: string) => string): PlaceWords {
  const faceOf = (spaceId: SpaceId): string | undefined => faceAt(tiles, cellOf(spaceId));
  const roomOf = (spaceId: SpaceId): string | undefined => {
    const faceId = faceOf(spaceId);
    return faceId && room(faceId);
  };
  const between = (id: string): string => {
    const [one, other] = facesAtEdge(tiles, id);
    if (one === undefined || other === undefined) return '';
    return say(` between ${room(one)} and ${room(other)}`, ` entre ${room(one)} et ${room(other)}`);
  };
  return {
    roomOf,
    between,
    toward(to, from, zones) {
      const faceId = faceOf(to) ?? zones?.at(-1)?.split('/')[0];
      if (faceId === undefined) return say('away', 'plus loin');
      return faceOf(from) === faceId
        ? say(`within ${room(faceId)}`, `dans ${room(faceId)}`)
        : say(`to ${room(faceId)}`, `vers ${room(faceId)}`);
    },
    inOneZone: (from, to, zones) => (zones ? zones.length === 0 : faceOf(from) === faceOf(to)),
    spot(spaceId) {
      const name = roomOf(spaceId);
      return name === undefined ? '' : ` (${name})`;
    },
    space(spaceId) {
      const name = roomOf(spaceId);
      return name === undefined ? say('a space', 'un espace') : say(`a space in ${name}`, `un espace dans ${name}`);
    },
    door: (id) => {
      const where = between(id);
      return where === '' ? say('A door', 'Une porte') : say(`The door${where}`, `La porte${where}`);
    },
  };
}
