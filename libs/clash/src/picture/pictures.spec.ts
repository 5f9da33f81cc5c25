import { atSeat, auditor, locales, Random, spectator } from '#kernel';
import { SaxesParser } from 'saxes';
import { box, findPowerCard } from '../content/catalogue.js';
import { anyTable } from '../testing/any-table.js';
import type { View } from '../view/view-schema.js';
import { viewSchema } from '../view/view-schema.js';
import { view } from '../view/view.js';
import { pictures } from './pictures.js';

const NAMES = ['Ada <b>', '"Bo" & Co', 'D\u0000\uD800é'];

/** Tables of every scenario and mode: at set-up as everybody has them, on the way as a seat does, over as an auditor does. */
const views: View[] = box.printed.scenario.flatMap(({ id, modes }) =>
  [0, 0.7, 1].flatMap((progress) =>
    modes.map((mode) => {
      const seats = mode === 'COOP' || (mode === 'VERSUS' && progress > 0.5) ? 2 : 1;
      const setup = { scenarioId: id, mode, seatsA: seats, seatsB: seats, progress };
      return view(
        anyTable(setup, Random.from(`${id} ${progress}`)),
        [spectator, atSeat(0), auditor][Math.ceil(progress * 2 - 0.5)]!,
      );
    }),
  ),
);

/** A picture without the fonts that it carries: any three letters may come one after the other in these. */
const withoutLetters = (svg: string): string => svg.replace(/<style>[^<]*<\/style>/, '<style/>');

/** The texts and element names of a document. Throws when it is not well formed. */
function parsed(xml: string): { readonly texts: string[]; readonly elements: Set<string> } {
  const parser = new SaxesParser({ xmlns: true });
  const texts: string[] = [];
  const elements = new Set<string>();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.on('opentag', ({ name }) => elements.add(name));
  parser.write(withoutLetters(xml)).close();
  return { texts, elements };
}

// prettier-ignore
const DRAWN = ['circle', 'defs', 'g', 'path', 'pattern', 'polygon', 'rect', 'style', 'svg', 'symbol', 'text', 'title', 'use'];

describe.each(Object.keys(pictures))('the picture %s of Clash', (name) => {
  const draw = pictures[name]!;

  it.each(locales)(
    'is well-formed SVG of shapes and words alone, under 400 KB, the same for the same view (%s)',
    (locale) => {
      expect(views.length).toBeGreaterThan(15);
      for (const seen of views) {
        const svg = draw(seen, locale, NAMES);
        expect([...parsed(svg).elements].filter((element) => !DRAWN.includes(element))).toEqual([]);
        expect(Buffer.byteLength(svg)).toBeLessThan(400_000);
        expect(withoutLetters(svg)).not.toMatch(/NaN|undefined|\[object/);
        const copy = JSON.parse(JSON.stringify(seen)) as View;
        if (locale === 'en') expect(draw(copy, locale, NAMES) === svg).toBe(true);
      }
    },
  );
});

describe('pictures of Clash', () => {
  const end = views.find(({ over, sides }) => over !== undefined && sides.every(({ page }) => page.length > 0))!;
  const early = views.find(({ own, turn }) => own !== undefined && turn > 0)!;

  it('are drawn from views as the schema has them', () => {
    for (const seen of views) expect(viewSchema.safeParse(seen).error).toBeUndefined();
  });

  it('escape names', () => {
    const { texts } = parsed(pictures.table(early, 'en', NAMES));
    expect(texts.some((text) => text.startsWith('Ada <b> · '))).toBe(true);
  });

  it('show the hand to its own side alone', () => {
    const card = early.own!.heroes[0]!.hand[0]!;
    const name = findPowerCard(card)!.name.en;
    expect(parsed(pictures.table(early, 'en', NAMES)).texts).toContain(name);
    const { own: _own, ...others } = early;
    expect(parsed(pictures.table(others, 'en', NAMES)).texts).not.toContain(name);
  });

  it('CLASH-182 CLASH-183 CLASH-186 a page shows every article with what it is worth, and its total', () => {
    for (const [index, side] of (['a', 'b'] as const).entries()) {
      const seen = end.sides[index];
      if (!seen) continue;
      const { texts } = parsed(pictures[`front-page-${side}`]!(end, 'en', NAMES));
      const worths = seen.page.map(({ points }) => (points < 0 ? `−${-points}` : `+${points}`));
      const shown = texts.filter((text) => /^[+−]\d+$/.test(text));
      const total = seen.points < 0 ? [`−${-seen.points}`] : [];
      expect(shown.sort()).toEqual([...worths, ...total].sort());
      expect(texts).toContain(String(seen.points).replace('-', '−'));
    }
  });

  it('CLASH-185 fill gaps with advertisements, none of them twice', () => {
    const { texts } = parsed(pictures['front-page-a']!({ ...end, sides: [] }, 'en', NAMES));
    const count = texts.filter((text) => text === 'ADVERTISEMENT').length;
    expect(count).toBeGreaterThan(3);
    const { texts: french } = parsed(pictures['front-page-a']!({ ...end, sides: [] }, 'fr', NAMES));
    expect(french.filter((text) => text === 'PUBLICITÉ').length).toBeGreaterThan(3);
  });

  it('take a scenario that is not in the box as it is', () => {
    const custom: View = { ...end, scenarioId: 'of-my-own' };
    expect(parsed(pictures.table(custom, 'en', NAMES)).texts).toContain('Custom scenario');
    expect(parsed(pictures['front-page-a']!(custom, 'en', NAMES)).elements.has('svg')).toBe(true);
  });
});
