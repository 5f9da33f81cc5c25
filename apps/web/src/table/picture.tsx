import { Idiomorph } from 'idiomorph';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { fetchSvg } from '../frame/svg-from.js';
import { words } from '../messages/locale.js';
import { asError } from '../server/use-answer.js';
import { glow, looksOf, type Looks } from './changes.js';
import { mark, partAt } from './marks.js';
import { useZoom } from './use-zoom.js';
import { ZoomButtons } from './zoom-buttons.js';
import type { Selection } from './use-selection.js';

/** Which picture of a game is shown. */
export interface Pictured {
  readonly gameId: string;
  readonly title: string;
  /** Of the game at this version. */
  readonly version: number;
  /** True asks for that version; false for the game now, which may be later. */
  readonly isFixed?: boolean;
  /** As seen by this seat; by a spectator where there is none. */
  readonly seat?: number | undefined;
  /** Where the visitor plays: the pieces that can be selected are buttons. */
  readonly selection?: Selection | undefined;
}

function addressOf({ gameId, version, isFixed = false, seat }: Pictured): string {
  const query = new URLSearchParams();
  if (isFixed) query.set('version', String(version));
  if (seat !== undefined) query.set('seat', String(seat));
  return `/v1/games/${encodeURIComponent(gameId)}/table.svg?${query.toString()}`;
}

/** The picture of a table, in the page. A new one is morphed into the old one: what stays is moved, never redrawn, and what has changed glows. */
export function Picture(pictured: Pictured): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<Error>();
  const [drawn, setDrawn] = useState(0);
  const looks = useRef<Looks | undefined>(undefined);
  const zoom = useZoom(place);
  const address = addressOf(pictured);
  const { selection } = pictured;
  useEffect(() => {
    const leaving = new AbortController();
    draw(place.current, { address, before: looks.current }, leaving.signal).then(
      (now) => {
        looks.current = now;
        setError(undefined);
        setDrawn((times) => times + 1);
      },
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setError(asError(thrown));
      },
    );
    return () => leaving.abort();
  }, [address, pictured.version]);
  useEffect(() => {
    if (place.current && selection) mark(place.current, selection);
  }, [drawn, selection?.choices, selection?.selected, selection?.found, selection?.isAsking]);
  const select = (event: Event): void => {
    const part = selection && partAt(event.target, selection);
    if (!part) return;
    event.preventDefault();
    selection.select(part);
  };
  return (
    <figure class="picture" aria-label={words.tableOf(pictured.title)}>
      {error && <Notice error={error} />}
      <div
        ref={place}
        class="pane"
        tabIndex={0}
        onClick={select}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') select(event);
        }}
      />
      <ZoomButtons zoom={zoom} />
    </figure>
  );
}

interface Drawn {
  readonly address: string;
  /** The looks of the picture that is shown; absent where there is none. */
  readonly before: Looks | undefined;
}

/** Shows a picture; resolves to the looks of what is shown then. */
async function draw(
  place: HTMLDivElement | null,
  { address, before }: Drawn,
  signal: AbortSignal,
): Promise<Looks | undefined> {
  const svg = await fetchSvg(address, signal);
  if (!place || signal.aborted) return before;
  const now = looksOf(svg);
  const { width, height } = svg.viewBox.baseVal;
  place.style.setProperty('--width', String(width));
  place.style.setProperty('--ratio', String(width / height));
  const old = place.firstElementChild;
  if (old) await Idiomorph.morph(old, svg, { morphStyle: 'outerHTML' });
  else place.append(svg);
  if (before) glow(place, before, now);
  return now;
}
