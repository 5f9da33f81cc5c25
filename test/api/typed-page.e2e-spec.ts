import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { schemaText } from '../../apps/api/src/index.js';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const schema = buildSchema(await schemaText());
const payloads = getNamedType((schema.getType('GameEvent') as GraphQLObjectType).getFields()['payload']!.type);
const events = isUnionType(payloads) ? payloads.getTypes() : schema.getPossibleTypes(payloads as never);

let aliases = 0;

/** All fields of a type, in full depth; fields of several types have aliases. */
function all(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isObjectType(named)) {
    const inner = [...above, named.name];
    const fields = Object.values(named.getFields()).filter(
      (field) => field.args.length === 0 && !above.includes(getNamedType(field.type).name),
    );
    return `{ ${fields.map(({ name, type: of }) => `${name} ${all(of, inner)}`).join(' ')} }`;
  }
  const members = schema.getPossibleTypes(named).map((member) => {
    const fields = Object.values(member.getFields()).map(
      ({ name, type: of }) => `f${(aliases += 1)}: ${name} ${all(of, [...above, member.name])}`,
    );
    return `... on ${member.name} { ${fields.join(' ')} }`;
  });
  return `{ __typename ${members.join(' ')} }`;
}

describe('A page of 100 events with typed payloads', () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterAll(() => api.close());

  it('may be requested in full, with every field of an event in full depth, except GameOpened', async () => {
    expect(events.length).toBeGreaterThan(100);
    const dear: string[] = [];
    for (const event of events) {
      const payload = `... on ${event.name} ${all(event)}`;
      const query = `{ game(id: "R2FtZTowMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDA=") { events(first: 100) { nodes { version type description payload { ${payload} } } } } }`;
      const { errors = [] } = await ada.ask(query);
      const codes = errors.map(({ extensions }) => extensions['code']).filter((code) => code !== 'NOT_FOUND');
      if (codes.length > 0) dear.push(`${event.name}: ${codes.join()}`);
    }
    // It has the options of every game, and those of Clash include a whole scenario: more than a request may have.
    expect(dear).toEqual(['GameOpened: REQUEST_TOO_LARGE']);
  });
});
