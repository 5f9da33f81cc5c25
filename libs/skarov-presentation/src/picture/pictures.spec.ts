import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import {
  atSeat,
  auditor,
  clone,
  locales,
  LocalGame,
  nextRandomCommand,
  Random,
  spectator,
  type CommandOf,
  type Locale,
  type Viewer,
} from '#kernel';
import { beyond, spaceIdOf } from '#skirmish/cells';
import { expectSceneryOn } from '#skirmish-presentation/testing';
import {
  boardOfBase,
  box,
  cardsOfHero,
  eventCard,
  eventCardIds,
  room,
  type State,
  view,
  type View,
  viewSchema,
  woundCardIds,
} from '#skarov/queries';
import { skarov } from '../skarov.js';
import { aGame, type GameSetup, given } from '#skarov/testing';
import { wallsOf } from './base-edges.js';
import { baseSeen, nextPieces } from './base-seen.js';
import { heroStories } from './hero-stories.js';
import { pictures } from './pictures.js';
import { sceneryOf } from './scenery.js';
import { isDrawn } from './token-shapes.js';
import { drawnTiles, tintsOf } from './zone-tints.js';

const NAMES = ['Ada <b>', '"Bo" & Co', 'D\u0000\uD800é', 'Chloé', 'Émile'];

/** A game in which all seats pick at random, as it was after each command; without an adventure on a base of the overlord’s own. */
function statesOf(options: Readonly<Record<string, unknown>>): State[] {
  const seed = `pictures ${JSON.stringify(options)}`;
  const game = LocalGame.start(skarov, { options, seed });
  const random = Random.from(seed);
  const seats = game.state.seats.map(({ seat }) => seat);
  const chosen = { type: 'chooseScenario', scenarioId: 'CUSTOM', difficulty: 'NORMAL' } as const;
  if (game.state.step === 'setup.scenario')
    game.must({ type: 'play', seat: game.state.overlord.seat, command: chosen });
  const states = [clone(game.state)];
  for (;;) {
    const command = nextRandomCommand(game, seats, random, { timeOuts: 30, resignations: 0 });
    if (!command) return states;
    game.must(command);
    states.push(clone(game.state));
  }
}

const { id: _id, name: _name, heroes: _heroes, ...nineRooms } = box.known.base('headquarters');

const games = [
  { heroes: 1, scenarioId: 'light-showers' },
  { heroes: 3, scenarioId: 'nine-turns-to-launch' },
  { heroes: 4, base: nineRooms },
  { heroes: 3 },
].map(statesOf);

/** Each game at its beginning, while the base grows, on its way and over, each for another viewer. */
const views: View[] = games.flatMap((states) => {
  const setUp = states.filter(({ phase }) => phase === 'SETUP');
  const later = states.filter(({ phase }) => phase !== 'SETUP');
  const at = (among: readonly State[], part: number, viewer: Viewer): View =>
    view(among[Math.round((among.length - 1) * part)]!, viewer);
  const overlord = atSeat(states[0]!.overlord.seat);
  return [
    at(setUp, 0, spectator),
    at(setUp, 0.5, overlord),
    at(setUp, 0.9, spectator),
    at(later, 0, atSeat(0)),
    at(later, 0.3, overlord),
    at(later, 0.6, spectator),
    at(later, 1, auditor),
  ];
});

const textsOf = (seen: View, locale: 'en' | 'fr' = 'en', picture = 'table'): readonly string[] =>
  readPicture(pictures[picture]!(seen, locale, NAMES)).texts;

const said = (...seen: Parameters<typeof textsOf>): string => textsOf(...seen).join(' ');

/** The view of a game in a state that a test wants. */
const seenIn = (setup: GameSetup, viewer: Viewer): View => view(given(aGame(setup)).state, viewer);

describe.each(Object.keys(pictures))('the picture %s of Skarov', (name) => {
  const draw = (seen: View, locale: Locale): string => pictures[name]!(seen, locale, NAMES);
  const drawnIn = drawAll(draw, views);

  it.each(locales)('is well-formed SVG of shapes and words alone, under 400 KB (%s)', (locale) => {
    expect(views.length).toBe(28);
    expectWellDrawn(drawnIn(locale));
  });

  it('is the same for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });
});

describe('pictures of Skarov', () => {
  it('are drawn from views as the schema has them, and escape names', () => {
    for (const seen of views) expect(viewSchema.safeParse(seen).error).toBeUndefined();
    expect(textsOf(views.find(({ heroes }) => heroes.length > 0)!).some((text) => text.startsWith('Ada <b> · '))).toBe(
      true,
    );
  });

  const [left, right] = cardsOfHero('sgt-freedom', 'BASE').filter(({ special, technique }) => special && technique);
  const plan = [
    { cardId: left!.id, side: 'LEFT' as const },
    { cardId: right!.id, side: 'RIGHT' as const },
  ];
  const planned: GameSetup = { heroes: [{ id: 'sgt-freedom', hand: plan.map(({ cardId }) => cardId), plan }, {}] };

  it('SKAROV-STRAT-07 a plan lies face down, by its sides, for all but the heroes', () => {
    for (const viewer of [spectator, atSeat(2)]) {
      const texts = textsOf(seenIn(planned, viewer));
      expect(texts.filter((text) => text === 'face down')).toHaveLength(2);
      expect(texts).toEqual(expect.arrayContaining(['power', 'technique']));
      expect(texts).not.toContain(left!.name.en);
    }
    const own = textsOf(seenIn(planned, atSeat(1)));
    expect(own).toEqual(expect.arrayContaining([left!.name.en, right!.name.en]));
    expect(own).not.toContain('face down');
  });

  it('SKAROV-STRAT-12 a card of a plan that was turned face up is read by all players', () => {
    const seen = view(
      given(aGame(planned)).with((state) => {
        state.heroes[0]!.shown = [left!.id];
      }).state,
      spectator,
    );
    const texts = textsOf(seen);
    expect(texts).toContain(left!.name.en);
    expect(texts).not.toContain(right!.name.en);
    expect(texts.filter((text) => text === 'face down')).toHaveLength(1);
  });

  it('SKAROV-EVT-02 event cards by sheets are read by the overlord alone, but for those face up', () => {
    const [hidden = '', shown = '', held = ''] = eventCardIds.filter(
      (id, index, all) =>
        eventCard(id).technique && all.findIndex((other) => eventCard(other).id === eventCard(id).id) === index,
    );
    const set = [
      { cardId: hidden, sheetId: 'android', shown: false },
      { cardId: shown, sheetId: 'skarov', shown: true },
    ];
    const setup: GameSetup = { heroes: [{}, {}], overlord: { set, hand: [held] } };
    const nameOf = (id: string): string => eventCard(id).name.en;
    for (const viewer of [spectator, atSeat(0)]) {
      const texts = textsOf(seenIn(setup, viewer));
      expect(texts).toContain(nameOf(shown));
      expect(texts.filter((text) => text === 'face down')).toHaveLength(1);
      for (const id of [hidden, held]) expect(texts).not.toContain(nameOf(id));
    }
    const own = textsOf(seenIn(setup, atSeat(2)));
    expect(own).toEqual(expect.arrayContaining([hidden, shown, held].map(nameOf)));
    expect(own).not.toContain('face down');
  });

  it('SKAROV-STRAT-13 a hand with wound cards shows others no card, only how many there are', () => {
    const [wound = ''] = woundCardIds;
    const setup: GameSetup = { heroes: [{ id: 'sgt-freedom', hand: [left!.id, wound] }, {}] };
    expect(textsOf(seenIn(setup, atSeat(0)))).toContain(box.known.woundCard(wound).text.name.en);
    for (const viewer of [spectator, atSeat(2)])
      expect(textsOf(seenIn(setup, viewer))).not.toContain(box.known.woundCard(wound).text.name.en);
  });
});

describe('the base in a picture', () => {
  const [nine] = views.filter(({ board, turn }) => board.tiles.length === 9 && turn > 0);

  it('names rooms, zones, columns and rows, those before the entry tile with a minus', () => {
    const texts = textsOf(nine!, 'fr').map((text) => text.replace(/…$/, ''));
    const rooms = nine!.board.tiles.map(({ faceId }) => room(faceId).face);
    expect(rooms.filter(({ name }) => !texts.some((text) => text.length > 4 && name.fr.startsWith(text)))).toEqual([]);
    const xs = nine!.board.spaces.map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan(0);
    const columns = [...new Set(xs)].map((x) => (x < 0 ? `−${-x}` : String(x)));
    expect(texts).toEqual(expect.arrayContaining(columns));
  });

  it('SKAROV-TILE-06 marks reinforcement spaces with the number of heroes from which they are usable', () => {
    const marks = nine!.board.spaces.flatMap(({ reinforcement }) =>
      reinforcement === undefined ? [] : `${reinforcement}+`,
    );
    expect(marks.length).toBeGreaterThan(9);
    const texts = textsOf(nine!).filter((text) => /^[234]\+$/.test(text));
    expect(texts.sort()).toEqual(marks.sort());
  });

  it('SKAROV-BASE-04 walls stand between rooms where no passage lies, as the board of the game has them', () => {
    const { tiles, passages } = nine!.board;
    const walls = wallsOf(nine!.board);
    const board = boardOfBase({ tiles, passages });
    for (const wall of walls) {
      const [one, other] = [spaceIdOf(wall), spaceIdOf(beyond(wall))];
      if (board.hasSpace(one) && board.hasSpace(other))
        expect(passages.map(({ edge }) => edge)).not.toContain(`${one},${wall.edge}`);
    }
    const edges = new Set(walls.map(({ x, y, edge }) => `${x},${y},${edge}`));
    expect(passages.filter(({ edge }) => edges.has(edge))).toEqual([]);
    const between = (from: number, beside: number): string[] =>
      Array.from({ length: 5 }, (_, step) => `${from},${beside + step},E`);
    const open = passages.map(({ edge }) => edge).filter((edge) => between(4, 0).includes(edge));
    expect(between(4, 0).filter((edge) => edges.has(edge))).toHaveLength(5 - open.length);
  });

  it('SKAROV-BASE-15 SKAROV-BASE-16 while it grows all players see where the next piece may be laid', () => {
    const states = games[3]!;
    /** Where a command of a step lays its piece. */
    const placeIn: Readonly<Record<string, (command: CommandOf<typeof skarov>) => string[]>> = {
      'setup.tiles': (command) => (command.type === 'placeTile' ? [`${command.column},${command.row}`] : []),
      'setup.passages': (command) => (command.type === 'placePassage' ? [command.edge] : []),
      'setup.minions': (command) => (command.type === 'placeMinion' ? [command.spaceId] : []),
      'setup.lieutenants': (command) => (command.type === 'placeLieutenant' ? [command.spaceId] : []),
    };
    for (const [step, placeOf] of Object.entries(placeIn)) {
      const during = states.filter((state) => state.step === step);
      expect(during.length).toBeGreaterThan(1);
      for (const state of during) {
        const seen = view(state, spectator);
        const { tiles, edges, spaces } = nextPieces(seen, baseSeen(seen));
        const marked = [...tiles.map(({ column, row }) => `${column},${row}`), ...edges, ...spaces];
        const legal = [...skarov.legalCommands(state, state.overlord.seat)].flatMap(placeOf);
        expect([step, marked.sort()]).toEqual([step, [...new Set(legal)].sort()]);
      }
      const text = said(view(during[0]!, spectator));
      expect(text).toContain('THE BASE GROWS');
      expect(text).toMatch(/Rooms laid: \d of 9/);
    }
    const confirmed = view(
      states.find(({ turn }) => turn > 0)!,
      spectator,
    );
    expect(said(confirmed)).not.toContain('THE BASE GROWS');
  });

  it('draws every cell where no figure stands, and every kind of token', () => {
    for (const { id, face } of box.printed.room) expectSceneryOn(id, face.map, sceneryOf(id));
    expect(box.printed.tokenKind.filter(({ id }) => !isDrawn(id))).toEqual([]);
  });

  it('SKAROV-TILE-05 tints zones beside each other differently, on bases of the box', () => {
    for (const { tiles } of box.printed.base) {
      const tints = tintsOf(tiles);
      const at = new Map(
        drawnTiles(tiles).flatMap((tile) =>
          boardOfBase({ tiles: [tile], passages: [] }).spaces.map(
            (space) => [`${space.x},${space.y}`, space.zoneId] as const,
          ),
        ),
      );
      for (const [cell, zone] of at) {
        const [x = 0, y = 0] = cell.split(',').map(Number);
        for (const beside of [at.get(`${x + 1},${y}`), at.get(`${x},${y + 1}`)])
          if (beside && zone && beside !== zone) expect(tints.get(zone)).not.toBe(tints.get(beside));
      }
    }
  });

  it('SKAROV-OBJ-01 SKAROV-TILE-13 objectives tell their count and how they are settled, rules their traps', () => {
    const running = nine!.objectives[0]!;
    const counted = said({ ...nine!, objectives: [{ ...running, counter: 7 }] });
    expect(counted).toMatch(/: 7\b/);
    expect(counted).toContain('undecided');
    expect(said({ ...nine!, objectives: [{ ...running, settledFor: 'HEROES' }] })).toContain('neutralised');
    expect(said({ ...nine!, objectives: [{ ...running, settledFor: 'OVERLORD' }] }, 'fr')).toContain('atteint');
    const trap = nine!.board.tiles.flatMap(({ faceId }) => room(faceId).traps)[0]!;
    expect(said(nine!)).toContain(trap.text.en.split(' ').slice(0, 5).join(' '));
  });
});

describe('the front page of the Guardians’ Chronicles', () => {
  const over = views.find(({ result: over }) => over !== undefined)!;
  type Article = View['page'][number];
  const article = (subject: Article['subject'], articleId: string, side: Article['side'], turn = 3): Article => ({
    subject,
    articleId,
    side,
    weight: 1,
    turn,
  });
  const paper = (page: Article[], more: Partial<View> = {}): string =>
    said({ ...over, page, difference: 0, ...more }, 'en', 'front-page');

  it('SKAROV-OBJ-02 prints the face of the side that has won an article', () => {
    const [storm] = box.printed.article;
    for (const side of ['HEROES', 'OVERLORD'] as const) {
      const text = paper([article('OBJECTIVE', storm!.id, side)]);
      expect(text).toContain(storm!.faces[side].headline.en.split(' ').slice(0, 2).join(' '));
      expect(text).toContain(side === 'HEROES' ? '+1' : '−1');
    }
  });

  it('SKAROV-NEWS-02 SKAROV-NEWS-03 praise tells the deed and its mission, disgrace the fall and its turn', () => {
    const hero = { ...over.heroes[0]!, heroId: 'sgt-freedom', missionId: 'sgt-freedom-mission-1' };
    const heroes = [hero];
    const praise = paper([article('PRAISE', 'sgt-freedom', 'HEROES')], { heroes });
    const disgrace = paper([article('DISGRACE', 'sgt-freedom', 'OVERLORD')], { heroes });
    expect(praise).toContain('The task had been:');
    expect(praise).toContain('PRAISE');
    expect(disgrace).toContain('(Turn 3.)');
    expect(disgrace).not.toContain('The task');
    expect(Object.keys(heroStories).sort()).toEqual(box.printed.hero.map(({ id }) => id).sort());
  });

  it('SKAROV-NEWS-05 SKAROV-NEWS-06 the headline goes by the difference, and comes with the end', () => {
    const final = article('FINAL', 'final-article', 'HEROES');
    const end = { result: { reason: 'SKAROV_OUT', winner: 'HEROES' } } as const;
    const [narrow, victory] = ['heroes-narrow', 'heroes-victory'].map((id) => box.known.headline(id).title.en);
    expect(paper([final], end)).toContain(victory!.split(' ').slice(0, 3).join(' '));
    const even = [final, article('DISGRACE', 'super-nova', 'OVERLORD')];
    expect(paper(even, end)).toContain(narrow!.split(' ').slice(0, 2).join(' '));
    const { result: _over, ...running } = over;
    expect(said({ ...running, page: even }, 'en', 'front-page')).not.toContain(
      narrow!.split(' ').slice(0, 2).join(' '),
    );
  });

  it('SKAROV-GEN-13 where a side has given up the headline is the other’s', () => {
    const end = { result: { reason: 'RESIGNATION', winner: 'OVERLORD' } } as const;
    const narrow = box.known.headline('overlord-narrow').title.en;
    expect(paper([article('PRAISE', 'super-nova', 'HEROES')], end)).toContain(narrow.split(' ').slice(0, 3).join(' '));
  });

  it('SKAROV-NEWS-04 fills its gaps with advertisements, in both languages, none of them twice', () => {
    const early = views.find(({ page }) => page.length === 0)!;
    for (const [locale, word] of [
      ['en', 'ADVERTISEMENT'],
      ['fr', 'PUBLICITÉ'],
    ] as const) {
      const texts = textsOf(early, locale, 'front-page');
      expect(texts.filter((text) => text === word).length).toBeGreaterThan(3);
      const whole = texts.join(' ');
      for (const { text } of box.printed.advertisement) {
        const beginning = text[locale].split(' ').slice(0, 3).join(' ');
        expect(whole.split(beginning).length).toBeLessThan(3);
      }
    }
  });
});
