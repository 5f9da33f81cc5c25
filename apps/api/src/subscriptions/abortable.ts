/**
 * What a generator yields, with an end that does not wait for the next value: `return` raises the signal first,
 * so that a generator which sleeps wakes up and closes what it holds.
 */
export function abortable<T>(open: (signal: AbortSignal) => AsyncGenerator<T, void>): AsyncIterableIterator<T> {
  const controller = new AbortController();
  const source = open(controller.signal);
  return {
    next: () => source.next(),
    return: () => {
      controller.abort();
      return source.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
