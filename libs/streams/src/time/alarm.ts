/** Calls a function after so many milliseconds, unless it is cancelled by the function returned. */
export type Alarm = (milliseconds: number, wake: () => void) => () => void;

/** The longest that a timer of Node waits; the code that is woken looks at the clock again. */
const LONGEST = 2_147_483_647;

/** An alarm by the timers of this process, which goes on without it. */
export const processAlarm: Alarm = (milliseconds, wake) => {
  const timer = setTimeout(wake, Math.min(Math.max(1, milliseconds), LONGEST)).unref();
  return () => clearTimeout(timer);
};
