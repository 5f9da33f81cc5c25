import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubscribePayload } from 'graphql-ws';
import { settingsOf } from '../../apps/api/src/index.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { readConfiguration } from '#platform';

const RULESETS = 'query Names { rulesets { name } }';
const LOBBY = 'subscription Lobby { lobby { id } }';
const TYPENAME = '{ __typename }';
const UNKNOWN = `sha256:${'0'.repeat(64)}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (text: string): string => `sha256:${hashOf(text)}`;

describe('Documents that the server knows', () => {
  let folder: string;
  let open: TestApi;
  let closed: TestApi;

  const settingsFor = async (documents: object, only = 'false') => {
    const file = join(folder, 'documents.json');
    await writeFile(file, JSON.stringify(documents));
    return settingsOf(readConfiguration({ PERSISTED_DOCUMENTS: file, PERSISTED_DOCUMENTS_ONLY: only }));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'));
    const documents = { [hashOf(RULESETS)]: RULESETS, [idOf(LOBBY)]: LOBBY };
    open = await startTestApi({ settings: await settingsFor(documents) });
    closed = await startTestApi({ settings: await settingsFor(documents, 'true') });
  });
  afterAll(async () => {
    await open.close();
    await closed.close();
    await rm(folder, { recursive: true });
  });

  const post = async ({ url }: TestApi, body: object): Promise<{ status: number; answer: unknown }> => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'fr' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, answer: await response.json() };
  };
  const names = { data: { rulesets: expect.arrayContaining([{ name: 'guilds' }]) } };
  const refused = (code: string, message: RegExp) => ({
    errors: [
      expect.objectContaining({
        message: expect.stringMatching(message),
        extensions: expect.objectContaining({ code }),
      }),
    ],
  });

  it('are carried out by their name, over POST and GET', async () => {
    expect(await post(open, { documentId: idOf(RULESETS) })).toMatchObject({ status: 200, answer: names });
    expect(await post(closed, { documentId: hashOf(RULESETS) })).toMatchObject({ status: 200, answer: names });
    const address = `${open.url}/graphql?documentId=${encodeURIComponent(idOf(RULESETS))}`;
    const got = await fetch(address, { headers: { 'apollo-require-preflight': 'yes' } });
    expect(await got.json()).toMatchObject(names);
  });

  it('that are unknown are refused with a code of their own, in the language of the caller', async () => {
    for (const documentId of [UNKNOWN, 'Names', 7]) {
      const { status, answer } = await post(open, { documentId });
      expect([status, answer]).toEqual([400, refused('UNKNOWN_DOCUMENT', /documentId.*envoyez/)]);
    }
  });

  it('have the same limits as others', async () => {
    const { answer } = await post(open, { documentId: idOf(RULESETS), operationName: 'Other' });
    expect(answer).toMatchObject(refused('OPERATION_RESOLUTION_FAILURE', /Other/));
  });

  it('are the only allowed ones if the operator configures it', async () => {
    expect(await post(open, { query: TYPENAME })).toMatchObject({ status: 200 });
    expect(await post(closed, { query: TYPENAME })).toEqual({
      status: 403,
      answer: refused('FORBIDDEN', /documentId/),
    });
  });

  it('are subscribed to by their name', async () => {
    for (const [api, payload, code] of [
      [open, { query: '', documentId: idOf(LOBBY) }, undefined],
      [open, { query: '', documentId: UNKNOWN }, 'UNKNOWN_DOCUMENT'],
      [closed, { query: LOBBY }, 'FORBIDDEN'],
    ] as const) {
      const client = new TestClient(api.url);
      const socket = client.socket();
      const told = socket.iterate(payload as SubscribePayload)[Symbol.asyncIterator]();
      const first = told.next().then(
        () => undefined,
        (errors: unknown) => (errors as readonly { extensions: { code: string } }[])[0]!.extensions.code,
      );
      if (code === undefined) await openGameAt(api);
      expect(await first).toBe(code);
      await socket.dispose();
    }
  });

  it('must match their names', async () => {
    await expect(settingsFor({ [hashOf(RULESETS)]: LOBBY })).rejects.toThrow(/has another SHA-256/);
    await expect(settingsFor({ Names: RULESETS })).rejects.toThrow();
  });
});

/** A game that the lobby announces. */
async function openGameAt(api: TestApi): Promise<void> {
  const ada = await TestClient.register(api.url, 'Ada');
  const input = { commandId: crypto.randomUUID(), options: { lantern: {} } };
  await ada.data('mutation($input: OpenGameInput!) { openGame(input: $input) { __typename } }', { input });
}
