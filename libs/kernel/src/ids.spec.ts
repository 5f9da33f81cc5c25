import { z } from 'zod';
import { idSchema, type Id } from './ids.js';
import { readWith } from './issues.js';

type FigureId = Id<'figure'>;
type SpaceId = Id<'space'>;

/** Compiles only where the first type fits the second. */
const fits = <From extends To, To>(value: From): To => value;

describe('ids', () => {
  it('of different things do not mix, and plain texts fit them all', () => {
    const figure: FigureId = 'x-tina';
    const space: SpaceId = ['3', '4'].join(',');
    // @ts-expect-error -- the id of a figure names no space
    const mixed: SpaceId = figure;
    // @ts-expect-error -- neither do lists of them
    fits<readonly FigureId[], readonly SpaceId[]>([figure]);
    expect([mixed, fits<FigureId, string>(figure), space]).toEqual(['x-tina', 'x-tina', '3,4']);
  });

  it('a schema gives them through objects, lists, records and refinements', () => {
    const figureId = idSchema<'figure'>().min(1).max(8).meta({ description: 'A figure.' });
    const schema = z.strictObject({
      by: figureId,
      target: figureId.nullable(),
      others: z.array(figureId).optional(),
      wounds: z.record(figureId, z.int()),
    });
    type Strike = z.output<typeof schema>;
    const strike: Strike = schema.parse({ by: 'x-tina', target: null, wounds: { 'x-tina': 2 } });
    // @ts-expect-error -- what the schema gives is the id of a figure
    const space: SpaceId = strike.by;
    expect(space).toBe('x-tina');
    expect(strike.wounds[strike.by]).toBe(2);
    expect(figureId.safeParse('').success).toBe(false);
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '%s, which every object has, names nothing',
    (id) => {
      const schema = z.strictObject({ card: idSchema<'card'>().min(1).max(40) });
      expect(readWith(schema, { card: id }).issues).toEqual({
        en: 'card: This is the id of nothing.',
        fr: 'card : C’est l’identifiant de rien.',
      });
    },
  );

  it('a schema derives as one of plain texts does', () => {
    const both = (id: z.ZodString) => z.toJSONSchema(z.strictObject({ id: id.max(9).meta({ description: 'One.' }) }));
    expect(both(idSchema<'figure'>())).toEqual(both(z.string()));
  });
});
