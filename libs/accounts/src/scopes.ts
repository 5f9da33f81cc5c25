/** What a token may do. */
export const scopes = {
  'games:read': 'Look at games as the account: its own view, events and legal commands.',
  'games:play': 'Open and join games, act for the seats of the account, and keep its decks and bases.',
  'leagues:run': 'Open leagues, enter them, and run those that the account runs.',
  'account:manage': 'Make and revoke tokens of the account.',
  'server:operate':
    'Act for the operator of the server: vouch for leagues. Only an issuer that the operator names (`OIDC_ISSUERS`) gives it.',
} as const;

/** What a token may do. */
export type Scope = keyof typeof scopes;

/** Every scope. */
export const allScopes = Object.keys(scopes) as readonly Scope[];

/** What whoever registers may do: everything but acting for the operator of the server. */
export const ownScopes = allScopes.filter((scope) => scope !== 'server:operate');

/** What the API calls a scope: `GAMES_PLAY`. */
export const scopeName = (scope: Scope): string => scope.replace(':', '_').toUpperCase();
