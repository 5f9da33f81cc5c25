/**
 * The values of a generator, with an end that does not wait for the next value: `return` raises the signal
 * first, so that a sleeping generator wakes up and releases its resources.
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
