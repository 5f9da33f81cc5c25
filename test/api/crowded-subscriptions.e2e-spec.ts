import { MemoryEventStore } from '#event-store';
import { jest } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { openTable } from './open-table.js';
import { codesIn, type Refusal } from './refusals.js';
import { greeted, Stage } from './stage.js';

const stage = new Stage();
afterEach(() => stage.clear());

/** The reason why a subscription ended, or `undefined` for a normal end; with its number of messages. */
async function ending(socket: Client, query: string): Promise<{ readonly told: number; readonly errors: Refusal[] }> {
  let told = 0;
  try {
    for await (const { errors } of socket.iterate({ query })) {
      if (errors) return { told, errors: errors as unknown as Refusal[] };
      told += 1;
    }
    return { told, errors: [] };
  } catch (errors) {
    return { told, errors: errors as Refusal[] };
  }
}

describe('Subscriptions', () => {
  it('with expensive messages are refused, fifty of them, at no cost for the others', async () => {
    const api = await stage.api();
    const ada = await TestClient.register(api.url, 'Ada');
    const socket = stage.socketOf(new TestClient(api.url));
    const games = Array.from({ length: 90 }, (_, at) => `o${at}: ruleset { optionsSchema }`).join(' ');
    const dear = `subscription { lobby { id ${games} } }`;
    const refused = await Promise.all(Array.from({ length: 50 }, () => ending(socket, dear)));
    await openTable(ada);
    expect(refused.reduce((sum, { told }) => sum + told, 0)).toBe(0);
    const five = stage.socketOf(new TestClient(api.url));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ending(five, dear)));
    expect(answers.map(({ errors }) => codesIn(errors))).toEqual(answers.map(() => ['QUERY_TOO_COSTLY']));
    expect(api.faults).toEqual([]);
  });

  it('of a stranger run out of points, while others continue', async () => {
    const api = await stage.api({ rates: { address: 1_000 }, sockets: { strangers: 5 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const bo = await TestClient.register(api.url, 'Bo');
    const query = `subscription { lobby { id ${Array.from({ length: 170 }, (_, at) => `v${at}: version`).join(' ')} } }`;
    const strange = stage.socketOf(new TestClient(api.url));
    const dry = Promise.all(Array.from({ length: 5 }, () => ending(strange, query)));
    const heard: unknown[] = [];
    const hearing = (async () => {
      for await (const { data } of stage.socketOf(bo).iterate({ query: 'subscription { lobby { id } }' }))
        if (heard.push(data) === 12) return;
    })();
    const opened: string[] = [];
    for (let game = 0; game < 12; game += 1) opened.push(await openTable(ada));
    const endings = await dry;
    await hearing;
    for (const { errors } of endings)
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
    // A thousand points, of which registering took 242 and subscribing 120: at most three messages of 177.
    expect(endings.reduce((sum, { told }) => sum + told, 0)).toBeLessThanOrEqual(3);
    expect(new Set(heard.map((data) => (data as { lobby: { id: string } }).lobby.id))).toEqual(new Set(opened));
  });

  it('to the lobby read the open games in one query, however many there are', async () => {
    const api = await stage.api();
    const ada = await TestClient.register(api.url, 'Ada');
    for (let game = 0; game < 8; game += 1) await openTable(ada);
    const store = MemoryEventStore.prototype;
    const looks = [jest.spyOn(store, 'head'), jest.spyOn(store, 'heads'), jest.spyOn(store, 'read')];
    const told: unknown[] = [];
    for await (const { data } of stage.socketOf(ada).iterate({ query: 'subscription { lobby { id } }' }))
      if (told.push(data) === 8) break;
    expect(looks.map((look) => look.mock.calls.length)).toEqual([0, 1, 0]);
    looks.forEach((look) => look.mockRestore());
  });

  it('without a token are five', async () => {
    const api = await stage.api();
    const socket = stage.raw(api.url);
    await greeted(socket);
    const answers: { id: string; type: string; payload: Refusal[] }[] = [];
    const answered = new Promise<void>((resolve) =>
      socket.on('message', (text: Buffer) => {
        answers.push(JSON.parse(text.toString()) as (typeof answers)[number]);
        if (answers.length === 2) resolve();
      }),
    );
    for (let id = 1; id <= 7; id += 1)
      socket.send(
        JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: 'subscription { lobby { id } }' } }),
      );
    await answered;
    expect(answers.map(({ id, type, payload }) => [id, type, ...codesIn(payload)]).sort()).toEqual([
      ['6', 'error', 'RATE_LIMITED'],
      ['7', 'error', 'RATE_LIMITED'],
    ]);
    expect(answers.map(({ payload }) => payload[0]!.extensions.retryAfter)).toEqual([1, 1]);
  });
});
