import { Random } from '#kernel';
import { sizeOf } from '#kernel/testing';
import { rulesets } from '../../apps/rulesets.js';
import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { optionsForTwo } from '../table/options-for-two.js';
import { LiveReader } from './live-reader.js';
import { RestClient } from './rest-client.js';

/** The number of players' commands in each game. */
const COMMANDS = sizeOf('REST_COMMANDS', { here: 8, change: 12, full: 40 });

interface Legal {
  readonly input: object;
  readonly stepId: string | null;
}

/** A game of each ruleset as clients play it: the client checks every answer against the document. */
describe.each(rulesets.map(({ name }) => ({ name })))('A game of $name over REST', ({ name }) => {
  let api: TestApi;
  let rest: RestClient;
  const tokens: string[] = [];
  let path: { readonly gameId: string };
  const random = Random.from(`rest ${name}`);

  beforeAll(async () => {
    api = await sharedTestApi();
    rest = await RestClient.of(api.url, name);
    for (const player of ['Ada', 'Bo']) {
      const { body } = await rest.ask('createAccount', { body: { name: ownName(player) } });
      tokens.push((body as { token: string }).token);
    }
    const options = optionsForTwo(name);
    const opened = await rest.ask('openGame', { token: tokens[0], body: { options, seats: [{ me: true }] } });
    path = { gameId: (opened.body as { game: { id: string } }).game.id };
    expect((await rest.ask('joinGame', { token: tokens[1], path, body: {} })).status).toBe(200);
    expect((await rest.ask('startGame', { token: tokens[0], path })).status).toBe(200);
    await api.settle();
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  /** Sends one command of a player who may; returns whether there was any. */
  async function goOn(): Promise<boolean> {
    for (const token of random.shuffle(tokens)) {
      const { body } = await rest.ask('legalCommands', { token, path, query: { first: '100' } });
      const legal: readonly Legal[] = body;
      if (legal.length === 0) continue;
      const { input: command, stepId } = random.pick(legal);
      const given = { command, ...(stepId === null ? {} : { stepId }) };
      expect((await rest.ask('validateCommand', { token, path, body: given })).status).toBe(200);
      expect((await rest.ask('submitCommand', { token, path, body: given })).status).toBe(200);
      await api.settle();
      // A repeated command: the step has passed, the command is no longer legal, or it is legal again.
      expect([200, 422]).toContain((await rest.ask('validateCommand', { token, path, body: given })).status);
      const late = await rest.ask('submitCommand', { token, path, body: { command, stepId: 'long gone' } });
      expect(late.status).toBe(422);
      return true;
    }
    return false;
  }

  it('is played, and every view, list, feed and refusal matches the document', async () => {
    for (let given = 0; given < COMMANDS; given += 1) {
      if (!(await goOn())) break;
      for (const token of [undefined, ...tokens])
        for (const operation of ['game', 'view']) expect((await rest.ask(operation, { token, path })).status).toBe(200);
    }
    const { version } = (await rest.ask('game', { path })).body as { version: number };
    expect(version).toBeGreaterThan(3);
    for (const token of [undefined, ...tokens]) {
      const at = { ...path, version: Math.ceil(version / 2) };
      expect((await rest.ask('gameAt', { token, path: at })).status).toBe(200);
      const headers = { accept: 'application/x-ndjson' };
      for (let after = 0; after < version; after += 100) {
        const query = { first: '100', afterVersion: String(after) };
        expect((await rest.ask('events', { token, path, query })).status).toBe(200);
        expect((await rest.ask('events', { token, path, query, headers })).status).toBe(200);
      }
      const reader = new LiveReader(await rest.send('gameEvents', { token, path }));
      await reader.until(() => reader.messages.length >= version);
      reader.close();
      for (const { value } of reader.messages) rest.checkMessage('gameEvents', 'text/event-stream', value);
    }
    expect((await rest.ask('resign', { token: tokens[0], path, headers: { 'if-match': '"1-en"' } })).status).toBe(412);
    expect((await rest.ask('startGame', { token: tokens[0], path })).status).toBe(422);
  });

  it('is over when all but one have resigned, and then shows everything', async () => {
    await rest.ask('resign', { token: tokens[1], path });
    await api.settle();
    const { status } = (await rest.ask('game', { path })).body as { status: string };
    expect(status).toBe('OVER');
    for (const seat of ['0', '1']) expect((await rest.ask('view', { path, query: { seat } })).status).toBe(200);
    expect((await rest.ask('events', { path, query: { last: '100' } })).status).toBe(200);
  });
});
