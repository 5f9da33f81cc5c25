/** Sets traps where a program could ask for the time, or for chance that nobody can prove; what is asked is told, and answered. */
export function setTraps(tell: (what: string) => void): { remove(): void } {
  const undo: (() => void)[] = [];
  const trap = (owner: object, name: string, asked: string): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const method = Reflect.get(owner, name) as (...words: unknown[]) => unknown;
    const value = (...words: unknown[]): unknown => {
      tell(asked);
      return method.apply(owner, words);
    };
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    undo.push(() => {
      Reflect.deleteProperty(owner, name);
      if (before) Object.defineProperty(owner, name, before);
    });
  };
  trap(Math, 'random', 'Math.random');
  trap(Date, 'now', 'Date.now');
  trap(performance, 'now', 'performance.now');
  trap(crypto, 'getRandomValues', 'crypto.getRandomValues');
  trap(crypto, 'randomUUID', 'crypto.randomUUID');
  const { Date: RealDate } = globalThis;
  globalThis.Date = new Proxy(RealDate, {
    apply(target, self, words) {
      tell('Date()');
      return Reflect.apply(target, self, words) as string;
    },
    construct(target, words, made) {
      if (words.length === 0) tell('new Date()');
      return Reflect.construct(target, words, made) as Date;
    },
  });
  undo.push(() => {
    globalThis.Date = RealDate;
  });
  return {
    remove: () => {
      for (const step of undo.reverse()) step();
    },
  };
}
