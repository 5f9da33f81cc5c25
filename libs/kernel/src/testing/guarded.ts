import type { AnyRuleset } from '../ruleset.js';

/** Hears of every function of a ruleset that begins and ends, by its name: `decide`, `bots.random`, `pictures.table`. */
export interface Listener {
  begins(name: string): void;
  ends(): void;
}

type Method = (...words: unknown[]) => unknown;

/** The same ruleset, whose functions, bots and pictures a listener hears of. What is given lazily is given whole. */
export function guarded(ruleset: AnyRuleset, listener: Listener): AnyRuleset {
  const heard = (name: string, method: Method): Method =>
    function (...words) {
      listener.begins(name);
      try {
        const result = method.apply(ruleset, words);
        if (typeof result === 'function') return heard(name, result as Method);
        return name === 'legalCommands' ? [...(result as Iterable<unknown>)] : result;
      } finally {
        listener.ends();
      }
    };
  const all = (part: object | undefined, path: string): object =>
    Object.fromEntries(
      Object.entries(part ?? {}).map(([name, value]: [string, unknown]) => [
        name,
        // A bot has properties beside.
        typeof value === 'function' ? Object.assign(heard(path + name, value as Method), value) : value,
      ]),
    );
  return {
    ...(all(ruleset, '') as AnyRuleset),
    bots: all(ruleset.bots, 'bots.') as AnyRuleset['bots'],
    ...(ruleset.pictures
      ? { pictures: all(ruleset.pictures, 'pictures.') as NonNullable<AnyRuleset['pictures']> }
      : {}),
    ...(ruleset.refs ? { refs: all(ruleset.refs, 'refs.') as NonNullable<AnyRuleset['refs']> } : {}),
  };
}

/** The names by which a listener hears of the functions of a ruleset. */
export const namesIn = (ruleset: AnyRuleset): string[] => {
  const names: string[] = [];
  const list = (part: object | undefined, path: string): void => {
    for (const [name, value] of Object.entries(part ?? {})) if (typeof value === 'function') names.push(path + name);
  };
  list(ruleset, '');
  list(ruleset.bots, 'bots.');
  list(ruleset.pictures, 'pictures.');
  list(ruleset.refs, 'refs.');
  return names;
};
