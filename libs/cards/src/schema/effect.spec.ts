import { effectSchema } from './effect.js';

const vitality = { op: 'VITALITY', value: 2, trigger: 'STATIC', target: 'SELF', duration: 'IN_PLAY' };
const spark = { op: 'STONES', value: 1, trigger: 'PLAYED', target: 'OWN_SEAT', duration: 'INSTANT' };

const faultsOf = (effect: object): string => {
  const result = effectSchema.safeParse(effect);
  return result.success
    ? ''
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
};

describe('An effect', () => {
  it('is accepted when everything fits', () => {
    expect(faultsOf(vitality)).toBe('');
    expect(faultsOf({ ...vitality, when: { own: { kinds: ['MORTAL'] }, role: 'SECONDARY' }, tag: 'FIRE' })).toBe('');
    expect(faultsOf({ ...vitality, op: 'STONES', value: -1, games: ['ARENA'] })).toBe('');
  });

  it.each([
    ['an operation that there is not', { ...vitality, op: 'HURT' }, 'op'],
    ['a number that needs a value', { ...vitality, value: undefined }, 'VITALITY needs a value'],
    ['a signed value of 0', { ...vitality, value: 0 }, '0 is no value for VITALITY'],
    ['a count below 1', { ...vitality, op: 'COUNTS_AS', value: -1 }, '-1 is no value for COUNTS_AS'],
    ['a broken value', { ...vitality, value: 1.5 }, 'value'],
    ['a value where none belongs', { ...vitality, op: 'WIN_PUSHES' }, 'WIN_PUSHES takes no value'],
    [
      'a word that is missing',
      { ...spark, op: 'CANCEL', value: undefined },
      '"what" of CANCEL is one of PLAY, COMMAND',
    ],
    ['a word of another operation', { ...spark, op: 'CANCEL', value: undefined, what: 'FLYING' }, '"what" of CANCEL'],
    ['a word where none belongs', { ...vitality, what: 'FLYING' }, 'VITALITY takes no "what"'],
    ['immunity without anything', { ...vitality, op: 'IMMUNE', value: undefined }, 'IMMUNE, and nothing else'],
    ['immunity of another operation', { ...vitality, immunity: { attack: 'FIRE' } }, 'IMMUNE, and nothing else'],
    ['bars by another operation', { ...vitality, vulnerabilities: ['GREED'] }, 'Only BAR_CORRUPTION'],
    [
      'bars of nothing',
      { ...vitality, op: 'BAR_CORRUPTION', value: undefined, vulnerabilities: [] },
      'vulnerabilities',
    ],
    ['a cost of what is no ability', { ...spark, cost: 1 }, 'Only an ability costs stones'],
    ['a cost of nothing', { ...spark, trigger: 'ACTIVATED', timing: ['ANY'], cost: 0 }, 'cost'],
    ['an ability without a window', { ...spark, trigger: 'ACTIVATED' }, 'An ability needs a timing'],
    ['something else than SAVE when beaten', { ...spark, trigger: 'BEATEN' }, 'SAVE, and nothing else'],
    ['SAVE at another time', { ...spark, op: 'SAVE', value: undefined }, 'SAVE, and nothing else'],
    ['a tag without immunity', { ...vitality, tag: 'PLAIN' }, 'tag'],
    ['no game at all', { ...vitality, games: [] }, 'games'],
    ['an unknown condition', { ...vitality, when: { weather: 'RAIN' } }, 'weather'],
    ['an empty filter list', { ...vitality, when: { own: { kinds: [] } } }, 'when.own.kinds'],
    ['an owner of creatures of one side', { ...vitality, when: { own: { owner: 'OWN' } } }, 'goes by their owner'],
    [
      'an owner of an opponent',
      { ...vitality, target: 'ALL', when: { opponent: { owner: 'ENEMY' } } },
      'goes by their owner',
    ],
    ['an unknown field', { ...vitality, text: 'Wins.' }, 'text'],
  ])('CARD-08 refuses %s', (_, effect, fault) => {
    expect(faultsOf(effect)).toContain(fault);
  });

  describe('that is a RULE', () => {
    const rule = { op: 'RULE', trigger: 'COMMAND', target: 'SELF', duration: 'COMBAT' };

    it('compares one way or the other, or forbids', () => {
      expect(faultsOf({ ...rule, what: 'COMPARE', setting: 'LOWER_WINS' })).toBe('');
      expect(faultsOf({ ...rule, what: 'FLYING', setting: 'NONE' })).toBe('');
    });

    it.each([
      ['without setting', { ...rule, what: 'COMPARE' }, 'RULE needs a setting'],
      ['that compares not at all', { ...rule, what: 'COMPARE', setting: 'NONE' }, 'COMPARE is set to'],
      ['with an attribute that wins', { ...rule, what: 'FLYING', setting: 'LOWER_WINS' }, 'every other rule to NONE'],
      ['without subject', { ...rule, setting: 'NONE' }, '"what" of RULE'],
      ['in the setting of another operation', { ...vitality, setting: 'NONE' }, 'Only RULE has a setting'],
    ])('CARD-08 is refused %s', (_, effect, fault) => {
      expect(faultsOf(effect)).toContain(fault);
    });
  });

  describe('that makes immune', () => {
    const immune = { op: 'IMMUNE', trigger: 'STATIC', target: 'BEARER', duration: 'IN_PLAY' };

    it('names an attack or creatures, exactly one of the two', () => {
      expect(faultsOf({ ...immune, immunity: { attack: 'AOE' } })).toBe('');
      expect(faultsOf({ ...immune, immunity: { creatures: { sizes: ['LARGE'] } } })).toBe('');
      expect(faultsOf({ ...immune, immunity: {} })).toContain('exactly one of the two');
      const both = { attack: 'AOE', creatures: { sizes: ['LARGE'] } };
      expect(faultsOf({ ...immune, immunity: both })).toContain('exactly one of the two');
      expect(faultsOf({ ...immune, immunity: { attack: 'PLAIN' } })).toContain('immunity.attack');
    });
  });
});
