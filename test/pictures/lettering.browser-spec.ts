import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { checkedIn, drawCheckedIn, PICTURES } from './checked-in.js';
import { openBrowser, type Browser } from './chromium.js';
import type { MeasuredText, RunningOut } from './texts-in.js';
import { drawn, tablesOf, type DrawnTable } from './tables.js';

/** What is not yet running out: lengths are written with two decimals; ink of great slanted letters leans over. */
const TOLERANCE: RunningOut = { length: 0.1, ink: 3, edge: 0 };

/** What is wrong with a text, in words. */
function complaints({ text, room, ...measured }: MeasuredText): string[] {
  const found = room === undefined ? [`“${text}” does not say how much room it has`] : [];
  for (const letters of ['carried', 'refused'] as const) {
    for (const what of ['length', 'ink', 'edge'] as const) {
      const by = measured[letters][what];
      if (by <= TOLERANCE[what]) continue;
      found.push(`letters ${letters}: “${text}” has ${room} and runs out by ${by.toFixed(2)} (${what})`);
    }
  }
  return found;
}

/** Much longer than it takes: hundreds of pictures, on a machine that may be busy. */
jest.setTimeout(180_000);

describe('Texts of pictures, in a Chromium that has DejaVu alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Every text that runs out of its room or of its picture, in words. */
  async function runningOut(tables: readonly DrawnTable[]): Promise<string[]> {
    const found: string[] = [];
    for (const { title, svg } of tables) {
      const texts = await browser.measure(svg);
      expect(texts.length).toBeGreaterThan(0);
      found.push(...texts.flatMap(complaints).map((complaint) => `${title}, ${complaint}`));
    }
    return found;
  }

  it('are found when they run out, or do not say how much room they have', async () => {
    const text = (attributes: string): string => `<text x="90" y="15" font-size="10" ${attributes}>mmmmm</text>`;
    const svgOf = (attributes: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="100" height="20">${text(attributes)}</svg>`;
    const found = async (attributes: string): Promise<string> =>
      (await runningOut([{ title: 'x', svg: svgOf(attributes) }])).join('; ');
    expect(await found('text-anchor="end" data-room="60"')).toBe('');
    expect(await found('text-anchor="end" data-room="40"')).toMatch(/carried.*length.*carried.*ink.*refused.*length/);
    expect(await found('text-anchor="end" data-room="60" textLength="70" lengthAdjust="spacingAndGlyphs"')).toMatch(
      /^x, letters refused.*length/,
    );
    expect(await found('text-anchor="middle" data-room="60"')).toMatch(/edge/);
    expect(await found('text-anchor="end"')).toMatch(/does not say/);
  });

  it('stay in their boxes in docs/pictures', async () => {
    // Of a picture of which a part is shown, the whole: outside the part nothing is in sight, and all of it is there.
    const tables = Object.entries(checkedIn).map(async ([title, { part, ...whole }]) => ({
      title,
      svg: part ? drawCheckedIn(whole) : await readFile(join(PICTURES, title), 'utf8'),
    }));
    expect(await runningOut(await Promise.all(tables))).toEqual([]);
  });

  describe.each(drawn)('stay in their boxes at twenty tables of $name', (ruleset) => {
    it.each([1, 2, 3, 4])('game %d', async (game) => {
      expect(await runningOut(tablesOf(ruleset, game))).toEqual([]);
    });
  });
});
