import { GraphQLSchemaHost } from '@nestjs/graphql';
import { Kind, parse, print, type DefinitionNode, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { PreparedRoutes } from '../../apps/api/src/rest/prepared/prepared-routes.js';
import { routes } from '../../apps/api/src/rest/routes/routes.js';
import { fragments } from '../../apps/api/src/rest/routes/fragments.js';

describe('REST and GraphQL', () => {
  let api: TestApi;
  let schema: GraphQLSchema;
  let prepared: PreparedRoutes;

  beforeAll(async () => {
    api = await sharedTestApi();
    ({ schema } = api.app.get(GraphQLSchemaHost));
    prepared = new PreparedRoutes(schema);
  });
  afterAll(() => api.close());

  const rootFields = (type: GraphQLObjectType | null | undefined): string[] => Object.keys(type?.getFields() ?? {});

  /** The selections, by the names of operations and fragments. */
  const askedIn = (definitions: readonly DefinitionNode[]): object =>
    Object.fromEntries(
      definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION
          ? [[one.name!.value, print(one.selectionSet)]]
          : [],
      ),
    );

  it('have the same operations', () => {
    const asked = new Set(prepared.all().map(({ path: [root] }) => root));
    const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(rootFields);
    expect(all.filter((field) => !asked.has(field))).toEqual([]);
    expect([...asked].filter((field) => !all.includes(field!))).toEqual([]);
  });

  it('have all fields that no other address returns', () => {
    const given = new Set(
      prepared.all().flatMap(({ document }) => [...print(document).matchAll(/\b\w+\b/g)].map(([word]) => word)),
    );
    const missing = [
      'Me',
      'Game',
      'GameAt',
      'GameSeat',
      'GameEvent',
      'Ruleset',
      'Campaign',
      'Adventure',
      'League',
      'LeagueSeason',
      'LeagueEvent',
      'SeasonEntry',
      'SeasonRound',
      'SeasonPairing',
      'SeasonStanding',
      'SeasonWaiting',
      'OwnPairing',
      'Rating',
      'RatingStep',
      'RatingOpponent',
      'Deck',
      'Base',
      'Token',
      'Identity',
    ]
      .flatMap((name) => rootFields(schema.getType(name) as GraphQLObjectType).map((field) => `${name}.${field}`))
      .filter((place) => !given.has(place.split('.')[1]!));
    // Their JSON is in `view` and `payload`; the changes are of the view as JSON.
    expect(missing).toEqual(['Game.viewJson', 'GameAt.viewJson', 'GameEvent.payloadJson', 'LeagueEvent.payloadJson']);
  });

  it('all selections of the routes exist on a server with every ruleset', () => {
    expect(prepared.all()).toHaveLength(routes.length);
    const { definitions } = parse(`${routes.map(({ document }) => document).join('\n')}\n${fragments}`);
    expect(askedIn(prepared.all().flatMap(({ document }) => document.definitions))).toEqual(askedIn(definitions));
  });

  it('a route that is declared twice is detected when the server starts', () => {
    const places = routes.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
