import type { Generator } from './generated.js';

/** What every program does, around the calls of its client. */
const frame = (imports: string, calls: string): string => `${imports}

/** Plays a game of Lantern to its end, and gives its status. */
export async function play(baseUrl: string, settle: () => Promise<void>): Promise<string> {
  const command = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const seats = [{ me: true }, { bot: 'random' }];
  ${calls}
  for (;;) {
    await settle();
    const now = await read();
    if (now.status !== 'RUNNING') return now.status;
    const [first] = await legal();
    if (!first) throw new Error('Nothing is legal.');
    await give({ command: first.input, stepId: first.stepId });
  }
}
`;

/** Generators of clients, each with a program that knows the server by its output alone. */
export const generators: readonly Generator[] = [
  {
    name: '@hey-api/openapi-ts',
    command: ['openapi-ts', '--input', 'document.json', '--output', 'api', '--silent'],
    program: frame(
      `import { createClient } from './api/client/index';
import * as api from './api/index';`,
      `const anyone = createClient({ baseUrl });
  const { data: account } = await api.createAccount({ client: anyone, body: { name: 'Hey' }, throwOnError: true });
  const client = createClient({ baseUrl, auth: account.token });
  const { data: opened } = await api.openGame({ client, headers: command(), body: { options: { lantern: {} }, seats }, throwOnError: true });
  const path = { gameId: opened.game.id };
  await api.startGame({ client, path, headers: command(), throwOnError: true });
  const read = async () => (await api.game({ client, path, throwOnError: true })).data;
  const legal = async () => (await api.legalCommands({ client, path, query: { first: 1 }, throwOnError: true })).data;
  const give = (body: api.SubmitCommandBody) => api.submitCommand({ client, path, headers: command(), body, throwOnError: true });`,
    ),
  },
  {
    name: 'swagger-typescript-api',
    command: [
      'swagger-typescript-api',
      'generate',
      '--path',
      'document.json',
      '--output',
      '.',
      '--name',
      'api.ts',
      '--silent',
    ],
    program: frame(
      `import { Api, type SubmitCommandBody } from './api';`,
      `let token = '';
  const { v1 } = new Api({ baseUrl, securityWorker: () => (token ? { headers: { authorization: \`Bearer \${token}\` } } : {}), baseApiParams: { secure: true, format: 'json' } });
  ({ token } = (await v1.createAccount({ name: 'Sta' })).data);
  const { data: opened } = await v1.openGame({ options: { lantern: {} }, seats }, { headers: command() });
  const { id } = opened.game;
  await v1.startGame(id, { headers: command() });
  const read = async () => (await v1.game(id)).data;
  const legal = async () => (await v1.legalCommands(id, { first: 1 })).data;
  const give = (body: SubmitCommandBody) => v1.submitCommand(id, body, { headers: command() });`,
    ),
  },
  {
    name: 'orval',
    command: ['orval', '--input', './document.json', '--output', './api.ts', '--client', 'fetch', '--mode', 'single'],
    program: frame(
      `import * as api from './api';`,
      `const relative = globalThis.fetch;
  globalThis.fetch = (path, init) => relative(typeof path === 'string' ? new URL(path, baseUrl) : path, init);
  const account = await api.createAccount({ name: 'Orval' });
  if (account.status !== 201) throw new Error(JSON.stringify(account.data));
  const authorization = \`Bearer \${account.data.token}\`;
  const sent = () => ({ headers: { authorization, ...command() } });
  const opened = await api.openGame({ options: { lantern: {} }, seats }, sent());
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.data));
  const { id } = opened.data.game;
  await api.startGame(id, sent());
  const read = async () => {
    const answer = await api.game(id, sent());
    if (answer.status !== 200) throw new Error(String(answer.status));
    return answer.data;
  };
  const legal = async () => {
    const answer = await api.legalCommands(id, { first: 1 }, sent());
    if (answer.status !== 200) throw new Error(String(answer.status));
    return answer.data;
  };
  const give = (body: api.SubmitCommandBody) => api.submitCommand(id, body, sent());`,
    ),
  },
  {
    name: 'openapi-zod-client',
    command: ['openapi-zod-client', 'document.json', '--output', 'api.ts'],
    program: frame(
      `import { createApiClient } from './api';`,
      `const anyone = createApiClient(baseUrl);
  const { token } = await anyone.createAccount({ name: 'Zod' });
  const client = createApiClient(baseUrl, { axiosConfig: { headers: { authorization: \`Bearer \${token}\` } } });
  const opened = await client.openGame({ options: { lantern: {} }, seats }, { headers: command() });
  const params = { gameId: opened.game.id };
  await client.startGame(undefined, { params, headers: command() });
  const read = () => client.game({ params });
  const legal = () => client.legalCommands({ params, queries: { first: 1 } });
  const give = (body: Parameters<typeof client.submitCommand>[0]) => client.submitCommand(body, { params, headers: command() });`,
    ),
  },
];
