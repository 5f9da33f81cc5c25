import { useEffect, useState } from 'preact/hooks';

/** Milliseconds between two looks at the server. */
const EVERY = 15_000;

/** Counts up every 15 seconds while the page is seen; and at once, by the function that is returned with it. */
export function useTicks(): readonly [ticks: number, tick: () => void] {
  const [ticks, setTicks] = useState(0);
  const tick = (): void => setTicks((last) => last + 1);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return [ticks, tick];
}
