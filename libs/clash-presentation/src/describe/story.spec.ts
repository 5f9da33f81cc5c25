import { importanceOf, locales, mattersAtLeast, type Importance, type Locale } from '#kernel';
import { optionsOffered } from '#skirmish/testing';
import {
  box,
  events,
  type EventType,
  optionsSchema,
  type Scenario,
  scenarioById,
  type SeenEvent,
} from '#clash/queries';
import { captainsGame } from '#clash-presentation/testing';
import { describe as sentenceOf } from './describe.js';
import { articleOfZone } from './places.js';

const NAMES = ['Ada', 'Élise', 'Ivo', 'Oda', 'Ugo', 'Yves'];
const silentHour = optionsSchema.parse({ scenarioId: 'silent-hour' });
const told = (event: SeenEvent, options = silentHour): [string, string] => [
  sentenceOf(event, 'en', NAMES, options),
  sentenceOf(event, 'fr', NAMES, options),
];

const moved = { type: 'figureMoved' as const, figureId: 'x-tina-1', from: '0,0', zones: [] };

describe('a story of a game', () => {
  it('names the zone that a figure moves to, and says it when the zone stays the same', () => {
    expect(told({ ...moved, to: '4,9', kind: 'TRAVEL' })).toEqual([
      'X-Tina moves to the fuel yard.',
      'X-Tina se déplace vers la cour des pompes.',
    ]);
    expect(told({ ...moved, to: '7,5', kind: 'BREAK_AWAY' })).toEqual([
      'X-Tina breaks away to the kiosk lawn.',
      'X-Tina rompt le contact et file vers la pelouse du kiosque.',
    ]);
    expect(told({ ...moved, to: '2,0', kind: 'AUTOMATIC' })).toEqual([
      'X-Tina changes position (café terrace).',
      'X-Tina change de position (terrasse du café).',
    ]);
    expect(told({ type: 'figurePushed', figureId: 'rage', from: '0,0', to: '5,7', by: 'x-tina-1' })[1]).toBe(
      'X-Tina repousse Rage vers l’allée des roses.',
    );
    expect(
      told({
        type: 'figurePlaced',
        figureId: 'no-dalie-3',
        spaceId: '4,4',
        spawned: true,
        superVillain: false,
        source: 'fan-club',
      }),
    ).toEqual(['No’ Dalie 3 appears (fountain side).', 'No’ Dalie 3 apparaît (côté fontaine).']);
  });

  it('tells zones of every tile of the box with their French article', () => {
    const names = box.printed.tileFace.flatMap(({ zoneNames }) => zoneNames.map(({ fr }) => fr));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => articleOfZone(name) === undefined)).toEqual([]);
  });

  it('tells staying as staying', () => {
    const stayed: SeenEvent = {
      type: 'choiceMade',
      seat: null,
      source: 'x-tina-advances',
      optionId: '4,4',
      staysId: 'x-tina-1',
      weighed: {
        rule: 'CLASH-227',
        drawn: false,
        candidates: [
          { candidateId: '4,4', keys: [0, 0, 1, 0] },
          { candidateId: '3,4', keys: [0, 1, 1, 1] },
        ],
      },
    };
    expect(told(stayed)).toEqual([
      'X-Tina stays in place (fountain side), as close as possible (same zone).',
      'X-Tina reste en place (côté fontaine), le plus près possible (même zone).',
    ]);
  });

  it('quotes what is chosen, and tells a space by its zone', () => {
    const choice = { type: 'choiceMade', seat: 0, source: 'duchesse-glove-slap' } as const;
    expect(told({ ...choice, optionId: '1' })).toEqual([
      expect.stringMatching(/^Ada chooses “Lose 1 action this turn” \(“Glove Slap”\)\.$/),
      'Ada choisit « Perdre 1 action ce tour » (« Le soufflet »).',
    ]);
    const spaces = ['4,9', '7,5', '2,0', '4,4'].map((optionId) => told({ ...choice, optionId }));
    expect(spaces.map(([en]) => en.replace(/ \(.*$/, ''))).toEqual([
      'Ada chooses a space of the fuel yard',
      'Ada chooses a space of the kiosk lawn',
      'Ada chooses a space of the café terrace',
      'Ada chooses a space of the fountain side',
    ]);
    expect(spaces.map(([, fr]) => fr.replace(/ \(.*$/, ''))).toEqual([
      'Ada choisit un espace de la cour des pompes',
      'Ada choisit un espace de la pelouse du kiosque',
      'Ada choisit un espace de la terrasse du café',
      'Ada choisit un espace du côté fontaine',
    ]);
    expect(told({ ...choice, optionId: '99,99' })[1]).toBe('Ada choisit un espace (« Le soufflet »).');
  });

  it('knows all choices of the box', () => {
    const offered = optionsOffered(box.printed);
    expect(offered.length).toBeGreaterThan(5);
    const sentences = offered.map(
      ([source, index]) => told({ type: 'choiceMade', seat: 0, source, optionId: String(index) })[0],
    );
    expect(sentences.filter((sentence) => !/^Ada chooses “[^“”]+”/.test(sentence))).toEqual([]);
  });

  it('quotes the choices of a custom scenario', () => {
    const early = { type: 'choiceMade', seat: 0, source: 'early-edition', optionId: '0' } as const;
    const { plan, ...rest } = scenarioById('key-to-the-city');
    const text = { en: 'The funny pages.', fr: 'Les bandes dessinées.' };
    const specialActions = plan!.specialActions.map((action) =>
      action.id === 'early-edition'
        ? { ...action, do: [{ choose: { seat: 'OWNER' as const, options: [{ text, do: [] }] } }] }
        : action,
    );
    const scenario: Scenario = { ...rest, plan: { ...plan!, specialActions } };
    expect(told(early)[0]).toMatch(/^Ada chooses “The crossword: 1 mind more” \(/);
    expect(told(early, { ...silentHour, scenario })[0]).toMatch(/^Ada chooses “The funny pages” \(/);
  });

  it('says who changes whose roll', () => {
    const changed: Extract<SeenEvent, { type: 'rollChanged' }> = {
      type: 'rollChanged',
      figureId: 'rage',
      source: 'ultrawoman-press-smile',
      faces: [],
      rerolls: [],
      successes: 4,
    };
    expect(told({ ...changed, by: 'ultrawoman' })).toEqual([
      'Ultrawoman changes the roll of Rage with “Press Smile”: now 4.',
      'Ultrawoman modifie le jet de Rage avec « Sourire de presse » : désormais 4.',
    ]);
    expect(told({ ...changed, by: 'rage' })[0]).toBe('Rage changes the roll with “Press Smile”: now 4.');
    expect(told(changed)[0]).toBe('“Press Smile” changes the roll of Rage: now 4.');
  });

  it('says who puts whom out of action, and how a figure leaves otherwise', () => {
    const out: Extract<SeenEvent, { type: 'figureOut' }> = {
      type: 'figureOut',
      figureId: 'no-dalie-1',
      side: 'A',
      cause: 'DAMAGE',
      woundIds: [],
    };
    expect(told({ ...out, by: 'undertow' })).toEqual([
      'Undertow puts No’ Dalie 1 out of action.',
      'Ressac met No’ Dalie 1 hors de combat.',
    ]);
    expect(told(out)[0]).toBe('No’ Dalie 1 is out of action, thanks to side A.');
    expect(told({ ...out, figureId: 'rage', side: null, cause: 'RESIGNED' })[1]).toBe('Rage abandonne le combat.');
  });

  it('names a test that is passed, and an object without a number where it is the only one', () => {
    const passed: Extract<SeenEvent, { type: 'testResolved' }> = {
      type: 'testResolved',
      heroId: 'rage',
      testKey: 'machine-1',
      testId: 'machine-1',
      characteristic: 'MIND',
      passed: true,
      closed: true,
      malus: false,
    };
    expect(told(passed)[0]).toBe('Rage passes the test “Sonic machine at the fruit stall” (mind), once and for all.');
    const thrown = { ...passed, testKey: 'mailbox-1:AGGRESSIVE', testId: 'mailbox-1:AGGRESSIVE', closed: false };
    expect(told(thrown)[1]).toBe('Rage réussit le test « Boîte aux lettres » (mental).');
    expect(told({ ...thrown, testId: 'car-2:AGGRESSIVE' })[0]).toBe('Rage passes the test “Car 2” (mind).');
  });

  it('CLASH-230 calls the track by its name, with what its step does', () => {
    const rises = { type: 'trackMoved', from: 4, to: 5, source: 'machines-drink' } as const;
    expect(told(rises)[0]).toMatch(/^“Silence” advances to 5: Nobody hears himself think: .+\.$/);
    expect(told({ ...rises, from: 1, to: 2 })[1]).toBe('« Silence » avance à 2.');
    const dulled = { figureId: 'rage', characteristic: 'MIND', by: -1, until: 'GAME', source: 'step-5' } as const;
    expect(told({ type: 'modifierLaid', ...dulled })[0]).toBe(
      'Rage: mind −1 for the rest of the game (Step 5 of the plan).',
    );
  });

  it('has words for a step that changes nothing, and small words before players’ names', () => {
    expect(told({ type: 'effectPassedOver', source: 'step-4', effect: 'track' })[1]).toBe(
      '« Étape 4 du plan » : le plan ne bouge plus.',
    );
    expect(told({ type: 'heroPromoted', seat: 0, side: 'A', heroId: 'rage' })[1]).toBe(
      'Rage devient le héros principal d’Ada et reçoit ses cartes écartées jusque-là.',
    );
  });

  it('CLASH-014 calls the parts of a custom scenario by the names that it gives, before those of the box', () => {
    const own: Scenario = JSON.parse(JSON.stringify(scenarioById('silent-hour'))) as Scenario;
    const sheet = own.threatSheet!;
    const [test] = sheet.tests;
    const [item] = sheet.endOfTurn;
    test!.name = { en: 'The loud one', fr: 'La bruyante' };
    item!.text = { en: 'She hums.', fr: 'Elle fredonne.' };
    sheet.articles[0]!.id = 'applause';
    sheet.articles[0]!.name = { en: 'Applause', fr: 'Ovation' };
    Object.assign(own, { id: 'humming-hour', name: { en: 'Humming Hour', fr: 'L’Heure fredonnée' } });
    const options = optionsSchema.parse({ scenario: own });
    const won = { type: 'articleWon', side: 'A', kind: 'OBJECTIVE', size: 'LARGE', points: 3 } as const;
    const sentences = [
      told({ type: 'tableLaid', scenarioId: 'humming-hour', heroesA: 1, heroesB: 1 }, options),
      told({ ...won, articleId: 'applause' }, options),
      told({ type: 'ruleTriggered', ruleId: item!.id, kind: 'ITEM' }, options),
      told({ type: 'testChanged', testKey: test!.id, change: 1, closed: false, source: 'x' }, options),
    ];
    expect(sentences.map(([en]) => en)).toEqual([
      'The table is laid for “Humming Hour”, 1 against 1.',
      'On the front page of side A, a large article: “Applause” (3 points).',
      'The villain’s turn: “She hums.”',
      'The test “The loud one” is harder now.',
    ]);
    expect(sentences[3]![1]).toBe('Le test « La bruyante » devient plus difficile.');
  });
});

describe('how much an event matters', () => {
  const of = (importance: Importance): string[] =>
    Object.keys(events).filter((type) => importanceOf(events[type as EventType]) === importance);

  it('one tells a week later who played what, who was put out, which articles were won, and the end', () => {
    expect(of('TURNING_POINT').sort()).toEqual([
      'articleWon',
      'campaignStepTaken',
      'figureOut',
      'gameEnded',
      'heroChosen',
      'heroPromoted',
      'heroesWithdrawn',
      'tableLaid',
    ]);
  });

  it('steps on the way are details: questions, dice that the result tells again, what is laid out, what did nothing', () => {
    const details = [
      'stepOpened',
      'windowOpened',
      'windowClosed',
      'attackRolled',
      'testRolled',
      'piecePlaced',
      'effectPassedOver',
      'villainItemDone',
      'actionSpent',
      'orderProposed',
    ];
    expect(of('DETAIL')).toEqual(expect.arrayContaining(details));
    expect(of('STORY')).toEqual(
      expect.arrayContaining(['figureMoved', 'attackResolved', 'damageDealt', 'testResolved', 'powerUsed']),
    );
  });
});

/** Every scenario and mode, with as many players as make different sentences. */
const games: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['rooftop-rumble', { seatsA: 2, seatsB: 2 }],
  ['silent-hour', { mode: 'COOP', seatsA: 3 }],
  ['five-shadows', { seatsA: 2, seatsB: 2, heroesA: 3 }],
  ['doll-parade', { mode: 'SOLO' }],
  ['doll-parade', { seatsA: 3, seatsB: 3 }],
  ['key-to-the-city', { seatsA: 2, seatsB: 1 }],
];

/** The words that no sentence of Clash has, beside those of all games. */
const faults: Readonly<Record<Locale, RegExp>> = {
  en: /\b1 (actions|points|zones|spaces|articles|heroes)\b|\) \(|\d,\d[^,\d]|possibility \d/,
  fr: /\bde (?:[AEIOUYÉ][a-zé]+ |Ultra|Émiss)|\bque [AEIOUÉ]|\b1 (actions|points|zones|espaces|dégâts|cartes)\b|\) \(|[a-z»] ?[^\s\d]:|\d,\d[^,\d]|possibilité \d/,
};

describe.each(games)('a whole game of %s with %j', (scenarioId, options) => {
  const game = captainsGame({ scenarioId, ...options }, `story ${scenarioId}`);
  const parsed = optionsSchema.parse({ scenarioId, ...options });
  const all = game.commits.flatMap((commit) => commit.events).filter(({ type }) => type in events) as SeenEvent[];
  const matter = (least: Importance): SeenEvent[] =>
    all.filter(({ type }) => mattersAtLeast(importanceOf(events[type]), least));

  it('is told in some hundred sentences, its turning points on a page', () => {
    expect(matter('STORY').length).toBeLessThan(Math.min(401, all.length / 2));
    expect(matter('STORY').length).toBeGreaterThan(20);
    expect(matter('TURNING_POINT').length).toBeGreaterThan(4);
    expect(matter('TURNING_POINT').length).toBeLessThan(61);
  });

  it.each(locales)('is told without coordinates, ids, two brackets in a row or wrong small words (%s)', (locale) => {
    const sentences = matter('STORY').map((event) => sentenceOf(event, locale, NAMES, parsed));
    expect(sentences.filter((sentence) => faults[locale].test(sentence))).toEqual([]);
    expect(
      sentences.filter((sentence) => /[a-z]-[a-z]+-\d|\w:[A-Z]{2}|“[a-z0-9]+(-[a-z0-9]+)+”/.test(sentence)),
    ).toEqual([]);
  });
});
