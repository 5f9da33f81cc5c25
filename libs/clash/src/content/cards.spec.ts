import {
  effectsWithoutChoice,
  hinders,
  objectsIn,
  partsAtFault,
  repeated,
  under,
  wordsTooLate,
  wordsWithoutAttack,
} from '#skirmish/testing';
import { ranks, type Rank } from '../words.js';
import { box, cardsOfHero, heroSheet } from './catalogue.js';
import { powerCardSchema, type PowerCard, type Technique } from './schema.js';
import { powersOfHeroes } from './testing/open-records.js';
import { abilitySchema, momentSchema } from './vocabulary.js';

const { hero: heroes, powerCard: powerCards, woundText: woundCards } = box.printed;
const of = (type: string) => powerCards.filter(({ special }) => special?.type === type);
const reactions = powersOfHeroes.filter(({ power }) => power.trigger === 'REACTION');
const worth = ({ speed = 0, attack = 0, defense = 0, mind = 0 }: Technique = {}) =>
  speed + 2 * attack + 2 * defense + mind;
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('the power cards', () => {
  it.each(powerCards)('$id is as the schema says', (card) => {
    expect(powerCardSchema.parse(card)).toEqual(card);
  });

  it('CLASH-010 are 72, each its own hero’s', () => {
    expect(powerCards).toHaveLength(72);
    expect(repeated(powerCards.map(({ id }) => id))).toEqual([]);
    for (const { id, heroId } of powerCards) expect(id.startsWith(`${heroId}-`)).toBe(true);
  });

  it.each(heroes)(
    'CLASH-022 CLASH-065 CLASH-070 $id has 7 ordinary cards, a weakness, 2 Rookie, 2 Veteran',
    ({ id }) => {
      const sets = (['BASE', 'WEAKNESS', 'ROOKIE', 'VETERAN'] as const).map((set) => cardsOfHero(id, set).length);
      expect(sets).toEqual([7, 1, 2, 2]);
    },
  );

  it('CLASH-044 CLASH-045 CLASH-046 CLASH-047 have a special power, a technique, or both', () => {
    for (const { id, special, technique } of powerCards)
      expect([id, Boolean(special ?? technique)]).toEqual([id, true]);
    for (const { technique } of powerCards) if (technique) expect(worth(technique)).toBeGreaterThan(0);
  });

  it('CLASH-049 CLASH-215 leave every hero a card that may be laid, as none is ever taken out of the game', () => {
    for (const word of ['remove', 'endGame']) expect(under(powersOfHeroes, word)).toEqual([]);
    for (const { id } of heroes) {
      expect(cardsOfHero(id, 'BASE').every(({ special, technique }) => special && technique)).toBe(true);
    }
  });

  it('CLASH-064 weakness cards lie left only, and harm', () => {
    expect(of('WEAKNESS')).toEqual(powerCards.filter(({ set }) => set === 'WEAKNESS'));
    for (const { id, special, technique } of of('WEAKNESS')) {
      expect([id, technique]).toEqual([id, undefined]);
      expect([id, special && hinders(special.power)]).toEqual([id, true]);
    }
  });

  it('CLASH-066 CLASH-067 weakness cards say nothing of the heal, which every one of them has', () => {
    expect(under(of('WEAKNESS'), 'heal')).toEqual([]);
  });

  it('CLASH-064 some weakness cards harm allies too', () => {
    const shared = of('WEAKNESS').filter((card) => /"(ALLIES|HEROES)"/.test(JSON.stringify(card)));
    expect(shared.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the types of special powers (CLASH-062)', () => {
  const words: Record<string, RegExp> = {
    MOVEMENT: /"(move|moveFreely|place|swap|push)"|"SPEED"|SURE_FOOTED|IGNORE_ENEMIES_MOVING/,
    ATTACK: /"(attack|damage|changeRoll|power|combat)"|"ATTACK"/,
    DEFENSE: /"DEFENSE"|"ATTACK_ON"/,
    MIND: /"MIND"|TESTS_ONE_DIE_FEWER|"TEST_BY"/,
    COORDINATION: /"ALLIES"|"side":"OWN"/,
  };

  it.each(Object.entries(words))('CLASH-062 %s cards do what the type says', (type, expected) => {
    expect(of(type).length).toBeGreaterThanOrEqual(6);
    for (const { special } of of(type)) expect(JSON.stringify(special?.power)).toMatch(expected);
  });

  it.each(heroes)('CLASH-062 $id has an ordinary card of every type but weakness', ({ id }) => {
    const types = new Set(cardsOfHero(id, 'BASE').map(({ special }) => special?.type));
    expect([...types].sort()).toEqual(['ATTACK', 'COORDINATION', 'DEFENSE', 'MIND', 'MOVEMENT']);
  });
});

describe('the powers', () => {
  it('CLASH-058 CLASH-059 CLASH-060 CLASH-211 have the parts that their trigger needs, and no others', () => {
    for (const { id, power } of powersOfHeroes) expect([id, partsAtFault(power)]).toEqual([id, []]);
  });

  it('CLASH-211 CLASH-267 change an attack only while it can be changed', () => {
    expect(under(reactions, 'changeRoll').length).toBeGreaterThan(1);
    for (const { id, power } of reactions) expect([id, wordsTooLate(power)]).toEqual([id, []]);
  });

  it('CLASH-211 words of a running attack stand in reactions only', () => {
    for (const { id, power } of powersOfHeroes) expect([id, wordsWithoutAttack(power)]).toEqual([id, []]);
  });

  it('CLASH-213 CLASH-262 give actions and attacks for nothing once a turn at most', () => {
    const free = reactions.filter(({ power }) => [...under(power, 'attack'), ...under(power, 'giveAction')].length > 0);
    expect(free.length).toBeGreaterThanOrEqual(3);
    for (const { id, power } of free) expect([id, power.reaction?.oncePerTurn]).toEqual([id, true]);
    const paid = powersOfHeroes.filter(({ power }) => power.trigger === 'ACTION');
    expect(under(paid, 'giveAction')).toEqual([]);
  });

  it('CLASH-211 speak of the attacker as CAUSE in answers to attacks only', () => {
    const others = powersOfHeroes.filter(({ power }) => power.reaction?.to !== 'ATTACK_ON');
    expect(JSON.stringify(others)).not.toContain('"CAUSE"');
  });

  it('CLASH-214 speak of CHOSEN only inside a choice, or inside each', () => {
    expect(JSON.stringify(powersOfHeroes)).toContain('"CHOSEN"');
    for (const { id, power } of powersOfHeroes) expect([id, effectsWithoutChoice(power)]).toEqual([id, []]);
  });
});

describe('the vocabulary', () => {
  /** Words that only scenarios, threat sheets and objects use: they name tests, tokens, sheets or articles. */
  const forScenarios = new Set([
    ...['spawn', 'remove', 'putToken', 'takeToken', 'putObject', 'setDoor', 'track'],
    ...['easeTest', 'hardenTest', 'openTest', 'closeTest', 'award', 'endGame'],
  ]);
  const effectWords = [
    ...[
      'move',
      'moveFreely',
      'place',
      'swap',
      'push',
      'attack',
      'damage',
      'heal',
      'modify',
      'drawWound',
      'discardCard',
    ],
    ...['loseAction', 'giveAction', 'changeRoll', 'preventDamage', 'redirectAttack', 'addDamage'],
    ...['if', 'each', 'roll', 'chooseFigure', 'choose', 'oneOf'],
  ];

  it.each(effectWords)('has a card or sheet that says %s', (word) => {
    expect(
      under(
        powersOfHeroes.map(({ power }) => power),
        word,
      ).length,
    ).toBeGreaterThanOrEqual(1);
  });

  it('hero cards say nothing that only a scenario can mean', () => {
    for (const word of forScenarios)
      expect([
        word,
        under(
          powersOfHeroes.map(({ power }) => power),
          word,
        ),
      ]).toEqual([word, []]);
  });

  it.each(['combat', 'power', 'successes', 'reroll', 'defense'])('changes rolls by %s', (part) => {
    const changes = under(powersOfHeroes, 'changeRoll');
    expect(under(changes, part).length).toBeGreaterThanOrEqual(1);
  });

  it('has every ability on a card, a sheet or a wound', () => {
    const granted = new Set(under(powersOfHeroes, 'ability'));
    for (const ability of abilitySchema.options) expect(granted).toContain(ability);
  });

  it('has a power for every trigger, moment and characteristic', () => {
    const triggers = new Set(powersOfHeroes.map(({ power }) => power.trigger));
    expect(triggers).toEqual(new Set(['PERMANENT', 'ACTION', 'UNIQUE_ACTION', 'REACTION', 'REVEAL']));
    const moments = new Set(reactions.map(({ power }) => power.reaction?.moment));
    for (const moment of momentSchema.options) expect(moments).toContain(moment);
    const occasions = new Set(reactions.map(({ power }) => power.reaction?.to));
    expect(occasions).toEqual(new Set(['ATTACK_ON', 'ATTACK_BY', 'TEST_BY']));
    const changed = new Set(
      powersOfHeroes.flatMap(({ power }) => (power.modifiers ?? []).map((each) => each.characteristic)),
    );
    for (const characteristic of ['SPEED', 'ATTACK', 'DEFENSE', 'MIND'] as const)
      expect(changed).toContain(characteristic);
    const lasting = new Set(objectsIn(powersOfHeroes).flatMap((record) => record['until'] ?? []));
    expect(lasting).toEqual(new Set(['ACTIVATION', 'TURN']));
  });
});

describe('the balance of the cards', () => {
  it.each(heroes)('$id has techniques worth what those of the others are worth', ({ id }) => {
    const sum = (set: PowerCard['set']) => total(cardsOfHero(id, set).map(({ technique }) => worth(technique)));
    expect([sum('BASE'), sum('ROOKIE'), sum('VETERAN')]).toEqual([22, 4, 12]);
    const attack = total(cardsOfHero(id, 'BASE').map(({ technique }) => technique?.attack ?? 0));
    expect([5, 6]).toContain(attack);
  });

  it('has techniques of many kinds: none is printed on more than six cards', () => {
    const printed = powerCards.flatMap(({ technique }) =>
      technique ? [JSON.stringify(Object.entries(technique).sort())] : [],
    );
    const times = new Map(printed.map((each) => [each, printed.filter((other) => other === each).length]));
    expect(times.size).toBeGreaterThanOrEqual(30);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(6);
  });

  it.each(heroes)('CLASH-043 no two cards of $id bring defense below 1 or combat dice below 0', ({ id }) => {
    const cards = [...cardsOfHero(id), ...woundCards].map(({ technique }) => technique ?? {});
    for (const rank of ranks satisfies readonly Rank[]) {
      const sheet = heroSheet(id, rank);
      for (const [place, one] of cards.entries()) {
        for (const other of cards.slice(place + 1)) {
          expect(sheet.defense + (one.defense ?? 0) + (other.defense ?? 0)).toBeGreaterThanOrEqual(1);
          const malus = Math.min(0, one.attack ?? 0) + Math.min(0, other.attack ?? 0);
          expect(sheet.attack + malus).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
