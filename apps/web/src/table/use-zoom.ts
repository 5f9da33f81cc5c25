import type { RefObject } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bounded, byWheel, distance, middle, type Point } from './zoom.js';

/** A mouse that has moved less than so many pixels has clicked, and not dragged. */
const STILL = 5;

/** How much a picture is enlarged, and how that is changed. */
export interface Zoom {
  readonly factor: number;
  /** Enlarges by a factor, or makes smaller; around the middle of what is shown, or around a point of the window. */
  readonly by: (factor: number, around?: Point) => void;
  /** Shows the whole picture. */
  readonly reset: () => void;
}

/**
 * Enlarges what a pane shows: by wheel, by two fingers, and as its caller does. The pane scrolls, so that scroll bars, fingers, arrow keys
 * and the focus move what is enlarged; a mouse drags it.
 */
export function useZoom(pane: RefObject<HTMLElement | null>): Zoom {
  const [factor, setFactor] = useState(1);
  const zoom = useMemo(() => zoomOf(pane, setFactor), [pane]);
  useEffect(() => {
    const place = pane.current;
    if (!place) return;
    const gone = new AbortController();
    listenToWheel(place, zoom, gone.signal);
    listenToFingers(place, zoom, gone.signal);
    listenToDrags(place, gone.signal);
    return () => gone.abort();
  }, [zoom]);
  return { factor, ...zoom };
}

type Changes = Pick<Zoom, 'by' | 'reset'> & { readonly canGrow: (by: number) => boolean };

function zoomOf(pane: RefObject<HTMLElement | null>, onChange: (factor: number) => void): Changes {
  let factor = 1;
  const to = (next: number, around?: Point): void => {
    const place = pane.current;
    const shown = place?.querySelector('svg');
    if (!place || !shown) return;
    const box = place.getBoundingClientRect();
    const fixed = around ?? middle({ x: box.left, y: box.top }, { x: box.right, y: box.bottom });
    const before = shown.getBoundingClientRect();
    factor = next;
    place.style.setProperty('--zoom', String(next));
    place.classList.toggle('enlarged', next > 1);
    const after = shown.getBoundingClientRect();
    const grown = after.width / before.width;
    place.scrollLeft += after.left + (fixed.x - before.left) * grown - fixed.x;
    place.scrollTop += after.top + (fixed.y - before.top) * grown - fixed.y;
    onChange(next);
  };
  return {
    by: (by, around) => to(bounded(factor * by), around),
    reset: () => to(1),
    canGrow: (by) => bounded(factor * by) !== factor,
  };
}

/** A wheel enlarges; where it can make nothing smaller, it scrolls the page as elsewhere. */
function listenToWheel(place: HTMLElement, zoom: Changes, signal: AbortSignal): void {
  const turn = (event: WheelEvent): void => {
    const by = byWheel(event.deltaY);
    if (event.shiftKey || !zoom.canGrow(by)) return;
    event.preventDefault();
    zoom.by(by, { x: event.clientX, y: event.clientY });
  };
  place.addEventListener('wheel', turn, { passive: false, signal });
}

function listenToFingers(place: HTMLElement, zoom: Changes, signal: AbortSignal): void {
  let apart: number | undefined;
  const follow = (event: TouchEvent): void => {
    const [one, other] = [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
    const next = one && other && distance(one, other);
    if (one && other && next !== undefined) {
      event.preventDefault();
      if (apart !== undefined) zoom.by(next / apart, middle(one, other));
    }
    apart = next;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
    place.addEventListener(type, follow, { passive: false, signal });
}

/** A mouse drags what is enlarged. The click at the end of a drag selects nothing. */
function listenToDrags(place: HTMLElement, signal: AbortSignal): void {
  let start: (Point & { readonly left: number; readonly top: number }) | undefined;
  let isDragged = false;
  place.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX: x, clientY: y }) => {
      isDragged = false;
      if (pointerType === 'mouse' && button === 0) start = { x, y, left: place.scrollLeft, top: place.scrollTop };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!start || (!isDragged && distance(start, { x, y }) < STILL)) return;
      isDragged = true;
      place.scrollTo(start.left + start.x - x, start.top + start.y - y);
    },
    { signal },
  );
  addEventListener('pointerup', () => (start = undefined), { signal });
  const swallow = (event: Event): void => {
    if (isDragged) event.stopPropagation();
    isDragged = false;
  };
  place.addEventListener('click', swallow, { capture: true, signal });
}
