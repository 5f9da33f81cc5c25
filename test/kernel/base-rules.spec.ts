import { baseRulesOf, defineRuleset, type AnyRuleset, type BaseRules } from '#kernel';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';

const layout = z.strictObject({ rooms: z.int().min(1) });
const bases: BaseRules<typeof layout> = {
  name: 'towers',
  layout,
  faultCodes: z.enum(['TOO_LARGE']),
  mostBytes: 100,
  canonical: (base) => base,
  faults: () => [],
};
const lanternWith = (changes: Partial<AnyRuleset>): AnyRuleset => ({ ...(lantern as AnyRuleset), ...changes });

describe('The bases of rulesets', () => {
  const withBases = { name: 'one', bases };

  it('are those that one of them names, or that several share', () => {
    expect(baseRulesOf([{ name: 'none' }])).toBeUndefined();
    expect(baseRulesOf([{ name: 'none' }, withBases, { name: 'two', bases: { ...bases } }])).toBe(bases);
  });

  it('cannot be different ones', () => {
    expect(() => baseRulesOf([withBases, { name: 'two', bases: { ...bases, name: 'others' } }])).toThrow(
      'The rulesets "one" and "two" name different rules of bases: share one.',
    );
  });

  it('can be brought to a seat', () => {
    expect(() => defineRuleset(lanternWith({ bases }))).toThrow('no field "base"');
    const brought = z.strictObject({ base: layout.optional() });
    const schemas = { ...lantern.schemas, brought };
    expect(defineRuleset(lanternWith({ bases, schemas })).bases).toBe(bases);
  });
});
