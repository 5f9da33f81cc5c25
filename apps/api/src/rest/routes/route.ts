/** The groups of REST routes; the sections of its page. */
export type RouteGroup =
  | 'accounts'
  | 'bases'
  | 'boxes'
  | 'campaigns'
  | 'decks'
  | 'games'
  | 'leagues'
  | 'live'
  | 'notifications'
  | 'operations'
  | 'play'
  | 'rulesets'
  | 'tables'
  | 'webhooks';

/** How a live feed is resumed. */
export interface Resuming {
  /** The variable with the client's position, also taken from `Last-Event-ID`. */
  readonly variable: string;
  /** The field of each message with that position, which is the id of the message. */
  readonly by: string;
}

/**
 * A REST route: an address for an operation of the schema. Its input, output, scope, cost and meaning come from the
 * schema through the document; nothing of it is repeated here.
 */
export interface Route {
  readonly method: 'delete' | 'get' | 'post' | 'put';
  /** With parameters in braces, each a variable of the document or a field of its `$input`: `/v1/games/{gameId}`. */
  readonly path: string;
  readonly group: RouteGroup;
  /** A short description. */
  readonly summary: string;
  /**
   * One named operation with one field at its root; fragments are those of `fragments.ts`. Variables that are not in
   * the path are in the query, or in the body of a route with a body. The fields of an `$input` are the body, except
   * those that are in the path or in headers (`commandId`, `expectedVersion`).
   */
  readonly document: string;
  /** The status of success, where it is not 200. */
  readonly status?: 201;
  /** Fields of `$input` that this address does not take. */
  readonly without?: readonly string[];
  /** The path of the new object, with parts of the answer in braces: `/v1/games/{game.id}`. */
  readonly location?: string;
  /** True where the answer is of one stream at one version, which is its ETag. */
  readonly isTagged?: true;
  /** The default size of a page, where that of the schema would cost more than a request may. */
  readonly page?: number;
  /** True where the answer is a list by a standard of its own, such as a JSON Patch: it is no page of things. */
  readonly isDocument?: true;
  /** Of a live feed that can be resumed. */
  readonly resumes?: Resuming;
}
