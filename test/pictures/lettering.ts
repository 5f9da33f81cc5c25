import type { Browser } from './chromium.js';
import type { DrawnTable } from './tables.js';
import type { MeasuredText, RunningOut } from './texts-in.js';

/** The tolerance: lengths are written with two decimals; ink of great slanted letters leans over. */
const TOLERANCE: RunningOut = { length: 0.1, ink: 3, edge: 0 };

/** Measures pictures in a browser. Gives every text that runs out of its room or of its picture, in words. */
export async function runningOut(browser: Browser, pictures: readonly DrawnTable[]): Promise<string[]> {
  const found: string[] = [];
  for (const { title, svg } of pictures) {
    const texts = await browser.measure(svg);
    if (texts.length === 0) found.push(`${title} has no text`);
    found.push(...texts.flatMap(complaints).map((complaint) => `${title}, ${complaint}`));
  }
  return found;
}

/** The faults of a text, in words. */
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
