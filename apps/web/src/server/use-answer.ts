import { useEffect, useState } from 'preact/hooks';

/** An answer of the server: what came last, and what went wrong since. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
}

/**
 * Asks again whenever `key` changes, and keeps the previous answer until the next has come.
 * @param ask must be a function of `key` alone.
 */
export function useAnswer<Data>(key: string, ask: () => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ data: undefined, error: undefined });
  useEffect(() => {
    let isWanted = true;
    const set = (next: (last: Answer<Data>) => Answer<Data>): void => {
      if (isWanted) setAnswer(next);
    };
    ask().then(
      (data) => set(() => ({ data, error: undefined })),
      (error: unknown) => set(({ data }) => ({ data, error: asError(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return answer;
}

/** What was thrown, as an Error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
