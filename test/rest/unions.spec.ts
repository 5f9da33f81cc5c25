import { Ajv2020 } from 'ajv/dist/2020.js';
import { withMembers, withUnions } from './unions.js';

const member = (name: string, properties: object): object => ({
  allOf: [
    { type: 'object', properties, required: Object.keys(properties) },
    { type: 'object', properties: { __typename: { const: name } }, required: ['__typename'] },
  ],
});
const document = {
  components: {
    schemas: {
      Oil: { type: 'integer' },
      Told: { anyOf: [member('Dealt', { oil: { $ref: '#/components/schemas/Oil' } }), member('Over', {})] },
      Perhaps: { anyOf: [{ $ref: '#/components/schemas/Told' }, { type: 'null' }] },
    },
  },
};

describe('A union of a document of OpenAPI', () => {
  const ajv = withUnions(new Ajv2020({ strict: false }));
  ajv.addSchema(JSON.parse(JSON.stringify(document), withMembers) as object, 'openapi.json');
  const check = ajv.compile({ $ref: 'openapi.json#/components/schemas/Perhaps' });

  it.each([[{ __typename: 'Dealt', oil: 7 }], [{ __typename: 'Over' }], [null]])('holds %j', (value) => {
    expect(check(value)).toBe(true);
  });

  it.each([
    [{ __typename: 'Dealt' }, "must have required property 'oil'"],
    [{ __typename: 'Dealt', oil: 'seven' }, 'must be integer'],
    [{ __typename: 'Dawn' }, 'is not a member named "Dawn"'],
    [{ oil: 7 }, 'is not a member named ""'],
  ])('refuses %j, with a reason', (value, why) => {
    expect(check(value)).toBe(false);
    expect(check.errors?.map(({ message }) => message)).toContain(why);
  });
});
