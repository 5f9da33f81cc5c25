import { randomUUID } from 'node:crypto';
import { MemoryEventStore, type Obligation } from '#event-store';
import { verifyChain, derivedId, openedGameId } from '#records';
import { MemoryGameDirectory } from '#games';
import type { CampaignAccepted, CampaignOutcome } from './campaign-requests.js';
import { accepted, Table } from '#server/testing';
import { ContendedStore } from '#streams/testing';

const host = 'player-0';

const done = (outcome: CampaignOutcome): CampaignAccepted => {
  if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome;
};

async function openCampaign(table: Table): Promise<string> {
  const opening = { commandId: randomUUID(), account: host, ruleset: 'saga', name: 'The long way' };
  return done(await table.campaigns.open(opening)).loaded.campaignId;
}

const adventure = (campaignId: string, options = {}, commandId: string = randomUUID()) => ({
  campaignId,
  commandId,
  account: host,
  options: { seats: 2, rounds: 1, ...options },
});

async function openAdventure(table: Table, campaignId: string, options = {}): Promise<string> {
  return accepted(await table.campaigns.openAdventure(adventure(campaignId, options))).gameId;
}

/** Two players resign: the game is over at once. */
async function playToTheEnd(table: Table, gameId: string): Promise<void> {
  await table.fill(gameId, 2);
  for (const account of ['player-0', 'player-1']) {
    accepted(await table.games.resign({ gameId, commandId: randomUUID(), account }));
  }
}

const view = async (table: Table, campaignId: string) => {
  const loaded = await table.campaigns.load(campaignId);
  return loaded?.ruleset.campaign?.view(loaded.campaign.state);
};
const due = async (table: Table) =>
  (await table.store.dueObligations(100, Number.MAX_SAFE_INTEGER)).map(({ key }) => key);

describe('campaigns', () => {
  it('open an adventure with hidden seeds where its host wants them, also when a job opens it', async () => {
    const store = new MemoryEventStore();
    const table = new Table({ store });
    const campaignId = await openCampaign(table);
    const hidden = { ...adventure(campaignId), hiddenSeeds: true };
    const { gameId } = accepted(await table.campaigns.openAdventure(hidden));
    expect((await table.games.load(gameId))?.game.hiddenSeeds).toBe(true);
    const open = await openAdventure(table, await openCampaign(table));
    expect((await table.games.load(open))?.game.hiddenSeeds).toBeUndefined();
    const failing = new Table({ store });
    failing.games.open = () => Promise.reject(new Error('killed'));
    const other = { ...adventure(await openCampaign(table)), hiddenSeeds: true };
    await expect(failing.campaigns.openAdventure(other)).rejects.toThrow('killed');
    await table.meetDue();
    const [{ gameId: later } = { gameId: '' }] = (await table.campaigns.load(other.campaignId))!.campaign.adventures;
    expect((await table.games.load(later))?.game.hiddenSeeds).toBe(true);
  });

  it('are streams of their own, opened once for one command id', async () => {
    const table = new Table();
    const opening = { commandId: randomUUID(), account: host, ruleset: 'saga', name: ' The long way ' };
    const first = done(await table.campaigns.open(opening));
    const { campaignId, campaign } = first.loaded;
    expect(campaign).toMatchObject({
      version: 1,
      ruleset: 'saga',
      name: 'The long way',
      openedBy: host,
      adventures: [],
    });
    expect(done(await table.neighbour().campaigns.open(opening))).toMatchObject({ replayed: true, version: 1 });
    expect(await table.campaigns.open({ ...opening, name: 'Another' })).toEqual({ status: 'commandIdReused' });
    expect(await table.store.head(campaignId)).toMatchObject({
      kind: 'campaign',
      subject: { name: 'saga', version: '1.0' },
      status: 'open',
      version: 1,
    });
    expect(verifyChain(await table.store.read(campaignId))).toMatchObject({ ok: true });
  });

  it('report the faults of a request', async () => {
    const { campaigns } = new Table();
    const opening = { commandId: randomUUID(), account: host, ruleset: 'saga', name: 'x' };
    expect(await campaigns.open({ ...opening, name: '  ' })).toMatchObject({ status: 'invalid' });
    expect(await campaigns.open({ ...opening, commandId: 'one' })).toMatchObject({ status: 'invalid' });
    expect(await campaigns.open({ ...opening, ruleset: 'chess' })).toEqual({ status: 'notFound', what: 'ruleset' });
    expect(await campaigns.open({ ...opening, ruleset: 'tally' })).toMatchObject({ refusal: { code: 'noCampaigns' } });
    const missing = { status: 'notFound', what: 'campaign' };
    expect(await campaigns.openAdventure(adventure(randomUUID()))).toEqual(missing);
    expect(await campaigns.openAdventure(adventure('saga'))).toEqual(missing);
    expect(await campaigns.load('saga')).toBeUndefined();
  });

  it('are no games: no list of games has them, and games are no campaigns', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const gameId = await table.open();
    expect(await table.games.load(campaignId)).toBeUndefined();
    expect(await table.games.load(campaignId, 1)).toBeUndefined();
    expect(await table.campaigns.load(gameId)).toBeUndefined();
    const directory = new MemoryGameDirectory(table.store);
    const listed = await directory.find({ order: 'openedAt', descending: false, limit: 10 });
    expect(listed.map((listing) => listing.gameId)).toEqual([gameId]);
  });

  it('open adventures with what they bring in, and the game is opened once', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const request = adventure(campaignId, { rounds: 3 });
    const { gameId } = accepted(await table.campaigns.openAdventure(request));
    const { game } = (await table.games.load(gameId))!;
    expect(game).toMatchObject({ openedBy: host, options: { rounds: 3, saga: { campaignId, points: {} } } });
    expect(accepted(await table.neighbour().campaigns.openAdventure(request))).toMatchObject({
      gameId,
      replayed: true,
    });
    expect((await table.campaigns.load(campaignId))?.campaign.adventures).toMatchObject([{ gameId, status: 'open' }]);
    expect(await due(table)).toEqual([]);
  });

  it('refuse illegal commands, and all accounts but their opener', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const { campaigns } = table;
    expect(await campaigns.openAdventure(adventure(campaignId, { rounds: 0 }))).toMatchObject({
      refusal: { code: 'invalidOptions' },
    });
    expect(await campaigns.openAdventure({ ...adventure(campaignId), account: 'player-1' })).toEqual({
      status: 'forbidden',
      reason: 'notTheOpener',
    });
    await openAdventure(table, campaignId);
    await openAdventure(table, campaignId);
    expect(await campaigns.openAdventure(adventure(campaignId))).toMatchObject({ refusal: { code: 'twoAtATime' } });
    expect((await campaigns.load(campaignId))?.campaign.version).toBe(3);
  });

  it('write a finished adventure down once, however often the job comes', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const gameId = await openAdventure(table, campaignId);
    await playToTheEnd(table, gameId);
    expect(await due(table)).toEqual(['campaign/record']);
    const [job] = (await table.store.dueObligations(1, Number.MAX_SAFE_INTEGER)) as [Obligation];
    await Promise.all([1, 2, 3].map(() => table.campaigns.meet(job)));
    await table.neighbour().campaigns.meet(job);
    expect(await due(table)).toEqual([]);
    const commits = await table.store.read(campaignId);
    expect(commits.map(({ actor, commandId }) => [actor, commandId]).at(-1)).toEqual([
      'system',
      table.games.ids.ofObligation(gameId, 'campaign/record'),
    ]);
    const { lastHash } = (await table.store.head(gameId))!;
    expect(commits.at(-1)?.command).toEqual({ type: 'recordAdventure', gameId, gameHash: lastHash });
    expect(commits).toHaveLength(3);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    expect((await table.campaigns.load(campaignId))?.campaign.adventures).toMatchObject([
      { gameId, status: 'played', reason: 'counted', players: [{ seat: 0, account: host, rank: 1 }, { seat: 1 }] },
    ]);
    expect(await view(table, campaignId)).toEqual({ points: { 'player-0': 1, 'player-1': 1 } });
  });

  it('give the next adventure the results of the last one, even before the job has come', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    await playToTheEnd(table, await openAdventure(table, campaignId));
    const next = await openAdventure(table, campaignId);
    expect((await table.games.load(next))?.game.options).toMatchObject({
      saga: { points: { 'player-0': 1, 'player-1': 1 } },
    });
    expect(await due(table)).toEqual([]);
  });

  it('open the game by a job when the process died in between', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const dying = table.neighbour();
    dying.games.open = () => Promise.reject(new Error('killed'));
    const request = adventure(campaignId);
    await expect(dying.campaigns.openAdventure(request)).rejects.toThrow('killed');
    const [owed] = await due(table);
    expect(owed).toBe(`campaign/open/${derivedId('adventure', campaignId, request.commandId)}`);
    await table.meetDue();
    const [opened] = (await table.campaigns.load(campaignId))!.campaign.adventures;
    expect((await table.games.load(opened!.gameId))?.game.phase).toBe('open');
    expect(accepted(await table.campaigns.openAdventure(request)).gameId).toBe(opened!.gameId);
    expect(await due(table)).toEqual([]);
  });

  it('open no game for an adventure that was given up before', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const dying = table.neighbour();
    dying.games.open = () => Promise.reject(new Error('killed'));
    await expect(dying.campaigns.openAdventure(adventure(campaignId))).rejects.toThrow('killed');
    const { gameId } = (await table.campaigns.load(campaignId))!.campaign.adventures[0]!;
    done(await table.campaigns.giveUp({ campaignId, commandId: randomUUID(), account: host, gameId }));
    await table.meetDue();
    expect(await table.games.load(gameId)).toBeUndefined();
    expect(await due(table)).toEqual([]);
  });

  it('wait no longer for an adventure that was given up, whose end changes nothing', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const gameId = await openAdventure(table, campaignId);
    const giveUp = { campaignId, commandId: randomUUID(), account: host, gameId };
    expect(await table.campaigns.giveUp({ ...giveUp, account: 'player-1' })).toMatchObject({ status: 'forbidden' });
    expect(await table.campaigns.giveUp({ ...giveUp, gameId: randomUUID() })).toMatchObject({
      refusal: { code: 'noSuchAdventure' },
    });
    done(await table.campaigns.giveUp(giveUp));
    await playToTheEnd(table, gameId);
    await table.meetDue();
    expect(await view(table, campaignId)).toEqual({ points: {} });
    expect((await table.campaigns.load(campaignId))?.campaign).toMatchObject({
      version: 3,
      adventures: [{ status: 'givenUp' }],
    });
    expect(await due(table)).toEqual([]);
  });

  it('take nothing from games that only claim to be theirs', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const forged = { seats: 2, rounds: 1, saga: { campaignId, points: { 'player-0': 99 } } };
    const claimed = await table.open(forged, 'saga');
    await playToTheEnd(table, claimed);
    const nowhere = await table.open({ ...forged, saga: { campaignId: randomUUID(), points: {} } }, 'saga');
    await playToTheEnd(table, nowhere);
    await table.meetDue();
    expect((await table.campaigns.load(campaignId))?.campaign.version).toBe(1);
    expect(await due(table)).toEqual([]);
  });

  it('take nothing from a game that its host opened directly under the id of the adventure', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const request = adventure(campaignId);
    const commandId = derivedId('adventure', campaignId, request.commandId);
    const options = { ...request.options, saga: { campaignId, points: { [host]: 99 } } };
    const own = accepted(await table.games.open({ commandId, account: host, ruleset: 'saga', options }));
    expect(own.gameId).toBe(openedGameId(host, commandId));
    expect(await table.campaigns.openAdventure(request)).toEqual({ status: 'commandIdReused' });
    await playToTheEnd(table, own.gameId);
    await table.meetDue();
    expect(await view(table, campaignId)).toEqual({ points: {} });
  });

  it('leave their jobs to meetObligation: a service of games alone refuses them rather than lose them', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const gameId = await openAdventure(table, campaignId);
    await playToTheEnd(table, gameId);
    await expect(table.games.meet({ gameId, key: 'campaign/record' })).rejects.toThrow('for others to meet');
    expect(await due(table)).toEqual(['campaign/record']);
  });

  it('settle jobs that nothing stands behind', async () => {
    const table = new Table();
    const nowhere = { streamId: randomUUID(), key: 'campaign/record', payload: { commandId: randomUUID() } };
    await table.campaigns.meet({ ...nowhere, streamKind: 'game' });
    await table.campaigns.meet({ ...nowhere, streamKind: 'campaign' });
    expect(await due(table)).toEqual([]);
  });

  it('decide again when another process was faster', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const processes = [table, table.neighbour(), table.neighbour()];
    const answers = await Promise.all(processes.map(({ campaigns }) => campaigns.openAdventure(adventure(campaignId))));
    expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', 'accepted', 'refused']);
    expect(verifyChain(await table.store.read(campaignId))).toMatchObject({ ok: true });
  });

  it('answer a command that several processes were given at once with its receipt, also when the campaign has moved on', async () => {
    const table = new Table();
    const campaignId = await openCampaign(table);
    const gameId = await openAdventure(table, campaignId);
    const request = { campaignId, commandId: randomUUID(), account: host, gameId };
    const processes = [table, table.neighbour(), table.neighbour()];
    const answers = (await Promise.all(processes.map(({ campaigns }) => campaigns.giveUp(request)))).map(done);
    expect(answers.map(({ version }) => version)).toEqual([3, 3, 3]);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    await openAdventure(table, campaignId);
    const late = done(await table.campaigns.giveUp(request));
    expect(late).toMatchObject({ version: 3, replayed: true, loaded: { campaign: { version: 3 } } });
  });

  it('say that they are busy when others are always faster, with nothing done', async () => {
    const store = new ContendedStore();
    const table = new Table({ store });
    const campaignId = await openCampaign(table);
    store.rival = true;
    expect(await table.campaigns.openAdventure(adventure(campaignId))).toEqual({ status: 'busy' });
    expect((await table.campaigns.load(campaignId))?.campaign.version).toBe(1);
  });
});
