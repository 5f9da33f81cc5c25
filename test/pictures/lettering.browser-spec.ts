import { Random } from '#kernel';
import { seedOf, tier } from '#kernel/testing';
import { PICTURES } from './checked-in.js';
import { openBrowser, type Browser } from './chromium.js';
import { runningOut } from './lettering.js';
import { collectionOf, collections, digestOf, GAMES, MEASURED, measured } from './measured.js';
import { drawn } from './tables.js';

/** Much longer than it takes: hundreds of pictures, on a machine that may be busy. */
/** Playing the games costs more than measuring their new pictures: for each change one of each ruleset is played. */
const played =
  tier === 'change'
    ? [PICTURES, ...drawn.map(({ name }) => collectionOf(name, Random.from(seedOf(`pictures of ${name}`)).pick(GAMES)))]
    : Object.keys(collections);

/** The hint for an outdated list. */
const list = `${MEASURED} is written by TEST_CHROMIUM=/usr/bin/chromium npm run pictures`;

describe('Texts of pictures, in a Chromium that has DejaVu alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('are found when they run out, or do not say how much room they have', async () => {
    const text = (attributes: string): string => `<text x="90" y="15" font-size="10" ${attributes}>mmmmm</text>`;
    const svgOf = (attributes: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="100" height="20">${text(attributes)}</svg>`;
    const found = async (attributes: string): Promise<string> =>
      (await runningOut(browser, [{ title: 'x', svg: svgOf(attributes) }])).join('; ');
    expect(await found('text-anchor="end" data-room="60"')).toBe('');
    expect(await found('text-anchor="end" data-room="40"')).toMatch(/carried.*length.*carried.*ink.*refused.*length/);
    expect(await found('text-anchor="end" data-room="60" textLength="70" lengthAdjust="spacingAndGlyphs"')).toMatch(
      /^x, letters refused.*length/,
    );
    expect(await found('text-anchor="middle" data-room="60"')).toMatch(/edge/);
    expect(await found('text-anchor="end"')).toMatch(/does not say/);
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    expect(await runningOut(browser, [{ title: 'x', svg: empty }])).toEqual(['x has no text']);
  });

  it.each(played)('stay in their boxes: %s', async (name) => {
    const pictures = await collections[name]!();
    const known = new Set(tier === 'full' ? [] : measured[name]);
    expect(
      await runningOut(
        browser,
        pictures.filter((picture) => !known.has(digestOf(picture))),
      ),
    ).toEqual([]);
    // Listed pictures are not measured for each change.
    if (tier === 'full') expect({ list, digests: measured[name] }).toEqual({ list, digests: pictures.map(digestOf) });
  });

  it('are listed by the names of the collections', () => {
    expect({ list, names: Object.keys(measured) }).toEqual({ list, names: Object.keys(collections) });
  });
});
