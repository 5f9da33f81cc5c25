import type { ReadName, Series } from './series.js';

/** How long a look may take, in milliseconds. */
const PATIENCE = 2_000;

/** One value of a series that is looked up. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Looks up the values of a series. */
export type Look = () => readonly Reading[] | Promise<readonly Reading[]>;

/** Has series looked up whenever they are wanted. */
export interface Reader {
  read(name: ReadName, look: Look): void;
}

/** What a look tells. Throws when it takes more than two seconds. */
export async function inTime({ name }: Series, look: Look): Promise<readonly Reading[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} could not be read in ${PATIENCE} ms.`)), PATIENCE);
  });
  try {
    return await Promise.race([look(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
