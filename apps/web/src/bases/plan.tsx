import type { JSX } from 'preact';
import { roomName, roomPicture } from './box.js';
import { connectionsOf, freePlaces, withTiles, type LaidTile, type Layout, type Place, type Rooms } from './layout.js';
import { words } from './words.js';

interface PlanProps {
  readonly layout: Layout;
  readonly rooms: Rooms;
  /** The room that is to be laid next. */
  readonly chosen: string | undefined;
  /** Absent where the base is only shown. */
  readonly onLayout: ((layout: Layout) => void) | undefined;
}

/** The rooms as they lie, with doors and airlocks between them, and free places beside them. */
export function Plan({ layout, rooms, chosen, onLayout }: PlanProps): JSX.Element {
  const { tiles } = layout;
  const free = onLayout ? freePlaces(tiles) : [];
  const [left, top] = [leastOf([...tiles, ...free], 'column'), leastOf([...tiles, ...free], 'row')];
  const placed = ({ column, row }: Place) => ({
    gridColumn: String(column - left + 1),
    gridRow: String(row - top + 1),
  });
  const change = (next: readonly LaidTile[]): void => onLayout?.(withTiles(layout, next, rooms));
  return (
    <ol class="plan">
      {tiles.map((tile) => (
        <li key={tile.faceId} class="tile" style={placed(tile)} aria-label={roomName(rooms, tile.faceId)}>
          <img
            src={roomPicture(tile.faceId)}
            alt=""
            width={384}
            height={384}
            style={{ rotate: `${String(tile.turns * 90)}deg` }}
          />
          <Passages tile={tile} layout={layout} rooms={rooms} />
          <span class="caption">{roomName(rooms, tile.faceId)}</span>
          {onLayout && <TileButtons tile={tile} tiles={tiles} rooms={rooms} onTiles={change} />}
        </li>
      ))}
      {free.map((place) => (
        <li key={`${String(place.column)} ${String(place.row)}`} style={placed(place)}>
          <FreePlace
            label={labelOf(place, chosen === undefined ? undefined : roomName(rooms, chosen))}
            isOpen={chosen !== undefined}
            onLay={() => chosen !== undefined && change([...tiles, { ...place, faceId: chosen, turns: 0 }])}
          />
        </li>
      ))}
    </ol>
  );
}

const leastOf = (places: readonly Place[], axis: 'column' | 'row'): number =>
  Math.min(...places.map((place) => place[axis]));

function labelOf({ column, row }: Place, room: string | undefined): string {
  const place = words.place(column, row);
  return room === undefined ? words.chooseFirst(place) : words.layHere(room, place);
}

interface FreeProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onLay: () => void;
}

const FreePlace = ({ label, isOpen, onLay }: FreeProps): JSX.Element => (
  <button type="button" class="free" aria-label={label} disabled={!isOpen} onClick={onLay}>
    +
  </button>
);

interface TileProps {
  readonly tile: LaidTile;
  readonly tiles: readonly LaidTile[];
  readonly rooms: Rooms;
  readonly onTiles: (tiles: readonly LaidTile[]) => void;
}

function TileButtons({ tile, tiles, rooms, onTiles }: TileProps): JSX.Element {
  const name = roomName(rooms, tile.faceId);
  const turned = { ...tile, turns: (tile.turns + 1) % 4 };
  return (
    <span class="tile-buttons">
      <button
        type="button"
        aria-label={words.turn(name)}
        onClick={() => onTiles(tiles.map((one) => (one === tile ? turned : one)))}
      >
        ↻
      </button>
      <button
        type="button"
        aria-label={words.takeAway(name)}
        onClick={() => onTiles(tiles.filter((one) => one !== tile))}
      >
        ×
      </button>
    </span>
  );
}

interface PassagesProps {
  readonly tile: LaidTile;
  readonly layout: Layout;
  readonly rooms: Rooms;
}

/** The doors and airlocks to the east and to the south of a tile. The list of passages says the same in words. */
function Passages({ tile, layout, rooms }: PassagesProps): JSX.Element {
  const kinds = new Map(layout.passages.map(({ edge, kind }) => [edge, kind]));
  const own = connectionsOf(layout, rooms).filter(({ tiles: [first] }) => first === tile);
  return (
    <>
      {own.map(({ edge, side }) => (
        <span key={edge} class={`passage ${side} ${kinds.get(edge) ?? 'WALL'}`} aria-hidden="true" />
      ))}
    </>
  );
}
