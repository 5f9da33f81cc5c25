import { readFile } from 'node:fs/promises';
import { CloseCode } from 'graphql-ws';
import { WebSocket } from 'ws';
import { errorCodes } from '../../apps/api/src/errors/api-error.js';
import { FAULT_CODE, graphqlCodes } from '../../apps/api/src/graphql/mask-errors.js';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

const page = await readFile('docs/protocol.md', 'utf8');

/** The rows of the table under a heading, without its head. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const lines = section.split(/^#+ /m)[0]!.split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).map((line) => line.split('|').slice(1, -1));
  return rows.slice(2).map((row) => row.map((cell) => cell.trim()));
}

describe('docs/protocol.md', () => {
  it('explains every error code, and whether to retry', () => {
    const rows = rowsUnder('Error codes');
    const codes = rows.map(([code]) => code!.replaceAll('`', ''));
    expect(codes.sort()).toEqual([...errorCodes, ...graphqlCodes, FAULT_CODE].sort());
    for (const [code, meaning, retry] of rows) {
      expect([code, meaning]).toEqual([code, expect.stringMatching(/^[A-Z].*\.$/)]);
      expect([code, retry]).toEqual([code, expect.stringMatching(/^(yes: |no\b)/)]);
    }
  });
});

describe('The close codes of docs/protocol.md', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  const hello = { type: 'connection_init' };
  const listen = { id: '1', type: 'subscribe', payload: { query: 'subscription { lobby { id } }' } };

  /** The messages that cause the close: at once, or after the acknowledgement. */
  const provocations: Readonly<Record<number, { subprotocols?: string[]; first: unknown[]; then?: unknown[] }>> = {
    4400: { first: ['no message'] },
    4401: { first: [listen] },
    4403: { first: [{ ...hello, payload: { authorization: 'Bearer nobody' } }] },
    4406: { subprotocols: [], first: [] },
    4408: { first: [] },
    4409: { first: [hello], then: [listen, listen] },
    4429: { first: [hello], then: [hello] },
  };

  async function closeCodeOf({ subprotocols = ['graphql-transport-ws'], first, then }: (typeof provocations)[number]) {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, subprotocols);
    socket.on('error', () => undefined);
    const send = (message: unknown): void =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    socket.on('open', () => first.forEach(send));
    if (then) socket.once('message', () => then.forEach(send));
    return new Promise<number>((resolve) => socket.on('close', resolve));
  }

  it.each(Object.entries(provocations))('%s comes for the documented reason', async (code, provocation) => {
    expect(await closeCodeOf(provocation)).toBe(Number(code));
  });

  it('are all codes with which a server of the subprotocol closes', () => {
    const told = rowsUnder('Close codes').flatMap(([codes]) => codes!.split(', ').map(Number));
    const ofClients = new Set<number>([
      CloseCode.BadResponse,
      CloseCode.InternalClientError,
      CloseCode.ConnectionAcknowledgementTimeout,
    ]);
    const ofServers = Object.values(CloseCode).filter((code) => typeof code === 'number' && !ofClients.has(code));
    expect(told.filter((code) => code >= 4_000)).toEqual(ofServers.map(Number).sort());
    for (const code of [...Object.keys(provocations), '1001', '1006']) expect(told).toContain(Number(code));
  });
});
