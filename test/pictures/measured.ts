import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hexOf, sha256Of } from '#kernel/server';
import { checkedIn, drawCheckedIn, PICTURES } from './checked-in.js';
import { drawn, tablesOf, type DrawnTable } from './tables.js';

/** The file that lists measured pictures. */
export const MEASURED = join('test', 'pictures', 'measured.json');

/** The digests of the pictures that were measured, by collection, in the order in which they are drawn. */
export const measured = JSON.parse(readFileSync(MEASURED, 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** Sixteen digits of the SHA-256 of a picture: enough to know it again. */
export const digestOf = ({ svg }: DrawnTable): string => hexOf(sha256Of(svg)).slice(0, 16);

/** The numbers of the games of each ruleset. */
export const GAMES = [1, 2, 3, 4] as const;

/** The name for the tables of a game. */
export const collectionOf = (ruleset: string, game: number): string => `${ruleset} ${game}`;

/** How to draw each collection of pictures. */
export const collections: Readonly<Record<string, () => Promise<readonly DrawnTable[]>>> = {
  [PICTURES]: checkedInWhole,
  ...Object.fromEntries(
    drawn.flatMap((ruleset) =>
      GAMES.map((game) => [collectionOf(ruleset.name, game), () => Promise.resolve(tablesOf(ruleset, game))] as const),
    ),
  ),
};

/** Of a picture of which a part is shown, the whole: outside the part nothing is in sight, and all of it is there. */
function checkedInWhole(): Promise<readonly DrawnTable[]> {
  const pictures = Object.entries(checkedIn).map(async ([title, { part, ...whole }]) => ({
    title,
    svg: part ? drawCheckedIn(whole) : await readFile(join(PICTURES, title), 'utf8'),
  }));
  return Promise.all(pictures);
}
