import { randomUUID } from 'node:crypto';
import { FEED_START } from '#event-store';
import { atSeat, auditor, spectator, type Json } from '#kernel';
import { commitmentTo } from '#kernel/server';
import { verifyChain, openedGameId } from '#records';
import type { Accepted } from './outcome.js';
import { RulesetRegistry } from './rulesets/registry.js';
import { accepted, pick, Table } from '#server/testing';
import { tally } from './testing/tally.js';

const id = (): string => randomUUID();

describe('opening', () => {
  it('opens the same game for the same account and command id, and refuses the id for anything else', async () => {
    const { games, store } = new Table();
    const request = { commandId: id(), account: 'ann', ruleset: 'tally', options: { seats: 3 } };
    const first = accepted(await games.open(request));
    const again = accepted(await games.open(request));
    expect(again).toEqual({ ...first, replayed: true });
    expect(await games.open({ ...request, options: { seats: 4 } })).toEqual({ status: 'commandIdReused' });
    expect(await games.open({ ...request, ruleset: 'chess' })).toEqual({ status: 'commandIdReused' });
    expect(accepted(await games.open({ ...request, account: 'bob' })).gameId).not.toBe(first.gameId);
    expect((await store.head(first.gameId))?.version).toBe(1);
  });

  it('opens one game for a command id that arrives five times at once', async () => {
    const { games } = new Table();
    const request = { commandId: id(), account: 'ann', ruleset: 'tally' };
    const answers = (await Promise.all(Array.from({ length: 5 }, () => games.open(request)))).map(accepted);
    expect(new Set(answers.map(({ gameId }) => gameId)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('answers a malformed, unknown or refused request without opening anything', async () => {
    const { games, store } = new Table();
    const request = { commandId: id(), account: 'ann', ruleset: 'tally' };
    expect(await games.open({ ...request, commandId: 'x' })).toMatchObject({ status: 'invalid' });
    expect(await games.open({ ...request, ruleset: 'chess' })).toEqual({ status: 'notFound', what: 'ruleset' });
    const refused = await games.open({ ...request, options: { seats: 99 } });
    expect(refused).toMatchObject({ status: 'refused', refusal: { code: 'invalidOptions' } });
    const [source] = await store.feed.sources();
    expect(await store.feed.end(source!)).toBe(FEED_START);
    accepted(await games.open(request));
  });

  it('keeps no seed of a game that the rules refuse to open', async () => {
    const { games, seeds } = new Table();
    const request = { commandId: id(), account: 'ann', ruleset: 'tally', options: { seats: 99 } };
    expect(await games.open(request)).toMatchObject({ status: 'refused' });
    expect(await seeds.find(openedGameId(request.account, request.commandId))).toBeUndefined();
  });

  it.each(['\0', '\u202e', 'x'.repeat(201)])('takes no seed like %j', async (seed) => {
    const { games } = new Table();
    const { gameId } = accepted(await games.open({ commandId: id(), account: 'ann', ruleset: 'tally' }));
    expect(await games.join({ gameId, commandId: id(), account: 'bob', seed })).toMatchObject({ status: 'invalid' });
  });

  it('commits to the seed that it keeps, and reveals it in the last event', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 1, rounds: 1 });
    const seed = await table.seeds.find(gameId);
    const [opened] = await table.store.read(gameId);
    expect(opened?.events[0]?.data).toMatchObject({ seedCommitment: commitmentTo(seed!) });
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    const last = (await table.store.read(gameId)).at(-1)?.events.at(-1);
    expect(last).toMatchObject({ type: 'seedRevealed', data: { seed: Buffer.from(seed!).toString('hex') } });
  });
});

describe('sitting down', () => {
  it('gives the lowest free seat, and gives the same answer when asked again', async () => {
    const table = new Table();
    const { games } = table;
    const gameId = await table.open({ seats: 3 });
    const join = { gameId, commandId: id(), account: 'ann', seed: 'my luck' };
    accepted(await games.join({ gameId, commandId: id(), account: 'bob', seat: 0 }));
    const first = accepted(await games.join(join));
    expect(first.events[0]?.event).toMatchObject({ type: 'seatTaken', seat: 1, account: 'ann', seed: 'my luck' });
    expect(accepted(await games.join(join))).toEqual({ ...first, replayed: true });
    expect(await games.join({ ...join, seed: 'other luck' })).toEqual({ status: 'commandIdReused' });
    expect(await games.join({ ...join, account: 'bob' })).toEqual({ status: 'commandIdReused' });
    expect(await games.join({ ...join, commandId: id() })).toMatchObject({ refusal: { code: 'alreadySeated' } });
  });

  it('lets only the opener of a game seat bots, send them away and start it', async () => {
    const table = new Table();
    const { games } = table;
    const gameId = await table.open({ seats: 2 });
    const by = (account: string): { gameId: string; commandId: string; account: string } => ({
      gameId,
      commandId: id(),
      account,
    });
    const notTheOpener = { status: 'forbidden', reason: 'notTheOpener' };
    expect(await games.addBot({ ...by('bob'), bot: 'random' })).toEqual(notTheOpener);
    expect(await games.addBot({ ...by('player-0'), bot: 'oracle' })).toMatchObject({
      status: 'refused',
      refusal: { code: 'unknownBot', rule: 'KERNEL', facts: { bot: 'oracle' } },
    });
    accepted(await games.addBot({ ...by('player-0'), bot: 'random' }));
    expect(await games.leave({ ...by('bob'), seat: 0 })).toEqual(notTheOpener);
    accepted(await games.leave({ ...by('player-0'), seat: 0 }));
    accepted(await games.join(by('bob')));
    accepted(await games.leave({ ...by('player-0'), seat: 0 }));
    accepted(await games.join(by('bob')));
    expect(await games.leave({ ...by('ann'), seat: 0 })).toEqual(notTheOpener);
    expect(await games.leave(by('player-0'))).toEqual({ status: 'forbidden', reason: 'noSeat' });
    expect(await games.start(by('bob'))).toEqual(notTheOpener);
    expect(await games.start(by('player-0'))).toMatchObject({ refusal: { code: 'seatsMissing' } });
    accepted(await games.leave(by('bob')));
  });
});

describe('a game by invitation', () => {
  it('is joined by its opener, and by accounts that give its invitation', async () => {
    const { games } = new Table();
    const opening = { commandId: id(), account: 'ann', ruleset: 'tally', options: { seats: 2 }, byInvitation: true };
    const { gameId, loaded } = accepted(await games.open(opening));
    const notInvited = { status: 'forbidden', reason: 'notInvited' };
    const bob = { gameId, commandId: id(), account: 'bob' };
    const invitation = await games.invitation(loaded);
    expect(invitation).toMatch(/^[\w-]{22}$/);
    expect(await games.join(bob)).toEqual(notInvited);
    expect(await games.join({ ...bob, invitation: `${invitation}x` })).toEqual(notInvited);
    expect(await games.join({ ...bob, invitation: loaded.game.invitation! })).toEqual(notInvited);
    accepted(await games.join({ ...bob, invitation: invitation! }));
    accepted(await games.join({ gameId, commandId: id(), account: 'ann' }));
    expect(accepted(await games.open(opening))).toMatchObject({ gameId, replayed: true });
    expect(await games.open({ ...opening, byInvitation: false })).toEqual({ status: 'commandIdReused' });
  });

  it('takes no invitation where none is needed', async () => {
    const { games } = new Table();
    const opening = { commandId: id(), account: 'ann', ruleset: 'tally', options: { seats: 2 } };
    const { gameId, loaded } = accepted(await games.open(opening));
    expect(await games.invitation(loaded)).toBeUndefined();
    accepted(await games.join({ gameId, commandId: id(), account: 'bob' }));
  });

  it('at a full table there is no free seat', async () => {
    const table = new Table();
    const gameId = await table.open({ seats: 2 });
    for (const account of ['ann', 'bob']) accepted(await table.games.join({ gameId, commandId: id(), account }));
    const late = await table.games.join({ gameId, commandId: id(), account: 'cy' });
    expect(late).toMatchObject({ refusal: { code: 'tableFull' } });
  });
});

describe('playing', () => {
  it('answers a command id with the same events for ever, and refuses it for another command', async () => {
    const table = new Table();
    const gameId = await table.start();
    const commandId = id();
    const first = accepted(await table.play(gameId, 0, pick(3), commandId));
    expect(first.events).toMatchObject([{ event: { type: 'numberPicked', seat: 0, number: 3 } }]);
    accepted(await table.play(gameId, 1, pick(4)));
    await table.meetDue();
    const elsewhere = table.neighbour();
    expect(first.loaded.game.version).toBe(first.version);
    // With the game as it is now.
    const now = await table.games.load(gameId);
    const sameGame = ({ loaded, ...answer }: Accepted) => ({ ...answer, game: loaded.game });
    const again = sameGame({ ...first, loaded: now!, replayed: true });
    expect(sameGame(accepted(await elsewhere.play(gameId, 0, pick(3), commandId)))).toEqual(again);
    const reordered = { note: '', number: 3, type: 'pick' };
    expect(sameGame(accepted(await elsewhere.play(gameId, 0, reordered, commandId)))).toEqual(again);
    expect(await table.play(gameId, 0, pick(4), commandId)).toEqual({ status: 'commandIdReused' });
    expect(await table.play(gameId, 1, pick(3), commandId)).toEqual({ status: 'commandIdReused' });
    expect(await table.play(gameId, 0, 'nonsense', commandId)).toEqual({ status: 'commandIdReused' });
  });

  it('does not store refusals: the same id may be accepted later', async () => {
    const table = new Table();
    const gameId = await table.start();
    accepted(await table.play(gameId, 0, pick(1)));
    const commandId = id();
    expect(await table.play(gameId, 0, pick(2), commandId)).toMatchObject({
      refusal: { code: 'notAsked', rule: 'TALLY-001' },
    });
    accepted(await table.play(gameId, 1, pick(1)));
    await table.meetDue();
    expect(accepted(await table.play(gameId, 0, pick(2), commandId)).replayed).toBe(false);
  });

  it('takes no command of another ruleset', async () => {
    const table = new Table();
    const gameId = await table.start();
    const request = { gameId, commandId: id(), account: 'player-0', command: pick(1) };
    const issue = {
      en: 'This is a game of “tally”: give the command in the field “tally”, not “saga”.',
      fr: 'C’est une partie de « tally » : donnez la commande dans le champ « tally », et non « saga ».',
    };
    expect(await table.games.submit({ ...request, ruleset: 'saga' })).toEqual({ status: 'invalid', issue });
    expect(await table.games.validate({ ...request, ruleset: 'saga' })).toEqual({ status: 'invalid', issue });
    accepted(await table.games.submit({ ...request, ruleset: 'tally' }));
  });

  it('is for the holder of the seat', async () => {
    const table = new Table();
    const gameId = await table.start();
    const request = { gameId, commandId: id(), command: pick(1) };
    expect(await table.games.submit({ ...request, account: 'eve' })).toEqual({ status: 'forbidden', reason: 'noSeat' });
    const other = await table.games.submit({ ...request, account: 'player-0', seat: 1 });
    expect(other).toEqual({ status: 'forbidden', reason: 'notYourSeat' });
    expect(await table.games.resign({ ...request, account: 'eve' })).toEqual({ status: 'forbidden', reason: 'noSeat' });
    expect((await table.store.read(gameId)).length).toBe(4);
  });

  it('answers a stale expected version with the missed events, redacted', async () => {
    const table = new Table();
    const gameId = await table.start();
    const { version } = accepted(await table.play(gameId, 0, pick(5)));
    const request = { gameId, commandId: id(), account: 'player-1', command: pick(2) };
    const stale = await table.games.submit({ ...request, expectedVersion: version - 1 });
    expect(stale).toMatchObject({ status: 'conflict', expectedVersion: version - 1, version });
    expect(stale).toHaveProperty('missed', [
      { gameId, version, at: table.now, event: { type: 'numberPicked', seat: 0 } },
    ]);
    expect(await table.games.submit({ ...request, expectedVersion: version + 5 })).toMatchObject({
      status: 'conflict',
      missed: [],
    });
    expect(await table.games.submit({ ...request, expectedVersion: 0.5 })).toMatchObject({ status: 'invalid' });
    accepted(await table.games.submit({ ...request, expectedVersion: version }));
  });

  it('tries a command without being carried out', async () => {
    const table = new Table();
    const gameId = await table.start();
    const request = { gameId, account: 'player-0', command: pick(1) };
    expect(await table.games.validate(request)).toEqual({ status: 'legal', version: 4 });
    expect(await table.games.validate({ ...request, command: { type: 'nod' } })).toMatchObject({ status: 'refused' });
    expect(await table.games.validate({ ...request, command: { type: 'fly' } })).toMatchObject({
      refusal: { code: 'unknownCommand' },
    });
    expect(await table.games.validate({ ...request, account: 'eve' })).toMatchObject({ status: 'forbidden' });
    expect(await table.games.validate({ ...request, expectedVersion: 2 })).toMatchObject({ status: 'conflict' });
    expect(await table.games.validate({ ...request, gameId: id() })).toEqual({ status: 'notFound', what: 'game' });
    expect((await table.store.head(gameId))?.version).toBe(4);
    accepted(await table.play(gameId, 0, pick(1)));
  });

  it('refuses an answer to a step that no longer waits for the seat', async () => {
    const table = new Table();
    const gameId = await table.start();
    const request = { gameId, commandId: id(), account: 'player-0', command: pick(1) };
    expect(await table.games.submit({ ...request, stepId: 'pick-7' })).toMatchObject({
      refusal: { code: 'staleStep' },
    });
    const first = accepted(await table.games.submit({ ...request, stepId: 'pick-1' }));
    expect(await table.games.submit({ ...request, stepId: 'pick-1' })).toEqual({ ...first, replayed: true });
    // The step is a condition, which was met: the command is the same without it.
    expect(await table.games.submit(request)).toEqual({ ...first, replayed: true });
  });

  it('answers an id of no game with “not found”', async () => {
    const { games } = new Table();
    const request = { commandId: id(), account: 'ann', command: pick(1) };
    expect(await games.submit({ ...request, gameId: id() })).toEqual({ status: 'notFound', what: 'game' });
    expect(await games.submit({ ...request, gameId: 'mine' })).toEqual({ status: 'notFound', what: 'game' });
    expect(await games.load('mine')).toBeUndefined();
  });

  it('refuses everything once the game is over', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 1, rounds: 1 });
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    expect((await table.store.head(gameId))?.status).toBe('closed');
    expect(await table.play(gameId, 0, pick(1))).toMatchObject({ status: 'refused', refusal: { code: 'notAsked' } });
    expect(await table.games.resign({ gameId, commandId: id(), account: 'player-0' })).toMatchObject({
      refusal: { code: 'notRunning' },
    });
  });
});

describe('reading', () => {
  it('shows each viewer its own view and events, now and at any version', async () => {
    const table = new Table();
    const gameId = await table.start();
    const { version } = accepted(await table.play(gameId, 0, pick(5)));
    const { games } = table;
    expect(await games.view(gameId, atSeat(0))).toEqual({
      status: 'found',
      value: { round: 1, points: [0, 0], own: 5 },
    });
    expect(await games.view(gameId, atSeat(1))).toEqual({ status: 'found', value: { round: 1, points: [0, 0] } });
    expect(await games.view(gameId, atSeat(0), version - 1)).toEqual({
      status: 'found',
      value: { round: 1, points: [0, 0] },
    });
    expect(await games.view(gameId, atSeat(0), 2)).toEqual({ status: 'found', value: null });
    expect(await games.view(gameId, spectator, 99)).toEqual({ status: 'notFound', what: 'version' });
    expect(await games.view(id(), spectator)).toEqual({ status: 'notFound', what: 'game' });
    expect(await games.events(gameId, atSeat(0), { after: version - 1, limit: 10 })).toMatchObject({
      value: { events: [{ version, event: { number: 5 } }] },
    });
    expect(await games.events(gameId, spectator, { after: 1, limit: 2 })).toMatchObject({
      value: { events: [{ version: 2 }, { version: 3 }] },
    });
    expect(await games.legalCommands(gameId, 0)).toEqual({ status: 'found', value: [] });
    expect(await games.legalCommands(gameId, 1)).toMatchObject({ value: { length: 7 } });
    expect(await games.waiting(gameId)).toMatchObject({ value: { waiting: { seats: [1] }, due: table.now + 60_000 } });
  });

  it('admits auditors to finished games only', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 1, rounds: 1 });
    accepted(await table.play(gameId, 0, pick(6)));
    expect(await table.games.view(gameId, auditor)).toEqual({ status: 'forbidden', reason: 'gameNotOver' });
    expect(await table.games.events(gameId, auditor, { after: 0, limit: 10 })).toEqual({
      status: 'forbidden',
      reason: 'gameNotOver',
    });
    await table.meetDue();
    expect(await table.games.events(gameId, auditor, { after: 3, limit: 1 })).toMatchObject({
      value: { events: [{ event: { number: 6 } }] },
    });
    expect(await table.games.view(gameId, auditor, 4)).toMatchObject({ status: 'found' });
  });

  it('plays on under the rules that a game was opened under', async () => {
    const newer = { ...tally, version: '2.0' };
    const table = new Table();
    const gameId = await table.start();
    const later = table.neighbour({ rulesets: new RulesetRegistry([tally, newer]) });
    expect((await later.games.load(gameId))?.ruleset.version).toBe('1.0');
    accepted(await later.play(gameId, 0, pick(1)));
    const opened = await later.open();
    expect((await later.games.load(opened))?.ruleset.version).toBe('2.0');
    const pinned = await later.games.open({ commandId: id(), account: 'ann', ruleset: 'tally', rulesVersion: '1.0' });
    expect(accepted(pinned).events[0]?.event).toMatchObject({ rulesVersion: '1.0' });
  });

  it('brings events that were written under an older schema to the form of today', async () => {
    const table = new Table();
    const gameId = await table.start();
    accepted(await table.play(gameId, 0, pick(2)));
    const doubled = { type: 'numberPicked', from: 1, up: (data: Json) => ({ ...(data as object), number: 4 }) };
    const later = table.neighbour({ rulesets: new RulesetRegistry([{ ...tally, upcasts: [doubled] }]) });
    expect(await later.games.view(gameId, atSeat(0))).toMatchObject({ value: { own: 4 } });
    expect(await later.games.events(gameId, atSeat(0), { after: 4, limit: 1 })).toMatchObject({
      value: { events: [{ event: { number: 4 } }] },
    });
    accepted(await later.play(gameId, 1, pick(6)));
    expect((await table.store.read(gameId)).at(-1)?.events).toMatchObject([{ schemaVersion: 2, data: { number: 6 } }]);
    expect(await later.games.view(gameId, atSeat(1))).toMatchObject({ value: { own: 6 } });
  });

  it('folds a long game from its snapshot to the same state', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, rounds: 150, seconds: null }, 2);
    await table.meetDue();
    const snapshot = await table.store.loadSnapshot(gameId, '1.0', 300);
    expect(snapshot?.version).toBeGreaterThanOrEqual(200);
    const commits = await table.store.read(gameId);
    const { lastVersion } = commits.find((commit) => commit.lastVersion > 300)!;
    const past = await table.neighbour().games.load(gameId, lastVersion);
    expect(past?.game.version).toBe(lastVersion);
    expect((await table.neighbour().games.load(gameId))?.game).toEqual((await table.games.load(gameId))?.game);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
  });
});
