import { localized } from '#kernel';
import type { GraphQLSchema } from 'graphql';
import { ApiError } from '../../errors/api-error.js';
import type { Route } from '../routes/route.js';
import { routes } from '../routes/routes.js';
import { prepareRoute, type PreparedRoute } from './prepare-route.js';
import { withWholeFields } from './whole-fields.js';

/** Every route of a server, bound to its schema. */
export class PreparedRoutes {
  /** The schema that documents of routes are run on. */
  readonly schema: GraphQLSchema;
  private readonly prepared: ReadonlyMap<Route, PreparedRoute>;

  /** Throws an Error when a document does not fit the schema, or two operations have one name. */
  constructor(schema: GraphQLSchema) {
    this.schema = withWholeFields(schema);
    const prepared = routes.flatMap((route) => prepareRoute(this.schema, route) ?? []);
    const names = prepared.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new TypeError(`Two routes have an operation "${twice}".`);
    this.prepared = new Map(prepared.map((one) => [one.route, one]));
  }

  /** All routes, in the order of their declaration. */
  all(): readonly PreparedRoute[] {
    return [...this.prepared.values()];
  }

  /** A route. Throws an ApiError `NOT_FOUND` where no ruleset of the server has its subject. */
  of(route: Route): PreparedRoute {
    const prepared = this.prepared.get(route);
    if (!prepared)
      throw new ApiError(
        'NOT_FOUND',
        localized('No ruleset of this server supports this.', 'Aucun jeu de ce serveur ne le permet.'),
      );
    return prepared;
  }
}
