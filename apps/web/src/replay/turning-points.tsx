import type { JSX } from 'preact';
import type { Moment } from './moments.js';
import { useKeys } from '../frame/use-keys.js';
import { words } from './words.js';

interface TurningPointsProps {
  readonly moments: readonly Moment[];
  readonly place: number;
  readonly show: (place: number) => void;
}

/** The way from one turning point of a game to the next, by buttons and keys. */
export function TurningPoints({ moments, place, show }: TurningPointsProps): JSX.Element | null {
  const turns = moments.flatMap(({ isTurningPoint }, at) => (isTurningPoint ? [at] : []));
  const before = turns.findLast((at) => at < place);
  const after = turns.find((at) => at > place);
  const go = (to: number | undefined): void => {
    if (to !== undefined) show(to);
  };
  useKeys({ PageUp: () => go(before), PageDown: () => go(after) });
  if (turns.length === 0) return null;
  return (
    <div class="timeline">
      <div class="buttons" role="group" aria-label={words.turningPoints}>
        <button type="button" disabled={before === undefined} onClick={() => go(before)}>
          ‹ {words.previousTurn}
        </button>
        <button type="button" disabled={after === undefined} onClick={() => go(after)}>
          {words.nextTurn} ›
        </button>
        <small>
          {turns.includes(place) && `${words.turnOf(turns.indexOf(place) + 1, turns.length)} · `}
          {words.keys}
        </small>
      </div>
    </div>
  );
}
