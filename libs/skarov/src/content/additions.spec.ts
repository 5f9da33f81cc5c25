import { overlay } from '#kernel/testing';
import { baseFaults } from '../base/base-faults.js';
import { box, cardsOfHero, findEventCard, findMission, findObjective, findTest, heroSheet } from './catalogue.js';
import { checkScenario } from './check-scenario.js';
import { ruleProblems, wordProblems } from './lint/check-names.js';
import { allTurn } from './power-forms.js';
import {
  eventCardSchema,
  heroSchema,
  powerCardSchema,
  roomSchema,
  scenarioSchema,
  type Base,
  type EventCard,
  type Hero,
  type PowerCard,
  type Room,
  type Scenario,
} from './schema.js';

const text = (en: string, fr: string) => ({ en, fr });

/** A new hero, made of the usual parts. */
function aHero(): Hero {
  const sheet = {
    speed: 2,
    attack: 3,
    defense: 4,
    mind: 5,
    health: 4,
    innate: {
      id: 'lady-lens-power',
      name: text('Focus', 'Mise au point'),
      text: text('Always: you may make ranged attacks.', 'Toujours : vous pouvez attaquer à distance.'),
      power: {
        trigger: 'PERMANENT' as const,
        grants: [{ who: { of: 'SELF' as const }, ability: 'RANGED_ATTACKS' as const }],
      },
    },
  };
  const mission = (number: number) => ({
    id: `lady-lens-${number}`,
    text: text(`Hit ${number} times.`, `Touchez ${number} fois.`),
    condition: { atLeast: { what: { deed: { of: { of: 'SELF' as const }, what: 'HITS' as const } }, number } },
    atEnd: false,
  });
  return {
    id: 'lady-lens',
    name: text('Lady Lens', 'Lady Lens'),
    type: text('Optician', 'Opticienne'),
    flavor: text('Sees through everything but herself.', 'Voit à travers tout, sauf elle-même.'),
    emblem: 'star',
    color: '#336699',
    missions: [mission(3), mission(5)],
    praise: text('Clear view', 'Vue dégagée'),
    discredit: text('Blurred', 'Floue'),
    sheets: { ROOKIE: sheet, HERO: sheet, VETERAN: sheet },
  };
}

const aCard = (number: number): PowerCard => ({
  id: `lady-lens-card-${number}`,
  heroId: 'lady-lens',
  set: 'BASE',
  name: text('Glint', 'Reflet'),
  flavor: text('A flash.', 'Un éclair.'),
  special: {
    type: 'ATTACK',
    ...allTurn('you have +1 attack.', 'vous avez +1 en attaque.', {
      modifiers: [{ who: { of: 'SELF' }, characteristic: 'ATTACK', by: 1 }],
    }),
  },
  technique: { attack: 1 },
});

/** A room for tile 9 with an objective, a test, a trap and an activation, laid over the plain face of that tile. */
function aRoom(): Room {
  const plain = box.known.room('t9b');
  return {
    ...plain,
    id: 't9c',
    face: { ...plain.face, id: 't9c', features: [{ x: 2, y: 2, id: 'bell' }], map: belled(plain.face.map) },
    kind: 'OBJECTIVE',
    scenery: [{ id: 'bell', name: text('Bell', 'Cloche') }],
    tests: [
      {
        id: 'silence-the-bell',
        name: text('Silence the bell', 'Faire taire la cloche'),
        text: text('At the bell: mind 4. The alarm falls by 1.', 'À la cloche : mental 4. L’alarme baisse de 1.'),
        at: { feature: 't9c/bell' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        addHeroes: false,
        direct: false,
        repeatable: true,
        onSuccess: [{ advance: { objective: 'alarm', by: -1 } }],
        onFailure: [],
      },
    ],
    traps: [
      {
        id: 'echo',
        name: text('Echo', 'Écho'),
        text: text('Who comes in takes 1 damage.', 'Qui entre subit 1 dégât.'),
        on: { zoneEntered: { zone: 't9c/a' } },
        zones: ['t9c/a'],
        do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
      },
    ],
    activation: { text: text('It rings.', 'Elle sonne.'), do: [{ advance: { objective: 'alarm', by: 1 } }] },
    objective: {
      id: 'alarm',
      name: text('The Alarm', 'L’Alarme'),
      text: text('Neutralised at 0, reached at 9.', 'Neutralisé à 0, atteint à 9.'),
      counter: { name: text('Alarm', 'Alarme'), start: 3 },
      neutralised: { atMost: { what: { counter: 'alarm' }, number: 0 } },
      reached: { atLeast: { what: { counter: 'alarm' }, number: 9 } },
      endOfTurn: [{ advance: { objective: 'alarm', by: 1 } }],
      articleId: box.printed.article[0]!.id,
    },
  };
}

/** The effects of a room; its drawing and its marks speak of letters. */
const saidOf = ({ tests, traps, activation, objective }: Room) => [tests, traps, activation, objective];

/** The drawing with an interaction space in the middle. */
const belled = (map: readonly string[]): string[] =>
  map.map((row, y) => (y === 2 ? `${row.slice(0, 2)}i${row.slice(3)}` : row));

const anEventCard: EventCard = {
  id: 'bad-weather',
  name: text('Bad Weather', 'Mauvais temps'),
  copies: 1,
  technique: { actions: 1 },
  event: {
    text: text('Event: draw 1 event card.', 'Événement : piochez 1 carte Événement.'),
    effects: [{ drawEvents: { count: 1 } }],
  },
};

/** The shortest base of the box, its objective room changed for the made one. */
function aBase(): Pick<Base, 'tiles' | 'passages' | 'minions' | 'lieutenants'> {
  return {
    tiles: [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't9c', column: 0, row: -1, turns: 0 },
      { faceId: 't2a', column: 0, row: -2, turns: 0 },
    ],
    passages: [
      { edge: '2,-1,S', kind: 'AIRLOCK' },
      { edge: '2,-6,S', kind: 'DOOR' },
    ],
    minions: [],
    lieutenants: [],
  };
}

const anAdventure = (): Scenario => ({
  id: 'ring-the-changes',
  name: text('Ring the Changes', 'Branle-bas'),
  intro: text('Somebody rings.', 'On sonne.'),
  heroes: { least: 1, most: 2, recommended: 2 },
  difficulty: 'EASY',
  turnLimit: 9,
  base: aBase(),
  doors: [],
  rules: [
    {
      id: 'louder',
      text: text('A fall rings.', 'Une chute sonne.'),
      on: { heroOut: {} },
      do: [{ advance: { objective: 'alarm', by: 1 } }],
    },
  ],
  articles: [],
});

describe('content is data: without a line of code', () => {
  const laid = overlay(box);
  const everywhere = { rooms: [...box.printed.room, aRoom()], articles: box.printed.article.map(({ id }) => id) };

  it('SKAROV-RANK-03 a hero is added, with its missions and cards', () => {
    const hero = heroSchema.parse(aHero());
    laid.add('hero', hero);
    laid.add('powerCard', powerCardSchema.parse(aCard(1)));
    expect(heroSheet(hero.id, 'VETERAN').mind).toBe(5);
    expect(findMission('lady-lens-5')).toEqual(hero.missions[1]);
    expect(cardsOfHero(hero.id).map(({ id }) => id)).toEqual(['lady-lens-card-1']);
    expect(wordProblems([hero, aCard(1)], everywhere)).toEqual([]);
  });

  it('SKAROV-TILE-01 SKAROV-OBJ-01 a room is added, and a base with it is sound', () => {
    const made = roomSchema.parse(aRoom());
    expect(baseFaults(aBase())).not.toEqual([]);
    laid.add('room', made);
    expect(findObjective('alarm')?.counter.start).toBe(3);
    expect(findTest('silence-the-bell')?.repeatable).toBe(true);
    expect(ruleProblems(saidOf(made), everywhere)).toEqual([]);
    expect(baseFaults(aBase())).toEqual([]);
  });

  it('SKAROV-EVT-01 an event card is added', () => {
    laid.add('eventCard', { id: 'event:21', text: eventCardSchema.parse(anEventCard) });
    expect(findEventCard('event:21')?.technique).toEqual({ actions: 1 });
    expect(wordProblems(anEventCard, everywhere)).toEqual([]);
  });

  it('SKAROV-BASE-01 an adventure is added, in a new room', () => {
    laid.add('room', aRoom());
    expect(checkScenario(scenarioSchema.parse(anAdventure()))).toEqual([]);
    expect(checkScenario({ ...anAdventure(), base: { ...aBase(), tiles: aBase().tiles.slice(0, 2) } })).not.toEqual([]);
  });
});

describe('what the box says names only what there is:', () => {
  const everywhere = { rooms: box.printed.room, articles: box.printed.article.map(({ id }) => id) };

  it.each(box.printed.room.map((room) => [room.id, room] as const))('room %s', (_, room) => {
    expect(ruleProblems(saidOf(room), everywhere)).toEqual([]);
    const own = room.face.zoneNames.map(({ zone }) => `${room.id}/${zone}`);
    for (const { zones } of room.traps) expect(own).toEqual(expect.arrayContaining(zones));
    if (room.objective) expect(box.find.article(room.objective.articleId)).toBeDefined();
  });

  it('heroes, villains, cards', () => {
    const { hero, powerCard, villainSheet, woundText, eventText } = box.printed;
    expect(wordProblems([hero, powerCard, villainSheet, woundText, eventText], everywhere)).toEqual([]);
  });
});
