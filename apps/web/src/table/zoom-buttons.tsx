import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { useShortcut } from './use-shortcut.js';
import type { Zoom } from './use-zoom.js';
import { STEP } from './zoom.js';

/** Enlarges a picture: as buttons, and by the keys + and −; 0 shows it whole. */
export function ZoomButtons({ zoom: { factor, by, reset } }: { readonly zoom: Zoom }): JSX.Element {
  useShortcut('+=-0', (key) => {
    if (key === '0') reset();
    else by(key === '-' ? 1 / STEP : STEP);
  });
  return (
    <p class="zoom" role="group" aria-label={words.zoom}>
      <button type="button" aria-label={words.smaller} disabled={factor === 1} onClick={() => by(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label={words.larger} onClick={() => by(STEP)}>
        +
      </button>
      {factor > 1 && (
        <button type="button" onClick={reset}>
          {words.whole}
        </button>
      )}
    </p>
  );
}
