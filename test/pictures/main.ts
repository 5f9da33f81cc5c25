import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkedIn, drawCheckedIn, PICTURES } from './checked-in.js';
import { openBrowser } from './chromium.js';
import { runningOut } from './lettering.js';
import { collections, digestOf, MEASURED, measured } from './measured.js';

/* `npm run pictures`: draws docs/pictures; with TEST_CHROMIUM it measures new pictures, and lists them once no text runs out. */
for (const [file, picture] of Object.entries(checkedIn)) {
  writeFileSync(join(PICTURES, file), drawCheckedIn(picture));
  process.stdout.write(`Written: ${join(PICTURES, file)}\n`);
}
if (process.env['TEST_CHROMIUM'] === undefined)
  process.stdout.write(`Not measured, and ${MEASURED} is as it was: TEST_CHROMIUM names no Chromium.\n`);
else await measureAll();

async function measureAll(): Promise<void> {
  const known = new Set(Object.values(measured).flat());
  const browser = await openBrowser();
  const found: string[] = [];
  const list: Record<string, readonly string[]> = {};
  for (const [name, draw] of Object.entries(collections)) {
    const pictures = await draw();
    found.push(
      ...(await runningOut(
        browser,
        pictures.filter((picture) => !known.has(digestOf(picture))),
      )),
    );
    list[name] = pictures.map(digestOf);
  }
  await browser.close();
  process.exitCode = found.length > 0 ? 1 : 0;
  if (found.length > 0) process.stderr.write(`${found.join('\n')}\n`);
  else writeFileSync(MEASURED, `${JSON.stringify(list, null, 2)}\n`);
  process.stdout.write(found.length > 0 ? `Not written: ${MEASURED}\n` : `Written: ${MEASURED}\n`);
}
