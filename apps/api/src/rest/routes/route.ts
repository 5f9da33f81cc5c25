/** What REST calls a group of routes; the sections of its page. */
export type RouteGroup =
  | 'accounts'
  | 'bases'
  | 'boxes'
  | 'campaigns'
  | 'decks'
  | 'games'
  | 'leagues'
  | 'live'
  | 'play'
  | 'rulesets'
  | 'tables'
  | 'webhooks';

/** How what goes on by itself is taken up where it was. */
export interface Resuming {
  /** The variable that says where a client was, taken from `Last-Event-ID` as well. */
  readonly variable: string;
  /** The field of each message that says it, which is the id of the message. */
  readonly by: string;
}

/**
 * A route of REST: an address for an operation of the schema. What it takes, gives, needs, costs and means is said by the
 * schema, of which the document is a part; nothing of it is said here again.
 */
export interface Route {
  readonly method: 'delete' | 'get' | 'post' | 'put';
  /** With parameters in braces, each a variable of the document or a field of its `$input`: `/v1/games/{gameId}`. */
  readonly path: string;
  readonly group: RouteGroup;
  /** What it does, in a few words. */
  readonly summary: string;
  /**
   * One named operation with one field at its root; fragments are those of `fragments.ts`. Variables that are not in the path stand in the query,
   * or of a route with a body in the body. The fields of an `$input` are the body, but for those that stand in the path or in
   * headers (`commandId`, `expectedVersion`).
   */
  readonly document: string;
  /** The status of success, where it is not 200. */
  readonly status?: 201;
  /** Fields of `$input` that this address does not take. */
  readonly without?: readonly string[];
  /** Where what was made can be looked at, with parts of the answer in braces: `/v1/games/{game.id}`. */
  readonly location?: string;
  /** True where the answer is that of one stream at one version, which is its ETag. */
  readonly isTagged?: true;
  /** Of what goes on by itself and can be taken up again. */
  readonly resumes?: Resuming;
}
