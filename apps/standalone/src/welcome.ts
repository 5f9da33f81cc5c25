import type { Started } from './start.js';

/** A running server, and the variables whose limits are those of development. */
interface Welcomed extends Started {
  readonly relaxed: readonly string[];
}

const lines = ({ url, database, token }: Started, isTerminal: boolean): readonly string[] => {
  if (token === undefined) return ['Create an account with the mutation createAccount; it returns a token.'];
  const query = '{"query":"{ me { account { name } } rulesets { name title } }"}';
  const file = `${database.folder}/development-token`;
  return [
    ...(isTerminal
      ? ['A token to start with, of the account "developer":', '', `  ${token}`]
      : [`A token to start with, of the account "developer", is in ${file}.`]),
    '',
    'A first call to paste:',
    '',
    `  curl -s ${url}/graphql -H 'content-type: application/json' \\`,
    `    -H "authorization: Bearer ${isTerminal ? token : `$(cat '${file}')`}" \\`,
    `    -d '${query}'`,
  ];
};

/**
 * The message of `npm start` when the server is ready. The token is shown only on a terminal: files and pipes are
 * kept, and read by others.
 */
export const welcome = (started: Welcomed, seconds: number, isTerminal: boolean): string => {
  const { url, database, relaxed, hasApp, operates, token } = started;
  return [
    '',
    `Chronicler is ready (${seconds.toFixed(1)} s).`,
    '',
    ...(hasApp ? [`  Play       ${url}/  (in a browser)`] : []),
    ...(hasApp && operates && token !== undefined
      ? [`  Operate    ${url}/operations  (sign in at ${url}/account with the token below)`]
      : []),
    `  GraphQL    ${url}/graphql  (GraphiQL in a browser; subscriptions over graphql-ws at the same address)`,
    `  REST       ${url}/v1  (OpenAPI at ${url}/openapi.json, to read and try at ${url}/openapi)`,
    `  Health     ${url}/health/ready`,
    `  Data       ${database.place}`,
    '',
    ...lines(started, isTerminal),
    '',
    ...(relaxed.length === 0
      ? ['Limits are those of production.']
      : [`For development, limits are raised on this machine: ${relaxed.join(', ')} (docs/guides/limits.md).`]),
    'Stop it with Ctrl-C: every game is kept.',
    '',
  ].join('\n');
};
