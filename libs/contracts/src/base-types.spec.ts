/** @jest-environment-options {"ownModules": true} */
import type { BaseRules } from '#kernel';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';
import { UnderivableError } from './underivable-error.js';

const layout = z
  .strictObject({ rooms: z.array(z.strictObject({ column: z.int(), sign: z.string().optional() })) })
  .meta({ id: 'Base', description: 'A hut.' });
const bases: BaseRules<typeof layout> = {
  name: 'huts',
  layout,
  faultCodes: z.enum(['no-room']).meta({ id: 'BaseFaultCode' }),
  mostBytes: 100,
  canonical: (base) => base,
  faults: () => [],
};
const brought = z.strictObject({ base: layout.optional() });
const toy = { ...aRuleset({ brought }), bases };
const other = { ...aRuleset({ brought }, { name: 'other' }), bases };

describe('The bases that players keep', () => {
  it('are typed by their ruleset, as the things that a seat brings are', async () => {
    const contracts = freshContracts([lantern, toy]);
    const schema = await schemaOf(contracts);
    expect(sdlOf(schema, 'ToyBase')).toMatch(/rooms: \[ToyBaseRooms!\]!/);
    expect(sdlOf(schema, 'ToyBroughtInput')).toMatch(/base: ToyBaseInput/);
    expect([contracts.types.base?.name, contracts.types.baseInput?.name]).toEqual(['ToyBase', 'ToyBaseInput']);
    expect(Object.values(contracts.types.baseFaultCode!)).toEqual(['no-room']);
  });

  it('are read from an input, and served', () => {
    const contracts = freshContracts([toy]);
    expect(contracts.readBase({ rooms: [{ column: 1, sign: null }] })).toEqual({ rooms: [{ column: 1 }] });
    expect(contracts.base({ rooms: [{ column: 1 }] })).toEqual({
      __typename: 'ToyBase',
      rooms: [{ __typename: 'ToyBaseRooms', column: 1, sign: null }],
    });
  });

  it('of two rulesets that share their rules are those of the first', () => {
    expect(freshContracts([other, toy]).types.base?.name).toBe('OtherBase');
  });

  it('are absent where no ruleset has any', () => {
    const contracts = freshContracts([lantern]);
    expect(contracts.types).toMatchObject({ base: undefined, baseInput: undefined, baseFaultCode: undefined });
    expect(() => contracts.base({})).toThrow(TypeError);
    expect(() => contracts.readBase({})).toThrow(TypeError);
  });

  it('have faults whose codes are an enum', () => {
    const named = { ...toy, bases: { ...bases, faultCodes: z.string() } };
    expect(() => freshContracts([named])).toThrow(UnderivableError);
  });
});
