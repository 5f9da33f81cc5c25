import type { Catalogue } from './catalogue.js';
import type { TestTitle } from './titles.js';

/** The tests of each rule of a catalogue. */
export interface Coverage {
  readonly catalogue: Catalogue;
  /** Titles by id; an id without a test has an empty list. */
  readonly tests: ReadonlyMap<string, readonly TestTitle[]>;
  /** Ids that no test names. */
  readonly missing: readonly string[];
  /** Ids that tests name and the catalogue does not have: misspelled, or removed. */
  readonly unknown: readonly string[];
}

/** Worked examples have no prefix of their game, so they count only in the game's own folder. */
const isAbout = (catalogue: Catalogue, { file }: TestTitle, id: string): boolean =>
  id.startsWith(catalogue.prefix) || new RegExp(`(^|/)${catalogue.ruleset}/`).test(file);

/** Compares titles with a catalogue. */
export function coverageOf(catalogue: Catalogue, titles: readonly TestTitle[]): Coverage {
  const tests = new Map(
    catalogue.ids.map((id) => [id, titles.filter((test) => test.ids.includes(id) && isAbout(catalogue, test, id))]),
  );
  const named = new Set(titles.flatMap(({ ids }) => ids).filter((id) => id.startsWith(catalogue.prefix)));
  return {
    catalogue,
    tests,
    missing: catalogue.ids.filter((id) => tests.get(id)?.length === 0),
    unknown: [...named].filter((id) => !tests.has(id)),
  };
}

/** One line per test, the id before the first: `GUILD-037  a bid may not …  libs/guilds/src/auction.spec.ts`. */
export function table({ tests }: Coverage): string[] {
  const width = Math.max(...[...tests.keys()].map((id) => id.length));
  return [...tests].flatMap(([id, titles]) =>
    titles.length === 0
      ? [`${id.padEnd(width)}  NO TEST`]
      : titles.map(({ title, file }, index) => `${(index === 0 ? id : '').padEnd(width)}  ${title}  (${file})`),
  );
}

/** One line: how much of the catalogue is tested. */
export function summary({ catalogue, missing, unknown }: Coverage): string {
  const { length } = catalogue.ids;
  const proven = `${catalogue.ruleset}: ${length - missing.length} of ${length} ids have a test`;
  return unknown.length === 0 ? proven : `${proven}; tests name unknown ids: ${unknown.join(', ')}`;
}
