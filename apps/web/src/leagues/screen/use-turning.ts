import { useEffect, useState } from 'preact/hooks';

/** Milliseconds for which a sheet is shown. */
const EVERY = 12_000;

/** The sheet that is shown, and the way to others. */
export interface Turning {
  readonly at: number;
  /** Shows a later sheet, or an earlier one; after the last the first. */
  readonly turn: (by: 1 | -1) => void;
  readonly isHeld: boolean;
  /** Keeps the sheet, or lets it turn again. */
  readonly hold: () => void;
}

/** Shows one sheet after the other, until it is held. */
export function useTurning(count: number): Turning {
  const [place, setPlace] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const turn = (by: 1 | -1): void => setPlace((last) => (Math.min(last, count - 1) + by + count) % count);
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setInterval(() => turn(1), EVERY);
    return () => clearInterval(timer);
  }, [isHeld, count, place]);
  return { at: Math.min(place, count - 1), turn, isHeld, hold: () => setHeld((was) => !was) };
}
