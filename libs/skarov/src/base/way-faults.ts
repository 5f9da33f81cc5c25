import { localized, type Localized } from '#kernel';
import { passageKindSchema } from '../words.js';
import { mostPassages, type LaidPassage, type LaidTile } from './base.js';
import { connectionsOf, isControl, passagesAmong, reachedTiles, type Connection } from './connections.js';
import { fault, faultIf, shortened, type BaseFault } from './fault.js';
import { roomName } from './room-names.js';
import { facesAtEdge } from './rooms-laid.js';

/**
 * The faults of the passages of a base and of the ways that they make (SKAROV-BASE-04 to -07). Where they are not given, what
 * no passages could fix. The tiles have known rooms and places of their own.
 */
export function wayFaults(tiles: readonly LaidTile[], passages: readonly LaidPassage[] | undefined): BaseFault[] {
  const connections = connectionsOf(tiles);
  if (!passages) return [...reachFaults(tiles, connections, connections), ...controlWithoutDoor(tiles, connections)];
  const laid = passagesAmong(connections, passages);
  return [
    ...passages.flatMap((passage, index) => passageFaults(tiles, connections, passages, passage, index)),
    ...tokenFaults(passages),
    ...reachFaults(tiles, connections, laid),
    ...controlWithoutDoor(tiles, laid),
  ];
}

function passageFaults(
  tiles: readonly LaidTile[],
  connections: readonly Connection[],
  passages: readonly LaidPassage[],
  { edge, kind }: LaidPassage,
  index: number,
): BaseFault[] {
  const path = ['passages', index];
  const connection = connections.find((each) => each.edge === edge);
  if (!connection) {
    const said = nothingToJoin(tiles, edge);
    return [fault('NO_PASSAGE_HERE', 'BASE-04', [...path, 'edge'], said, { edge: shortened(edge) })];
  }
  const [one, other] = connection.tiles.map(({ faceId }) => roomName(faceId));
  const before = passages.slice(0, index);
  const atControl = (passage: LaidPassage): boolean =>
    connections.some((each) => each.edge === passage.edge && each.atControl);
  return [
    ...faultIf(
      before.some((passage) => passage.edge === edge),
      'EDGE_TAKEN',
      'BASE-04',
      path,
      localized(
        `Two tokens lie between ${one?.en} and ${other?.en}.`,
        `Deux jetons sont posés entre ${one?.fr} et ${other?.fr}.`,
      ),
      { edge },
    ),
    ...faultIf(
      connection.atControl && kind === 'AIRLOCK',
      'CONTROL_ROOM_ONE_DOOR',
      'BASE-07',
      path,
      localized('No airlock leads into the control room.', 'Aucun sas ne mène à la salle de contrôle.'),
    ),
    ...faultIf(
      connection.atControl && kind === 'DOOR' && before.some((each) => each.kind === 'DOOR' && atControl(each)),
      'CONTROL_ROOM_ONE_DOOR',
      'BASE-07',
      path,
      localized('The control room has one door.', 'La salle de contrôle a une seule porte.'),
    ),
  ];
}

/** Why no token lies on an edge, by the rooms that it parts or belongs to. */
function nothingToJoin(tiles: readonly LaidTile[], edge: string): Localized {
  const faces = facesAtEdge(tiles, edge).flatMap((faceId) => faceId ?? []);
  const [one, other] = [...new Set(faces)].map(roomName);
  if (!one) {
    const name = shortened(edge);
    return localized(`“${name}” is no edge between two rooms.`, `« ${name} » n’est pas un bord entre deux salles.`);
  }
  if (!other) {
    return localized(
      `This edge in ${one.en} does not lie between two rooms.`,
      `Ce bord, dans ${one.fr}, n’est pas entre deux salles.`,
    );
  }
  return localized(
    `At this edge ${one.en} and ${other.en} do not both have a passage.`,
    `À ce bord entre ${one.fr} et ${other.fr}, il n’y a pas un passage de chaque côté.`,
  );
}

const namesOfTokens = { DOOR: ['doors', 'portes'], AIRLOCK: ['airlocks', 'sas'] } as const;

const tokenFaults = (passages: readonly LaidPassage[]): BaseFault[] =>
  passageKindSchema.options.flatMap((kind) => {
    const laid = passages.filter((passage) => passage.kind === kind).length;
    const [en, fr] = namesOfTokens[kind];
    const most = mostPassages[kind];
    return faultIf(
      laid > most,
      'NO_TOKEN_LEFT',
      'BASE-04',
      ['passages'],
      localized(
        `The box has ${most} ${en}; here there are ${laid}.`,
        `La boîte a ${most} ${fr} ; ici, il y en a ${laid}.`,
      ),
      { kind, laid, most },
    );
  });

/** Tiles that no way leads to, `laid` being the connections that are open or may become so. */
function reachFaults(
  tiles: readonly LaidTile[],
  connections: readonly Connection[],
  laid: readonly Connection[],
): BaseFault[] {
  const reached = reachedTiles(tiles, laid);
  if (reached.size === 0) return [];
  const acrossControl = reachedTiles(tiles, laid, { crossingControl: true });
  const couldBe = reachedTiles(tiles, connections);
  const couldBeAcross = reachedTiles(tiles, connections, { crossingControl: true });
  return tiles.flatMap((tile, index) => {
    if (reached.has(tile)) return [];
    const room = roomName(tile.faceId);
    const byControlOnly = acrossControl.has(tile) || (!couldBe.has(tile) && couldBeAcross.has(tile));
    return [
      byControlOnly
        ? fault(
            'BASE_NOT_CONNECTED',
            'BASE-06',
            ['tiles', index],
            localized(`Only the control room leads to ${room.en}.`, `Seule la salle de contrôle mène vers ${room.fr}.`),
            { tile: tile.faceId },
          )
        : fault(
            'BASE_NOT_CONNECTED',
            'BASE-05',
            ['tiles', index],
            localized(
              `No way leads from the entry tile to ${room.en}.`,
              `Aucun chemin ne mène de la tuile d’entrée vers ${room.fr}.`,
            ),
            { tile: tile.faceId },
          ),
    ];
  });
}

const controlWithoutDoor = (tiles: readonly LaidTile[], laid: readonly Connection[]): BaseFault[] =>
  tiles.flatMap((tile, index) =>
    faultIf(
      isControl(tile) && !laid.some(({ tiles: ends }) => ends.includes(tile)),
      'CONTROL_ROOM_ONE_DOOR',
      'BASE-07',
      ['tiles', index],
      localized('The control room has one door.', 'La salle de contrôle a une porte.'),
    ),
  );
