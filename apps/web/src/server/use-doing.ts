import { useState } from 'preact/hooks';
import { asError } from './use-answer.js';

/** One action at a time, and what went wrong with the last one. */
export interface Doing {
  readonly isBusy: boolean;
  readonly error: Error | undefined;
  /** Does something; resolves to whether it worked. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs the actions of a form, and keeps what was said against the last one. */
export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await action();
      return true;
    } catch (thrown) {
      setError(asError(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
