import { z } from 'zod';
import { commands } from './commands.js';
import { items, mages } from './content/catalogue.js';
import { aGame, anObject, aMage, aSpell, given } from './testing/index.js';

const scalars = ['string', 'number', 'boolean', 'enum', 'literal'];

/** The sort of value of a parameter. */
const kindOf = (parameter: z.ZodType): string =>
  parameter instanceof z.ZodOptional ? kindOf(parameter.unwrap() as z.ZodType) : parameter.type;

describe('commands', () => {
  it.each(Object.entries(commands))('GUILD-196 %s has scalar parameters, but for the mages placed', (type, schema) => {
    if (type === 'placeMages') return;
    for (const parameter of Object.values<z.ZodType>(schema.shape)) expect(scalars).toContain(kindOf(parameter));
    expect(schema.safeParse({ unheardOf: 1 }).success).toBe(false);
  });

  it('GUILD-196 a parameter that does not apply is absent', () => {
    const [mage, purse] = [aMage(), aSpell('anytime', { effect: 'gainRubies', amount: 2 })];
    const scene = given(aGame({ guilds: [{ mages: [mage], spells: [purse] }, {}] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: purse, mageId: mage })).toMatchObject({
      rule: 'GUILD-196',
      code: 'illegalChoice',
    });
    expect(scene.when(0, { type: 'playCard', itemId: purse }).guild(0).rubies).toBe(7);
  });

  it('GUILD-196 a parameter that the effect needs may not be absent', () => {
    const balm = anObject({ timing: 'anytime', effects: [{ effect: 'healDamage', points: 1 }] });
    const scene = given(aGame({ guilds: [{ mages: [{ id: aMage(), damage: 1 }], objects: [balm] }, {}] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: balm })).toMatchObject({
      rule: 'GUILD-196',
      code: 'illegalChoice',
    });
  });

  it('GUILD-196 a rich guild with every item and mage has at most 2000 legal commands', () => {
    const lot = mages.find(({ requirement }) => !requirement)!.id;
    const others = mages.map(({ id }) => id).filter((id) => id !== lot);
    const ofKind = (wanted: string) => items.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const rich = {
      rubies: 2000,
      objects: ofKind('object'),
      spells: ofKind('spell'),
      mages: others.map((id, place) => ({ id, damage: 1, inCare: place === 0 })),
    };
    const guilds = [rich, {}, {}, {}, {}];
    const bidding = given(aGame({ guilds, at: 'auction.bid', lots: [lot] })).legal(0);
    expect(bidding.filter(({ type }) => type === 'bidOnLot')).toHaveLength(1000);
    expect(bidding.filter(({ type }) => type === 'assignObject')).toHaveLength(20 * 28);
    expect(bidding.length).toBeLessThanOrEqual(2000);
    const trading = given(aGame({ guilds, resolving: { seat: 0, action: 'trade', x2: true } })).legal(0);
    expect(trading.length).toBeLessThanOrEqual(2000);
  });
});
