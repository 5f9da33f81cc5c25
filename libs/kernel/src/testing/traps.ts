/** Functions that depend on the language of the machine, and on its tables of it. */
const byLocale: readonly (readonly [object, string, readonly string[]])[] = [
  [String.prototype, 'String', ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  [Number.prototype, 'Number', ['toLocaleString']],
  [BigInt.prototype, 'BigInt', ['toLocaleString']],
  [Array.prototype, 'Array', ['toLocaleString']],
  [Date.prototype, 'Date', ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
];

/** Objects that Intl makes, which a program would ask afterwards. */
const madeByIntl = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const;

/**
 * Sets traps where a program could ask for the time, for chance without proof, or for the language of the machine;
 * what is asked is told, and answered.
 */
export function setTraps(tell: (what: string) => void): { remove(): void } {
  const undo: (() => void)[] = [];
  const trap = (owner: object, name: string, asked: string): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const method = Reflect.get(owner, name) as (...words: unknown[]) => unknown;
    const value = function (this: unknown, ...words: unknown[]): unknown {
      tell(asked);
      return method.apply(this, words);
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
  for (const [owner, kind, names] of byLocale) for (const name of names) trap(owner, name, `${kind}.prototype.${name}`);
  for (const name of madeByIntl) {
    const made = Intl[name];
    const told = new Proxy<() => object>(made as never, {
      apply: (target, self, words) => {
        tell(`Intl.${name}`);
        return Reflect.apply(target, self, words) as object;
      },
      construct: (target, words, by) => {
        tell(`Intl.${name}`);
        return Reflect.construct(target, words, by) as object;
      },
    });
    Object.defineProperty(Intl, name, { value: told, configurable: true, writable: true });
    undo.push(() => Object.defineProperty(Intl, name, { value: made, configurable: true, writable: true }));
  }
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
