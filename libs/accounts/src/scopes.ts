/** The rights of tokens. */
export const scopes = {
  'games:read': 'Read games as the account: its own view, events and legal commands.',
  'games:play': 'Open and join games, act for the seats of the account, and keep its decks and bases.',
  'leagues:run': 'Open leagues, enter them, and run those that the account organizes.',
  'account:manage': 'Make and revoke tokens of the account.',
  'server:operate':
    'Act for the operator of the server: vouch for leagues, park and abandon games. Granted only by an issuer that the operator names (`OIDC_ISSUERS`), and to the token of `npm start` that only its machine reaches.',
} as const;

/** The rights of tokens. */
export type Scope = keyof typeof scopes;

/** Every scope. */
export const allScopes = Object.keys(scopes) as readonly Scope[];

/** The scopes of a registered account: all but acting for the operator of the server. */
export const ownScopes = allScopes.filter((scope) => scope !== 'server:operate');

/** The name of a scope in the API: `GAMES_PLAY`. */
export const scopeName = (scope: Scope): string => scope.replace(':', '_').toUpperCase();
