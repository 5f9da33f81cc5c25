import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { locale, words } from '../messages/locale.js';
import { useKeys } from '../frame/use-keys.js';

/** Milliseconds that a moment lasts at single speed. */
const A_MOMENT = 1_600;

const SPEEDS = [0.5, 1, 2, 4] as const;

interface TimelineProps {
  readonly place: number;
  readonly count: number;
  readonly show: (place: number) => void;
}

/** The moments of a game as a slider with buttons and keys, which can also play. */
export function Timeline({ place, count, show }: TimelineProps): JSX.Element {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = Math.max(count - 1, 0);
  const toggle = (): void => {
    if (!isPlaying && place === last) show(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (place >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => show(place + 1), A_MOMENT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, place, last, speed]);
  const step = useStep(place, last, show);
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => step(-last),
    End: () => step(last),
    ' ': toggle,
  });
  return (
    <div class="timeline">
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={words.moment}
        aria-valuetext={words.momentOf(place + 1, count)}
        onInput={({ currentTarget }) => show(Number(currentTarget.value))}
      />
      <div class="buttons">
        <Steps place={place} last={last} show={show}>
          <button type="button" class="primary" onClick={toggle}>
            {isPlaying ? words.pause : words.play}
          </button>
        </Steps>
        <Speed speed={speed} onSpeed={setSpeed} />
        <small>
          {words.momentOf(place + 1, count)} · {words.keys}
        </small>
      </div>
    </div>
  );
}

interface StepsProps {
  readonly place: number;
  readonly last: number;
  readonly show: (place: number) => void;
  /** What stands in the middle. */
  readonly children: JSX.Element;
}

const Steps = ({ place, last, show, children }: StepsProps): JSX.Element => (
  <>
    <button type="button" aria-label={words.first} disabled={place === 0} onClick={() => show(0)}>
      «
    </button>
    <button type="button" aria-label={words.previous} disabled={place === 0} onClick={() => show(place - 1)}>
      ‹
    </button>
    {children}
    <button type="button" aria-label={words.next} disabled={place === last} onClick={() => show(place + 1)}>
      ›
    </button>
    <button type="button" aria-label={words.last} disabled={place === last} onClick={() => show(last)}>
      »
    </button>
  </>
);

interface SpeedProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

const Speed = ({ speed, onSpeed }: SpeedProps): JSX.Element => (
  <label>
    {words.speed}
    <select value={speed} onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}>
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one.toLocaleString(locale)} ×
        </option>
      ))}
    </select>
  </label>
);

/** Steps by some moments. Keys may come faster than the page is drawn: each goes on from where the last one led. */
function useStep(place: number, last: number, show: (place: number) => void): (by: number) => void {
  const now = useRef(place);
  now.current = place;
  return (by) => {
    now.current = Math.min(Math.max(now.current + by, 0), last);
    show(now.current);
  };
}
