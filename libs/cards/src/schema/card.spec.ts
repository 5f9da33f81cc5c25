import { cardTypeSchema, kindSchema } from '../words.js';
import { borderOf } from './borders.js';
import { cardFields, type Card } from './card-fields.js';
import { cardSchema } from './card.js';
import { defineCard, type PrintedCard } from './define-card.js';
import { fieldsOf } from './fields-of.js';
import { filterSchema } from './filter.js';
import { colorOf, nextKind } from './kinds.js';

const name = { en: 'Made Card', fr: 'Carte inventée' };
const made = { set: 'X', name } as const;
const vitality = { op: 'VITALITY', value: 2 } as const;

const printed = {
  creature: {
    ...made,
    ...{
      id: 'X01',
      type: 'CREATURE',
      kind: 'MORTAL',
      vitality: 8,
      offColorBonus: 2,
      size: 'MEDIUM',
      classes: ['BEAST'],
    },
  },
  guardian: {
    ...made,
    ...{ id: 'X20', type: 'GUARDIAN', vitality: 28, influenceValue: 6, powerStones: 7, baseDraw: 3, ldl: -1, mdl: 1 },
    luc: 0,
  },
  stronghold: { ...made, id: 'X21', type: 'STRONGHOLD', position: 'LEFT', strongholdSet: 'Made', defenseBonus: 3 },
  shield: { ...made, id: 'X24-7', type: 'SHIELD', dominantValue: 7 },
  terrain: { ...made, id: 'X26', type: 'TERRAIN', dominantValue: 7, terrainType: 'MARSH' },
  item: { ...made, id: 'X38', type: 'ITEM_CREATURE', dominantValue: 7, effects: [vitality] },
  upgrade: { ...made, id: 'X29', type: 'UPGRADE', dominantValue: 7, variant: 'UPGRADE', effects: [vitality] },
  corruption: { ...made, id: 'X33', type: 'CORRUPTION', dominantValue: 7, corrupts: ['GREED'] },
  spell: { ...made, id: 'X30', type: 'SPELL', dominantValue: 7, timing: ['ANY'], effects: [{ op: 'LOOK' }] },
} satisfies Record<string, PrintedCard | object>;
type Made = keyof typeof printed;

const card = (which: Made, changes: object = {}): Card => defineCard({ ...printed[which], ...changes });

/** The answer of the schema to a card of data, with these fields changed; `undefined` takes a field away. */
const faultsOf = (which: Made, changes: object): string => {
  const changed = Object.entries({ ...card(which), ...changes }).filter(([, value]) => value !== undefined);
  const result = cardSchema.safeParse(Object.fromEntries(changed));
  return result.success
    ? ''
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
};

describe('A card', () => {
  it.each(Object.keys(printed) as Made[])('of every sort is accepted: %s', (which) => {
    expect(faultsOf(which, {})).toBe('');
  });

  describe('CARD-02 its border', () => {
    it.each([
      ['SINGLE', ['CREATURE', 'SHIELD', 'STANDARD_BEARER', 'TERRAIN', 'ITEM_CREATURE', 'UPGRADE']],
      ['DOUBLE', ['SPELL', 'ITEM_HAND', 'CORRUPTION']],
      [undefined, ['GUARDIAN', 'STRONGHOLD']],
    ])('CARD-02 %s is of %s, and of nothing else', (border, types) => {
      expect(cardTypeSchema.options.filter((type) => borderOf(type) === border)).toEqual(
        cardTypeSchema.options.filter((type) => types.includes(type)),
      );
    });

    it('CARD-02 is refused when it is that of another type', () => {
      expect(faultsOf('creature', { border: 'DOUBLE' })).toContain('the border of a CREATURE is SINGLE');
      expect(faultsOf('spell', { border: 'SINGLE' })).toContain('the border of a SPELL is DOUBLE');
      expect(faultsOf('guardian', { border: 'SINGLE' })).toContain('the border of a GUARDIAN is none');
      expect(faultsOf('terrain', { border: undefined })).toContain('a TERRAIN needs "border"');
    });
  });

  it('CARD-03 has the vitality of a creature as its dominant value, and its own otherwise', () => {
    expect(card('creature').dominantValue).toBe(8);
    expect(card('terrain').dominantValue).toBe(7);
    expect(faultsOf('creature', { dominantValue: 9 })).toContain('dominant value of a creature is its vitality');
    expect(faultsOf('terrain', { dominantValue: undefined })).toContain('a TERRAIN needs "dominantValue"');
    expect(faultsOf('guardian', { dominantValue: 5 })).toContain('a GUARDIAN has no "dominantValue"');
  });

  it('CARD-04 shows the kind of a creature as a color that no card and no filter can speak of', () => {
    expect(kindSchema.options.map(colorOf)).toEqual(['WHITE', 'GRAY', 'BLACK']);
    expect(faultsOf('creature', { color: 'WHITE' })).toContain('color');
    expect(filterSchema.safeParse({ color: 'WHITE' }).success).toBe(false);
  });

  it('CARD-05 names the kind that its bonus is against only where the cycle does not', () => {
    expect(kindSchema.options.map(nextKind)).toEqual(['ELEMENTAL', 'OUTSIDER', 'MORTAL']);
    expect(faultsOf('creature', { offColorAgainst: 'OUTSIDER' })).toBe('');
    expect(faultsOf('creature', { offColorAgainst: 'ELEMENTAL' })).toContain('against ELEMENTAL anyway');
    expect(faultsOf('creature', { offColorBonus: 0, offColorAgainst: 'OUTSIDER' })).toContain('0 is against no kind');
  });

  describe('CARD-06 its fields', () => {
    const values: Partial<Record<keyof Card, unknown>> = {
      ...{
        dominantValue: 5,
        vitality: 5,
        redVitality: 5,
        kind: 'MORTAL',
        offColorBonus: 1,
        offColorAgainst: 'OUTSIDER',
      },
      ...{ size: 'SMALL', classes: ['BEAST'], vulnerabilities: ['GREED'], flying: true, influenceable: true },
      ...{ influenceCap: 5, influenceValue: 5, influenceReceivers: ['MORTAL'], rangedStrength: 1, attackType: 'FIRE' },
      ...{ rangedCondition: { flying: true }, immunities: [{ attack: 'AOE' }], powerStones: 5, baseDraw: 3, ldl: 0 },
      ...{ mdl: 0, luc: 0, position: 'LEFT', strongholdSet: 'Made', defenseBonus: 3, variant: 'UPGRADE' },
      ...{ terrainType: 'MARSH', corrupts: ['GREED'], timing: ['ANY'], cost: 1 },
    };
    const foreign = (Object.keys(printed) as Made[]).flatMap((which) => {
      const { required, optional } = fieldsOf(card(which).type);
      const own = new Set<string>([...required, ...optional]);
      return Object.entries(values)
        .filter(([field]) => !own.has(field))
        .map(([field, value]) => [field, which, value] as const);
    });
    const needed = (Object.keys(printed) as Made[]).flatMap((which) =>
      fieldsOf(card(which).type).required.map((field) => [field, which] as const),
    );

    it('CARD-06 are those of the table of cards.md 3, every one of them', () => {
      const everywhere = ['id', 'name', 'agreement', 'flavor', 'set', 'rarity', 'type', 'games', 'border', 'effects'];
      expect([...everywhere, ...Object.keys(values)].sort()).toEqual(Object.keys(cardFields.shape).sort());
    });

    it.each(foreign)('CARD-06 "%s" does not stand on a %s', (field, which, value) => {
      expect(faultsOf(which, { [field]: value })).toContain(`a ${card(which).type} has no "${field}".`);
    });

    it.each(needed)('CARD-06 "%s" stands on every %s', (field, which) => {
      expect(faultsOf(which, { [field]: undefined })).not.toBe('');
    });

    it.each([
      ['a cap without influenceable', { influenceCap: 9 }, 'only an influenceable creature has a cap'],
      ['receivers without influence', { influenceReceivers: ['MORTAL'] }, 'receivers need an influence value'],
      [
        'a ranged condition without strength',
        { rangedCondition: { flying: true } },
        'a ranged condition needs a strength',
      ],
    ])('CARD-06 refuses %s', (_, changes, fault) => {
      expect(faultsOf('creature', changes)).toContain(fault);
    });
  });

  describe('CARD-07 its games', () => {
    const inArena = { ...vitality, games: ['ARENA'] };
    const inGuardians = { ...vitality, games: ['GUARDIANS'] };

    it.each(['spell', 'item', 'upgrade'] as const)('CARD-07 are those in which a %s does something', (which) => {
      expect(card(which).games).toEqual(['GUARDIANS', 'ARENA']);
      expect(card(which, { effects: [inArena] }).games).toEqual(['ARENA']);
      expect(card(which, { effects: [inArena, inGuardians] }).games).toEqual(['GUARDIANS', 'ARENA']);
      const everywhere = { ...card(which, { effects: [inArena] }), games: ['GUARDIANS', 'ARENA'] };
      expect(faultsOf(which, everywhere)).toContain('it is nothing in GUARDIANS');
      expect(() => card(which, { effects: [] })).toThrow('games');
    });

    it.each(['creature', 'guardian', 'stronghold', 'terrain'] as const)(
      'CARD-07 are both for a %s, which is something without its effects',
      (which) => {
        expect(card(which, { effects: [inArena] }).games).toEqual(['GUARDIANS', 'ARENA']);
      },
    );

    it('CARD-07 may be fewer than those in which it does something, never none', () => {
      expect(card('spell', { games: ['ARENA'] }).games).toEqual(['ARENA']);
      expect(faultsOf('spell', { games: [] })).toContain('games');
    });
  });

  it.each<[Made, object, string]>([
    ['creature', { id: 'lantern-captain' }, 'id'],
    ['creature', { set: 'LANTERN' }, 'set'],
    ['creature', { name: { en: 'Only English' } }, 'name.fr'],
    ['creature', { flavor: { en: '', fr: 'Vide' } }, 'flavor.en'],
    ['creature', { vitality: 25, dominantValue: 25 }, 'vitality of a creature is 1 to 24'],
    ['creature', { vitality: 0, dominantValue: 0 }, 'vitality'],
    ['creature', { redVitality: 25 }, 'redVitality'],
    ['creature', { offColorBonus: 10 }, 'offColorBonus'],
    ['creature', { classes: ['BEAST', 'GIANT', 'SWARM'] }, 'classes'],
    ['creature', { classes: ['BEAST', 'BEAST'] }, '"classes" says something twice'],
    ['creature', { vulnerabilities: ['GREED', 'GREED'] }, '"vulnerabilities" says something twice'],
    ['creature', { influenceValue: 10 }, 'influenceValue'],
    ['creature', { rangedStrength: 7 }, 'rangedStrength'],
    ['creature', { immunities: [{ attack: 'FIRE', creatures: { flying: true } }] }, 'exactly one of the two'],
    ['creature', { attackType: 'AOE' }, 'attackType'],
    ['creature', { rangedStrength: 1, rangedCondition: { owner: 'ENEMY' } }, 'whom it fights is an enemy anyway'],
    ['creature', { immunities: [{ creatures: { owner: 'ENEMY' } }] }, 'whom it fights is an enemy anyway'],
    ['guardian', { vitality: 19 }, 'vitality of a guardian is 20 to 30'],
    ['guardian', { vitality: 31 }, 'vitality'],
    ['guardian', { influenceValue: 3 }, 'a guardian influences by 4 to 9'],
    ['guardian', { powerStones: 11 }, 'powerStones'],
    ['guardian', { powerStones: 3 }, 'powerStones'],
    ['guardian', { baseDraw: 4 }, 'baseDraw'],
    ['guardian', { ldl: -2 }, 'ldl'],
    ['stronghold', { defenseBonus: 7 }, 'defenseBonus'],
    ['stronghold', { position: 'CENTRE' }, 'position'],
    ['terrain', { dominantValue: 26 }, 'dominantValue'],
    ['terrain', { terrainType: 'DESERT' }, 'terrainType'],
    ['corruption', { corrupts: [] }, 'corrupts'],
    ['corruption', { corrupts: ['GREED', 'GREED'] }, '"corrupts" says something twice'],
    ['spell', { timing: [] }, 'timing'],
    ['spell', { cost: -1 }, 'cost'],
    ['spell', { rarity: 'MYTHIC' }, 'rarity'],
  ])('CARD-08 is refused, a %s with %o', (which, changes, fault) => {
    expect(faultsOf(which, changes)).toContain(fault);
  });

  it('CARD-08 does something in each of its windows, and nothing in others', () => {
    const timed =
      (timing: string[], ...effects: object[]) =>
      () =>
        card('spell', { timing, effects });
    expect(timed(['ANY', 'TURN'], { op: 'LOOK', timing: ['ANY'] })).toThrow('it does nothing at TURN');
    expect(timed(['ANY'], { op: 'LOOK', timing: ['ANY', 'TURN'] })).toThrow('it is not played at TURN');
    expect(timed(['ANY'], { op: 'LOOK', trigger: 'STATIC' })).toThrow('happens when it is played: LOOK');
    expect(() => card('terrain', { effects: [{ ...vitality, timing: ['ANY'] }] })).toThrow(
      'only an ability has a timing',
    );
    expect(timed(['ANY', 'TURN'], { op: 'LOOK', timing: ['ANY'] }, { op: 'FIRST', timing: ['TURN'] })).not.toThrow();
  });
});
