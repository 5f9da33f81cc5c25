import type { Started } from './start.js';

const lines = (url: string, token: string | undefined): readonly string[] => {
  if (token === undefined) return ['Make an account with the mutation createAccount; it answers with a token.'];
  const query = '{"query":"{ me { account { name } } rulesets { name title } }"}';
  return [
    'A token to start with, of the account "developer":',
    '',
    `  ${token}`,
    '',
    'A first call to paste:',
    '',
    `  curl -s ${url}/graphql -H 'content-type: application/json' \\`,
    `    -H 'authorization: Bearer ${token}' \\`,
    `    -d '${query}'`,
  ];
};

/** What `npm start` says when it is ready. */
export const welcome = ({ url, database, token }: Started, seconds: number): string =>
  [
    '',
    `Chronicler is ready (${seconds.toFixed(1)} s).`,
    '',
    `  GraphQL    ${url}/graphql  (GraphiQL in a browser; subscriptions over graphql-ws at the same address)`,
    `  Health     ${url}/health/ready`,
    `  Data       ${database.place}`,
    '',
    ...lines(url, token),
    '',
    'Stop it with Ctrl-C: every game is kept.',
    '',
  ].join('\n');
