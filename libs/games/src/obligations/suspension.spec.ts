import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '#event-store';
import { defineRuleset, type AnyRuleset } from '#kernel';
import { meetObligation } from '#server';
import type { ObligationJob } from '#streams';
import { RulesetRegistry } from '../rulesets/registry.js';
import { accepted, pick, Table } from '#server/testing';
import { saga } from '../testing/saga.js';
import { tally } from '../testing/tally.js';

/** `tally` whose automatic step fails while `isBroken` says so, as a ruleset with a mistake does. */
const mistake = { isBroken: true };
const broken = defineRuleset({
  ...tally,
  automatic(turn, waiting) {
    if (mistake.isBroken) throw new Error('it does not come to an end');
    tally.automatic?.(turn, waiting);
  },
}) as AnyRuleset;

const by = (gameId: string, player = 0) => ({ gameId, commandId: randomUUID(), account: `player-${player}` });

describe('a game whose rules fail', () => {
  let reports: string[];
  let table: Table;
  let gameId: string;
  const due = (): Promise<readonly ObligationJob[]> => table.store.dueObligations(100, Number.MAX_SAFE_INTEGER);

  /** Meets the automatic step; answers with the exception. */
  async function fail(): Promise<string> {
    const job = { streamId: gameId, streamKind: 'game', key: 'automatic/count-1', kind: 'automatic', payload: {} };
    return meetObligation(table, job).then(
      () => 'met',
      (fault: unknown) => (fault as Error).message,
    );
  }

  async function park(): Promise<void> {
    for (let times = 0; times < 3; times += 1) expect(await fail()).toContain('it does not come to an end');
  }

  beforeEach(async () => {
    mistake.isBroken = true;
    reports = [];
    const rulesets = new RulesetRegistry([broken]);
    table = new Table({ rulesets, report: (fault) => reports.push((fault as Error).message) });
    gameId = await table.start({ seats: 1, seconds: null });
    accepted(await table.play(gameId, 0, pick(1)));
  });

  it('is parked at the third time, told of once, and no longer owes anything', async () => {
    await fail();
    await fail();
    expect(await due()).toHaveLength(1);
    expect(await table.games.suspension.suspended(10)).toEqual([]);
    await fail();
    await fail();
    expect(await due()).toEqual([]);
    expect(await table.games.suspension.suspended(10)).toMatchObject([{ streamId: gameId }]);
    expect(reports).toEqual([expect.stringContaining(`Game ${gameId} is parked: "automatic/count-1" failed 3 times.`)]);
  });

  it('is not parked for a fault of the store', async () => {
    mistake.isBroken = false;
    const { store } = table;
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('the database is away'));
    for (let times = 0; times < 5; times += 1) expect(await fail()).toBe('the database is away');
    store.append = append;
    expect(await table.games.suspension.isSuspended(gameId)).toBe(false);
    expect(await fail()).toBe('met');
  });

  it('answers every command with “parked”, and changes nothing', async () => {
    await park();
    const version = (await table.store.head(gameId))?.version;
    expect(await table.play(gameId, 0, pick(1))).toEqual({ status: 'parked' });
    expect(await table.games.resign(by(gameId))).toEqual({ status: 'parked' });
    expect((await table.store.head(gameId))?.version).toBe(version);
  });

  it('goes on when its opener takes it up and the rules are fixed', async () => {
    await park();
    expect(await table.games.resume(by(gameId, 1))).toEqual({ status: 'forbidden', reason: 'notTheOpener' });
    expect(await due()).toEqual([]);
    mistake.isBroken = false;
    expect(await table.games.resume(by(gameId))).toMatchObject({ status: 'found' });
    expect(await due()).toHaveLength(1);
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });

  it('is parked again after three more failures when they are not', async () => {
    await park();
    await table.games.resume(by(gameId));
    await fail();
    await fail();
    expect(await table.games.suspension.isSuspended(gameId)).toBe(false);
    await fail();
    expect(await table.games.suspension.isSuspended(gameId)).toBe(true);
  });

  it('can be abandoned by its opener, and by no other account', async () => {
    await park();
    expect(await table.games.abandon(by(gameId, 1))).toEqual({ status: 'forbidden', reason: 'notTheOpener' });
    expect(await table.games.suspension.isSuspended(gameId)).toBe(true);
    expect(accepted(await table.games.abandon(by(gameId))).loaded.game).toMatchObject({ phase: 'over' });
    expect(await table.games.suspension.isSuspended(gameId)).toBe(false);
  });

  it('can be abandoned by an operator', async () => {
    await park();
    accepted(await table.games.operate(gameId, { type: 'abandonGame' }));
    expect((await table.store.head(gameId))?.status).toBe('closed');
    expect(await table.games.operate(randomUUID(), { type: 'abandonGame' })).toMatchObject({ status: 'notFound' });
  });
});

describe('a game that is parked while its commands are under way', () => {
  it('takes none of them', async () => {
    const table = new Table({ report: () => undefined });
    const gameId = await table.start({ seats: 2, seconds: 60 });
    await table.games.suspension.suspend(gameId, 'an operator says so');
    expect(await table.play(gameId, 0, pick(1))).toEqual({ status: 'parked' });
    await table.games.suspension.resume(gameId);
    accepted(await table.play(gameId, 0, pick(1)));
  });
});

describe('a game that is abandoned', () => {
  it('is over without a winner, and its seed is revealed', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 }, 2);
    const request = by(gameId);
    const { events, loaded } = accepted(await table.games.abandon(request));
    expect(events.map(({ event }) => event.type)).toEqual(['gameAbandoned', 'seedRevealed']);
    expect(loaded.game).toMatchObject({ phase: 'over', outcome: { reason: 'abandoned', placings: [] }, clocks: [] });
    expect(accepted(await table.games.abandon(request)).replayed).toBe(true);
    table.now += 60_000;
    await table.meetDue();
    expect(await table.store.dueObligations(10, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await table.games.abandon(by(gameId))).toMatchObject({ refusal: { code: 'notRunning' } });
  });

  it('may be one that has not started', async () => {
    const table = new Table();
    const gameId = await table.open();
    expect(await table.games.abandon(by(gameId, 1))).toMatchObject({ status: 'forbidden' });
    expect(accepted(await table.games.abandon(by(gameId))).loaded.game.phase).toBe('over');
    expect(await table.games.join(by(gameId, 1))).toMatchObject({ status: 'refused' });
  });

  it('is none that people play, until they have resigned', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 }, 1);
    expect(await table.games.abandon(by(gameId))).toMatchObject({ refusal: { code: 'peoplePlay' } });
    accepted(await table.games.resign(by(gameId)));
    accepted(await table.games.abandon(by(gameId)));
  });

  it('counts for nothing in its campaign', async () => {
    const store = new MemoryEventStore(() => 1_000_000);
    const table = new Table({ store, rulesets: new RulesetRegistry([saga]) });
    const opened = await table.campaigns.open({
      commandId: randomUUID(),
      account: 'player-0',
      ruleset: 'saga',
      name: 'By night',
    });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { campaignId } = opened.loaded;
    const request = { campaignId, commandId: randomUUID(), account: 'player-0', options: { seats: 2 } };
    const { gameId } = accepted(await table.campaigns.openAdventure(request));
    accepted(await table.games.abandon(by(gameId)));
    await table.meetDue();
    const { campaign } = (await table.campaigns.load(campaignId))!;
    expect(campaign.adventures).toMatchObject([{ gameId, status: 'givenUp' }]);
    expect(await table.store.dueObligations(10, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});
