import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser, type Browser } from './chromium.js';
import type { RunningOut } from './texts-in.js';
import { drawn, tablesOf, type DrawnTable } from './tables.js';

const FOLDER = join('docs', 'pictures');

/** What is not yet running out: lengths are written with two decimals, and ink is measured in whole pixels. */
const TOLERANCE: RunningOut = { length: 0.1, ink: 2, edge: 0 };

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
      for (const { text, room, ...measured } of texts) {
        if (room === undefined) found.push(`${title}: “${text}” does not say how much room it has`);
        for (const letters of ['carried', 'refused'] as const) {
          for (const what of ['length', 'ink', 'edge'] as const) {
            const by = measured[letters][what];
            if (by <= TOLERANCE[what]) continue;
            found.push(
              `${title}, letters ${letters}: “${text}” has ${room} and runs out by ${by.toFixed(2)} (${what})`,
            );
          }
        }
      }
    }
    return found;
  }

  it('stay in their boxes in docs/pictures', async () => {
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.svg'));
    const tables = files.map(async (title) => ({ title, svg: await readFile(join(FOLDER, title), 'utf8') }));
    expect(await runningOut(await Promise.all(tables))).toEqual([]);
  });

  it.each(drawn)('stay in their boxes at twenty tables of $name', async (ruleset) => {
    expect(await runningOut(tablesOf(ruleset))).toEqual([]);
  });
});
