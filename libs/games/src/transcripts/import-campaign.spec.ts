import { randomUUID } from 'node:crypto';
import { NoTranscript, signerOf } from '#audit';
import { canonicalJson } from '#kernel';
import { sha256Of } from '#kernel/server';
import { accepted, Table } from '#server/testing';
import { importCampaign } from './import-campaign.js';
import { importGame } from './import-game.js';
import { Transcripts } from './transcripts.js';

describe('A campaign that was played elsewhere', () => {
  const host = 'player-0';
  let there: Table;
  let here: Table;
  let campaignId: string;
  let early: Uint8Array[];
  let late: Uint8Array[];
  let game: Uint8Array[];

  const filed = async (lines: AsyncIterable<string>): Promise<Uint8Array[]> => {
    const pieces: Uint8Array[] = [];
    for await (const line of lines) pieces.push(Buffer.from(line));
    return pieces;
  };

  beforeAll(async () => {
    there = new Table();
    const transcripts = new Transcripts(there.store, signerOf('there.example', sha256Of('there')));
    const opening = { commandId: randomUUID(), account: host, ruleset: 'saga', name: 'The long way' };
    const opened = await there.campaigns.open(opening);
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ campaignId } = opened.loaded);
    const request = { campaignId, commandId: randomUUID(), account: host, options: { seats: 1, rounds: 1 } };
    const { gameId } = accepted(await there.campaigns.openAdventure(request));
    early = await filed(transcripts.ofCampaign((await there.campaigns.load(campaignId))!));
    await there.fill(gameId, 1);
    accepted(await there.games.resign({ gameId, commandId: randomUUID(), account: host }));
    await there.meetDue();
    late = await filed(transcripts.ofCampaign((await there.campaigns.load(campaignId))!));
    game = await filed(transcripts.of((await there.games.load(gameId))!, [null]));
  });
  beforeEach(() => {
    here = new Table();
  });

  const bring = (pieces: readonly Uint8Array[]) =>
    importCampaign({ store: here.store, rulesets: here.games.rulesets }, pieces);
  const isAsThere = async (): Promise<void> => {
    expect(await here.campaigns.load(campaignId)).toEqual(await there.campaigns.load(campaignId));
    const hashes = async (table: Table) => (await table.store.read(campaignId)).map(({ hash }) => hash);
    expect(await hashes(here)).toEqual(await hashes(there));
  };

  it('is here as it was there, once', async () => {
    expect(await bring(late)).toEqual({ campaignId, isNew: true });
    await isAsThere();
    expect(await bring(late)).toEqual({ campaignId, isNew: false });
    expect(await bring(early)).toEqual({ campaignId, isNew: false });
    await isAsThere();
  });

  it('goes on where the file before ended', async () => {
    await bring(early);
    expect((await here.campaigns.load(campaignId))?.campaign.adventures).toMatchObject([{ status: 'open' }]);
    expect(await bring(late)).toEqual({ campaignId, isNew: true });
    await isAsThere();
  });

  it('asks nothing of this server: neither a game that is to be opened nor one that is to be written down twice', async () => {
    await bring(early);
    await here.meetDue();
    expect(await here.store.dueObligations(10, Number.MAX_SAFE_INTEGER)).toEqual([]);
    await bring(late);
    await importGame({ store: here.store, seeds: here.seeds, rulesets: here.games.rulesets }, game);
    await here.meetDue();
    await isAsThere();
  });

  it('is not taken where another one of its id is here, nor from a file of a game', async () => {
    await bring(early);
    const edited = late.map((piece) => {
      const line = JSON.parse(Buffer.from(piece).toString()) as { commit?: { at: number } };
      return Buffer.from(`${canonicalJson(line.commit ? { commit: { ...line.commit, at: 1 } } : line)}\n`);
    });
    await expect(bring(edited)).rejects.toThrow(`Another campaign ${campaignId} is here`);
    await expect(bring(game)).rejects.toThrow(NoTranscript);
  });
});
