import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import { atSeat, auditor, clone, locales, Random, spectator, type Locale, type Viewer } from '#kernel';
import { tileSize } from '#skirmish/cells';
import { expectSceneryOn } from '#skirmish-presentation/testing';
import { box, findPowerCard, scenarioById, type State, view, type View, viewSchema } from '#clash/queries';
import { boxGame } from '#clash/testing';
import { captainsGame } from '#clash-presentation/testing';
import { isDrawn } from './piece-shapes.js';
import { pictures } from './pictures.js';
import { sceneryOf } from './scenery.js';
import { groundsOf, tintsOf } from './zone-tints.js';

const NAMES = ['Ada <b>', '"Bo" & Co', 'D\u0000\uD800é'];

/** A game of captains as it is looked at: its beginning, so far on its way, its end. */
function looks(options: Readonly<Record<string, unknown>>, viewers: readonly Viewer[]): View[] {
  const states: State[] = [];
  captainsGame(options, `pictures ${JSON.stringify(options)}`, ({ game: { state } }) => {
    if (state !== null) states.push(clone(state));
  });
  return viewers.map((viewer, index) =>
    view(states[Math.round(((states.length - 1) * index) / (viewers.length - 1))]!, viewer),
  );
}

const games: readonly Readonly<Record<string, unknown>>[] = [
  ...box.printed.scenario.map(({ id }) => ({ scenarioId: id })),
  { scenarioId: 'five-shadows', mode: 'SOLO' },
  { scenarioId: 'silent-hour', mode: 'COOP', seatsA: 2 },
  { scenarioId: 'rooftop-rumble', seatsA: 2, seatsB: 2 },
];

/** Every scenario and mode: at set-up as a spectator sees them, on the way as a seat does, over as an auditor does. */
const views: View[] = games.flatMap((options) => looks(options, [spectator, atSeat(0), atSeat(0), atSeat(0), auditor]));

/** The first view of a scenario of which something holds. */
const viewOf = (scenarioId: string, holds: (view: View) => boolean = () => true): View =>
  views.find((seen) => seen.scenarioId === scenarioId && holds(seen))!;

const textsOf = (seen: View, locale: 'en' | 'fr' = 'en', picture = 'table'): readonly string[] =>
  readPicture(pictures[picture]!(seen, locale, NAMES)).texts;

describe.each(Object.keys(pictures))('the picture %s of Clash', (name) => {
  const draw = (seen: View, locale: Locale): string => pictures[name]!(seen, locale, NAMES);
  const drawnIn = drawAll(draw, views);

  it.each(locales)('is well-formed SVG of shapes and words alone, under 400 KB (%s)', (locale) => {
    expect(views.length).toBeGreaterThan(30);
    expectWellDrawn(drawnIn(locale));
  });

  it('is the same for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });
});

describe('pictures of Clash', () => {
  const end = views.find(
    ({ result: over, sides }) => over !== undefined && sides.every(({ page }) => page.length > 0),
  )!;
  const early = views.find(
    ({ own, turn }) => own !== undefined && turn > 0 && own.heroes.some(({ hand }) => hand.length > 0),
  )!;

  it('are drawn from views as the schema has them', () => {
    for (const seen of views) expect(viewSchema.safeParse(seen).error).toBeUndefined();
  });

  it('escape names', () => {
    expect(textsOf(early).some((text) => text.startsWith('Ada <b> · '))).toBe(true);
  });

  it('show the hand to its own side alone', () => {
    const card = early.own!.heroes.find(({ hand }) => hand.length > 0)!.hand[0]!;
    const name = findPowerCard(card)!.name.en;
    expect(textsOf(early)).toContain(name);
    const { own: _own, ...others } = early;
    expect(textsOf(others)).not.toContain(name);
  });

  it('CLASH-182 CLASH-183 CLASH-186 a page shows every article with what it is worth, and its total', () => {
    for (const [index, side] of (['a', 'b'] as const).entries()) {
      const seen = end.sides[index];
      if (!seen) continue;
      const texts = textsOf(end, 'en', `front-page-${side}`);
      const worths = seen.page.map(({ points }) => (points < 0 ? `−${-points}` : `+${points}`));
      const shown = texts.filter((text) => /^[+−]\d+$/.test(text));
      const total = seen.points < 0 ? [`−${-seen.points}`] : [];
      expect(shown.sort()).toEqual([...worths, ...total].sort());
      expect(texts).toContain(String(seen.points).replace('-', '−'));
    }
  });

  it('CLASH-182 CLASH-183 praise tells the deed and its mission, discredit the fall and its turn', () => {
    const hero = { ...end.heroes[0]!, heroId: 'rage', missionId: 'rage-mission-1', missionDone: true };
    const article = (kind: 'PRAISE' | 'DISCREDIT', points: number): View['sides'][number]['page'][number] => ({
      kind,
      articleId: 'rage',
      size: 'SMALL',
      points,
      turn: 3,
    });
    const paper = (page: View['sides'][number]['page']): string =>
      textsOf({ ...end, heroes: [hero], sides: [{ ...end.sides[0]!, page }] }, 'en', 'front-page-a').join(' ');
    const [praise, discredit] = [paper([article('PRAISE', 1)]), paper([article('DISCREDIT', -1)])];
    expect(praise).toContain('The task had been: “Hit with 4 attacks.”');
    expect(praise).toMatch(/pianos of the city/);
    expect(discredit).toContain('(Turn 3.)');
    expect(discredit).not.toMatch(/pianos of the city|The task/);
  });

  it('the picture of the lead shows what the article is about: a machine, or the villain', () => {
    const seen = viewOf('silent-hour');
    const lead = (articleId: string): string => {
      const page = [{ kind: 'OBJECTIVE' as const, articleId, size: 'MEDIUM' as const, points: 2, turn: 1 }];
      return pictures['front-page-a']!({ ...seen, sides: [{ ...seen.sides[0]!, page }] }, 'en', NAMES);
    };
    expect(lead('final-curtain')).toContain('icon-soundwave');
    expect(lead('plug-pulled')).not.toContain('icon-soundwave');
  });

  it('CLASH-185 fill gaps with advertisements, none of them twice', () => {
    const texts = textsOf({ ...end, sides: [] }, 'en', 'front-page-a');
    const count = texts.filter((text) => text === 'ADVERTISEMENT').length;
    expect(count).toBeGreaterThan(3);
    const french = textsOf({ ...end, sides: [] }, 'fr', 'front-page-a');
    expect(french.filter((text) => text === 'PUBLICITÉ').length).toBeGreaterThan(3);
  });

  it('take a scenario that is not in the box as it is', () => {
    const custom: View = { ...end, scenarioId: 'of-my-own' };
    expect(textsOf(custom)).toContain('Custom scenario');
    expect(readPicture(pictures['front-page-a']!(custom, 'en', NAMES)).faults).toEqual([]);
  });

  it.each(box.printed.scenario.map(({ id }) => id))(
    'CLASH-014 read goal, rules in force, list, track and articles of a custom scenario from the view (%s)',
    (id) => {
      const scenario = { ...scenarioById(id), id: 'of-my-own' };
      const state = boxGame(id, { scenario });
      expect(state.options.scenario?.id).toBe('of-my-own');
      const seen = view(state, spectator);
      expect(viewSchema.safeParse(seen).error).toBeUndefined();
      const own = seen.ownScenario!;
      const words = textsOf(seen)
        .join(' ')
        .replace(/[\s…]+/g, ' ');
      const shown = [own.name, own.goal, ...own.rules, ...own.villainReactions, ...own.scenarioReactions];
      const tracked = own.track ? [own.track.name, ...own.track.steps.map(({ text }) => text)] : [];
      const stakes = own.articles.map(({ name }) => name);
      for (const { en } of [...shown, ...tracked, ...stakes, ...own.endOfTurn]) {
        expect(words).toContain(en.slice(0, 24).trimEnd());
      }
      expect(words).not.toContain('Custom scenario');
      // A sheet of the box has its number beside its title; all else is the same.
      const { ownScenario: _own, ...printed } = seen;
      const unnumbered = textsOf({ ...printed, scenarioId: id }).map((text) => text.replace(/^(THE THREAT) \d$/, '$1'));
      expect(unnumbered).toEqual(textsOf(seen));
    },
  );
});

describe('the board of a picture', () => {
  it.each(box.printed.scenario.map(({ id }) => id))('names its zones, columns and rows (%s)', (id) => {
    const seen = viewOf(id);
    const texts = textsOf(seen, 'fr').map((text) => text.replace(/…$/, ''));
    const zones = [...new Set(seen.board.spaces.map(({ zone }) => zone))].map((zone) => {
      const [face, letter] = zone.split('/');
      return box.printed.tileFace.find((each) => each.id === face)!.zoneNames.find((name) => name.zone === letter)!.fr;
    });
    expect(zones.filter((name) => !texts.some((text) => text.length > 4 && name.startsWith(text)))).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining(Array.from({ length: seen.board.width }, (_, x) => String(x))));
  });

  it('CLASH-083 names the scenery of interaction spaces, and what lies there by its number where there are several', () => {
    const seen = viewOf('silent-hour', ({ phase }) => phase !== 'SETUP');
    const said = textsOf(seen).join(' ');
    for (const { name, pieceId } of seen.board.interactions) if (pieceId === undefined) expect(said).toContain(name.en);
    const start = textsOf(viewOf('silent-hour', ({ objects }) => objects.length > 6));
    expect(start).toEqual(expect.arrayContaining(['Car 1', 'Car 2', 'Mailbox']));
  });

  it('draws every cell where no figure stands, and every object and token of the box', () => {
    for (const { id, map } of box.printed.tileFace) expectSceneryOn(id, map, sceneryOf(id));
    const kinds = [...box.printed.objectKind, ...box.printed.tokenKind].map(({ id }) => id);
    expect(kinds.filter((id) => !isDrawn(id))).toEqual([]);
  });

  it('CLASH-081 tints zones beside each other differently, on the boards of the box and any other', () => {
    const random = Random.from('tints');
    const faces = box.printed.tileFace.map(({ id }) => id);
    const layouts = [
      ...box.printed.scenario.map(({ tiles }) => tiles),
      ...Array.from({ length: 20 }, () =>
        random
          .shuffle(faces)
          .slice(0, 6)
          .map((face, place) => ({
            face,
            column: place % 3,
            row: Math.floor(place / 3),
            turns: random.pick([0, 1, 2, 3]),
          })),
      ),
    ];
    for (const tiles of layouts) {
      const tints = tintsOf(tiles);
      const at = new Map(groundsOf(tiles).map((cell) => [`${cell.x},${cell.y}`, cell.zone]));
      expect(at.size).toBe(tiles.length * tileSize ** 2);
      for (const { x, y, zone } of groundsOf(tiles))
        for (const beside of [at.get(`${x + 1},${y}`), at.get(`${x},${y + 1}`)])
          if (zone !== undefined && beside !== undefined && beside !== zone)
            expect(tints.get(zone)).not.toBe(tints.get(beside));
    }
  });
});

describe('the panels of a picture', () => {
  it('CLASH-096 tell the special rules, reactions and steps of the scenario, tests and special actions with their texts', () => {
    const seen = viewOf('doll-parade', ({ phase }) => phase === 'ACTIVATION' || phase === 'STRATEGY');
    const said = textsOf(seen).join(' ');
    const { rules, threatSheet } = scenarioById('doll-parade');
    const beginnings = [
      ...rules,
      ...threatSheet!.villainReactions,
      ...threatSheet!.scenarioReactions,
      ...seen.specialActions,
    ].map(({ text }) => text.en.split(' ').slice(0, 4).join(' '));
    expect(beginnings.length).toBeGreaterThan(8);
    expect(beginnings.filter((words) => !said.includes(words))).toEqual([]);
    const tests = seen.tests.filter(({ closed }) => !closed).map(({ name }) => name.en);
    expect(tests.filter((name) => !said.includes(name))).toEqual([]);
  });

  it('show villains that the scenario knows, and no others', () => {
    expect(textsOf(viewOf('silent-hour'))).toEqual(expect.arrayContaining(['X-Tina', 'No’ Dalie']));
    expect(textsOf(viewOf('silent-hour'))).not.toContain('Emissary');
    const key = textsOf(viewOf('key-to-the-city', ({ turn }) => turn > 0));
    expect(key.filter((text) => /THREAT|X-Tina|No’ Dalie|Emissary/.test(text))).toEqual([]);
    expect(key).toContain('PROGRESS');
  });

  it('CLASH-210 say why a villain’s value is not what its sheet prints', () => {
    const seen = viewOf('doll-parade', ({ figures }) =>
      figures.some(({ kind, status }) => kind === 'VILLAIN' && status === 'IN_PLAY'),
    );
    const stronger: View = {
      ...seen,
      figures: seen.figures.map((figure) => (figure.sheetId === 'no-dalie' ? { ...figure, defense: 7 } : figure)),
      modifiers: seen.figures
        .filter(({ sheetId }) => sheetId === 'no-dalie')
        .map(({ figureId }) => ({ figureId, characteristic: 'DEFENSE' as const, by: 2, until: 'TURN' as const })),
    };
    expect(textsOf(stronger)).toContain('Defense 7 instead of 5: +2 this turn');
    expect(textsOf(stronger, 'fr')).toContain('Défense 7 au lieu de 5 : +2 ce tour');
  });

  it('count one action and one article as one', () => {
    const active = views.find((seen) => seen.active !== undefined)!;
    const one: View = { ...active, active: { ...active.active!, actions: 1 } };
    expect(textsOf(one)).toContain('1 action');
    const sides = one.sides.map((side) => ({ ...side, page: [] }));
    expect(textsOf({ ...one, sides }).some((text) => text.endsWith('· 0 articles'))).toBe(true);
    expect(views.some((seen) => textsOf(seen).some((text) => /\b1 (actions|articles)\b/.test(text)))).toBe(false);
  });
});
