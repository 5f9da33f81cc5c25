import type { JSX } from 'preact';
import { roomName, roomPicture } from './box.js';
import type { Layout, Rooms } from './layout.js';
import { words } from './words.js';

interface PaletteProps {
  readonly layout: Layout;
  readonly rooms: Rooms;
  readonly chosen: string | undefined;
  readonly onChosen: (faceId: string | undefined) => void;
}

/** The rooms that can still be laid, as drawn: a tile lies once, on one of its faces. */
export function Palette({ layout: { tiles }, rooms, chosen, onChosen }: PaletteProps): JSX.Element {
  const used = new Set(tiles.map(({ faceId }) => rooms.get(faceId)?.tileNumber));
  return (
    <section aria-labelledby="palette">
      <h2 id="palette">{words.palette}</h2>
      <ul class="palette">
        {[...rooms.values()]
          .filter(({ tileNumber }) => !used.has(tileNumber))
          .map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen === id}
                onClick={() => onChosen(chosen === id ? undefined : id)}
              >
                <img src={roomPicture(id)} alt="" loading="lazy" width={384} height={384} />
                {roomName(rooms, id)}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
