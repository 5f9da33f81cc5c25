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
import { cardsOfHero } from './catalogue.js';
import { heroes, powerCards } from './heroes/index.js';
import { powerCardSchema, type PowerCard } from './schema.js';
import { powersOfHeroes, powersOfVillains } from './testing/powers.js';
import { woundCards } from './wounds.js';

type Technique = NonNullable<PowerCard['technique']>;

const ofType = (type: string): PowerCard[] => powerCards.filter(({ special }) => special?.type === type);
const reactions = powersOfHeroes.filter(({ power }) => power.trigger === 'REACTION');
const worth = ({ speed = 0, attack = 0, defense = 0, mind = 0 }: Technique = {}): number =>
  speed + 2 * attack + 2 * defense + mind;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe('The power cards', () => {
  it('SKAROV-RANK-03 SKAROV-WEAK-01 are 48: a hero has 7 ordinary ones, a weakness, 2 rookie and 2 veteran cards', () => {
    expect(powerCards).toHaveLength(48);
    expect(repeated(powerCards.map(({ id }) => id))).toEqual([]);
    for (const { id } of heroes) {
      const sets = (['BASE', 'WEAKNESS', 'ROOKIE', 'VETERAN'] as const).map((set) => cardsOfHero(id, set).length);
      expect(sets).toEqual([7, 1, 2, 2]);
    }
  });

  it.each(powerCards)('SKAROV-CARD-01 $id is as the schema says, its hero’s own, with a function', (card) => {
    expect(powerCardSchema.parse(card)).toEqual(card);
    expect(card.id.startsWith(`${card.heroId}-`)).toBe(true);
    expect(Boolean(card.special ?? card.technique)).toBe(true);
  });

  it('SKAROV-CARD-03 are some of one function alone, on either side', () => {
    const single = powerCards.filter(({ special, technique, set }) => set !== 'WEAKNESS' && !(special && technique));
    expect(new Set(single.map(({ special }) => Boolean(special)))).toEqual(new Set([true, false]));
  });

  it.each(heroes)('SKAROV-CARD-08 $id can set any of its cards, and none is ever taken out of the game', ({ id }) => {
    for (const { special, technique } of cardsOfHero(id)) expect(Boolean(special) || worth(technique) > 0).toBe(true);
    expect(under(cardsOfHero(id), 'remove')).toEqual([]);
  });

  it('SKAROV-WEAK-02 weakness cards have no technique, are of the kind weakness, and do nothing but harm', () => {
    expect(ofType('WEAKNESS')).toEqual(powerCards.filter(({ set }) => set === 'WEAKNESS'));
    for (const { id, special, technique } of ofType('WEAKNESS')) {
      expect([id, technique]).toEqual([id, undefined]);
      expect([id, special && hinders(special.power)]).toEqual([id, true]);
    }
  });

  it('SKAROV-WEAK-03 weakness cards say nothing of the heal, which every one of them has', () => {
    expect(under(ofType('WEAKNESS'), 'heal')).toEqual([]);
  });

  it('SKAROV-WEAK-02 every weakness but one’s own harms the allies beside as well', () => {
    for (const card of ofType('WEAKNESS')) expect(JSON.stringify(card)).toMatch(/"(ALLIES|HEROES)"/);
  });
});

describe('The kinds of special powers', () => {
  const words: Record<string, RegExp> = {
    MOVEMENT: /"(move|moveFreely|step|place|swap|push)"|"SPEED"|SURE_FOOTED|IGNORE_ENEMIES_MOVING/,
    ATTACK: /"(attack|damage|changeRoll|power|combat)"|"ATTACK"|RANGED_ATTACKS/,
    DEFENSE: /"DEFENSE"|"ATTACK_ON"/,
    MIND: /"MIND"|TESTS_ONE_DIE_FEWER|"TEST_BY"/,
    COORDINATION: /"ALLIES"|"HEROES"/,
  };

  it.each(Object.entries(words))('SKAROV-SPEC-05 %s cards do what the kind says', (type, expected) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(4);
    for (const { special } of ofType(type)) expect(JSON.stringify(special?.power)).toMatch(expected);
  });

  it.each(heroes)('SKAROV-SPEC-05 $id has an ordinary card of every kind but weakness', ({ id }) => {
    const types = new Set(cardsOfHero(id, 'BASE').flatMap(({ special }) => special?.type ?? []));
    expect([...types].sort()).toEqual(['ATTACK', 'COORDINATION', 'DEFENSE', 'MIND', 'MOVEMENT']);
  });
});

describe('The powers of heroes', () => {
  it('SKAROV-SPEC-01 SKAROV-SPEC-02 SKAROV-SPEC-03 have the parts that their trigger needs, and no others', () => {
    for (const { id, power } of powersOfHeroes) expect([id, partsAtFault(power)]).toEqual([id, []]);
  });

  it('SKAROV-SPEC-06 SKAROV-ATK-11 change an attack only while it can be changed', () => {
    expect(under(reactions, 'changeRoll').length).toBeGreaterThan(1);
    for (const { id, power } of reactions) expect([id, wordsTooLate(power)]).toEqual([id, []]);
  });

  it('SKAROV-SPEC-06 words of a running attack stand in reactions only', () => {
    for (const { id, power } of powersOfHeroes) expect([id, wordsWithoutAttack(power)]).toEqual([id, []]);
  });

  it('SKAROV-SPEC-07 a reaction that attacks, and so could set itself off, works once a turn', () => {
    const free = reactions.filter(({ power }) => [...under(power, 'attack'), ...under(power, 'giveAction')].length > 0);
    expect(free.length).toBeGreaterThanOrEqual(1);
    for (const { id, power } of free) expect([id, power.reaction?.oncePerTurn]).toEqual([id, true]);
  });

  it('SKAROV-ACT-16 no power gives its action back: actions go to an ally, once a turn, 2 at most', () => {
    const giving = powersOfHeroes.filter(({ power }) => under(power, 'giveAction').length > 0);
    expect(giving.length).toBeGreaterThanOrEqual(1);
    for (const { id, power } of giving) {
      expect([id, power.trigger]).toEqual([id, 'UNIQUE_ACTION']);
      expect([id, under(power, 'among')]).toEqual([id, [{ of: 'ALLIES', activated: false }]]);
      for (const actions of under(power, 'actions')) expect(Number(actions)).toBeLessThanOrEqual(2);
    }
  });

  it('SKAROV-SPEC-08 speak of CHOSEN only inside a choice, or inside each', () => {
    expect(JSON.stringify(powersOfHeroes)).toContain('"CHOSEN"');
    for (const { id, power } of powersOfHeroes) expect([id, effectsWithoutChoice(power)]).toEqual([id, []]);
  });

  it('SKAROV-GEN-12 hang on nothing that others cannot see, here and on villain sheets', () => {
    const amounts = under([powersOfHeroes, powersOfVillains], 'what').map((what) => Object.keys(what as object));
    expect(amounts.length).toBeGreaterThanOrEqual(3);
    for (const [amount] of amounts) expect(['count', 'damage', 'heroesAtStart']).toContain(amount);
  });

  it('say nothing that only rooms and the overlord can mean', () => {
    const words = new Set(objectsIn(powersOfHeroes.map(({ power }) => power)).flatMap((record) => Object.keys(record)));
    for (const word of [
      'spawn',
      'remove',
      'putToken',
      'takeToken',
      'setDoor',
      'advance',
      'drawEvents',
      'discardEvents',
    ])
      expect(words).not.toContain(word);
  });

  it('have a power for every trigger, moment and characteristic', () => {
    expect(new Set(powersOfHeroes.map(({ power }) => power.trigger))).toEqual(
      new Set(['PERMANENT', 'ACTION', 'UNIQUE_ACTION', 'REACTION', 'REVEAL']),
    );
    expect(new Set(reactions.map(({ power }) => power.reaction?.moment))).toEqual(
      new Set(['BEFORE_ROLL', 'AFTER_ATTACK_ROLL', 'AFTER_TEST_ROLL', 'AFTER_HIT', 'AFTER_ATTACK']),
    );
    const changed = new Set(under(powersOfHeroes, 'characteristic'));
    expect(changed).toEqual(new Set(['SPEED', 'ATTACK', 'DEFENSE', 'MIND']));
  });
});

describe('The balance of the power cards', () => {
  it('have techniques of their own: no two cards of a hero share one, and no three of the box', () => {
    const known = powerCards.flatMap(({ heroId, technique = {} }) => {
      const { speed = 0, attack = 0, defense = 0, mind = 0 } = technique;
      const values = [speed, attack, defense, mind];
      return values.some((value) => value !== 0) ? [{ heroId, values: values.join(' ') }] : [];
    });
    expect(repeated(known.map(({ heroId, values }) => `${heroId} ${values}`))).toEqual([]);
    expect(new Set(known.map(({ values }) => values)).size).toBeGreaterThan(known.length - 3);
  });

  it.each(heroes)('$id has techniques worth what those of the others are worth', ({ id }) => {
    const sum = (set: PowerCard['set']): number => total(cardsOfHero(id, set).map(({ technique }) => worth(technique)));
    expect([sum('BASE'), sum('ROOKIE'), sum('VETERAN')]).toEqual([24, 4, 12]);
    const attack = total(cardsOfHero(id, 'BASE').map(({ technique }) => technique?.attack ?? 0));
    expect([6, 7]).toContain(attack);
  });

  it.each(heroes)(
    'SKAROV-GEN-06 no two cards of $id bring defense below 1, or combat dice below 0',
    ({ id, sheets }) => {
      /** The least change of a value of its hero by a card, on either side. */
      const least = ({ technique, special, power }: Least, word: 'defense' | 'attack'): number => {
        const left = special?.power ?? power;
        const lasting = (left?.modifiers ?? [])
          .filter(({ characteristic }) => characteristic === word.toUpperCase())
          .map(({ by = 0 }) => by);
        const laid = under(left?.do, 'modify')
          .map((modify) => modify as { characteristic: string; by: number })
          .filter(({ characteristic }) => characteristic === word.toUpperCase())
          .map(({ by }) => by);
        const dice = word === 'attack' ? (left?.modifiers ?? []).map(({ combat = 0 }) => combat) : [];
        const onLeft = total([...lasting, ...laid, ...dice].filter((by) => by < 0));
        return Math.min(0, technique?.[word] ?? 0, onLeft);
      };
      const cards: Least[] = [...cardsOfHero(id), ...woundCards];
      for (const sheet of Object.values(sheets)) {
        for (const [place, one] of cards.entries()) {
          for (const other of cards.slice(place + 1)) {
            expect(sheet.defense + least(one, 'defense') + least(other, 'defense')).toBeGreaterThanOrEqual(1);
            expect(sheet.attack + least(one, 'attack') + least(other, 'attack')).toBeGreaterThanOrEqual(0);
          }
        }
      }
    },
  );
});

/** The parts of a power or wound card that may lower a value. */
interface Least {
  technique?: Technique | undefined;
  special?: PowerCard['special'];
  power?: NonNullable<PowerCard['special']>['power'] | undefined;
}
