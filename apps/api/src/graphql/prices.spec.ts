import { buildSchema, isAbstractType, isInterfaceType, isObjectType } from 'graphql';
import { schemaText } from './print-schema.js';
import { prices } from './prices.js';

const schema = buildSchema(await schemaText());

describe('The prices', () => {
  it.each(Object.entries(prices))('%s is an existing field of an object', (name, { times }) => {
    const [type = '', field = ''] = name.split('.');
    if (field.startsWith('__')) return;
    const found = schema.getType(type);
    if (!isObjectType(found)) throw new Error(`${type} is not an object.`);
    const { args } = found.getFields()[field]!;
    // A list that is only read forwards has no `last`, but has pages nonetheless.
    if (times === 'page') expect(args.map((arg) => arg.name)).toContain('first');
  });

  it('are looked up by objects: no interface has a priced field', () => {
    const fields = new Set(Object.keys(prices));
    for (const type of Object.values(schema.getTypeMap()).filter(isAbstractType).filter(isInterfaceType)) {
      const objects = schema.getPossibleTypes(type).map(({ name }) => name);
      for (const field of Object.keys(type.getFields()))
        for (const object of objects) expect(fields.has(`${object}.${field}`)).toBe(false);
    }
  });

  it('has one for every page', () => {
    const pages = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
      )
      .filter(({ field }) => field.args.some(({ name }) => name === 'last'))
      .map(({ name }) => name);
    expect(pages.filter((name) => prices[name]?.times !== 'page')).toEqual([]);
  });

  it('has one for every mutation', () => {
    const mutations = Object.keys(schema.getMutationType()!.getFields()).map((name) => `Mutation.${name}`);
    expect(mutations.filter((name) => prices[name] === undefined)).toEqual([]);
  });
});
