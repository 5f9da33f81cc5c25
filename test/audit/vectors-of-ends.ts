import {
  campaignTranscriptOf,
  certificateOf,
  consistencyPath,
  consistencyText,
  growth,
  hashOfRange,
  inclusionPath,
  inclusionText,
  leafOf,
  leagueTranscriptOf,
  rootOf,
  signCertificate,
  signCheckpoint,
  type Hash,
  type HashOf,
  type LogEntry,
} from '#audit';
import type { SeedVault } from '#games';
import { accepted, Table } from '#server/testing';
import { bytesOf, commitmentTo, hexOf, sha256Of } from '#kernel/server';
import { derivedId } from '#records';
import { signer } from './golden-transcripts.js';

const seed = Uint8Array.from({ length: 32 }, (_, place) => place);
const seeds: SeedVault = { keep: () => Promise.resolve(seed), find: () => Promise.resolve(seed) };

/** A service whose ids, seeds and times are always the same. */
class FixedTable {
  readonly table = new Table({ seeds });
  private commands = 0;

  by(account: string): { readonly commandId: string; readonly account: string } {
    this.commands += 1;
    return { commandId: `00000000-0000-4000-8000-${String(this.commands).padStart(12, '0')}`, account };
  }

  /** Both players of a game resign. */
  async resign(gameId: string, players: readonly string[]): Promise<void> {
    for (const account of players) accepted(await this.table.games.resign({ gameId, ...this.by(account) }));
    await this.table.meetDue();
  }

  /** Two players sit down, and the game begins. */
  async fill(gameId: string, host: string, players: readonly string[]): Promise<void> {
    for (const [seat, account] of players.entries())
      accepted(await this.table.games.join({ gameId, seat, ...this.by(account) }));
    accepted(await this.table.games.start({ gameId, ...this.by(host) }));
  }
}

const players = ['player-0', 'player-1'];

/** The first and the last line of a transcript. */
async function endsOf(lines: AsyncIterable<string>) {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return { firstLine: all[0]!.trimEnd(), commits: all.length - 2, lastLine: all.at(-1)!.trimEnd() };
}

async function* each<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}

/** How a campaign's transcript begins and ends: a game that was played, and one that is open. */
async function campaign() {
  const fixed = new FixedTable();
  const { table } = fixed;
  const opened = await table.campaigns.open({ ...fixed.by('player-0'), ruleset: 'saga', name: 'The long way' });
  if (opened.status !== 'accepted') throw new Error(opened.status);
  const { campaignId } = opened.loaded;
  const open = async (): Promise<string> => {
    const request = { campaignId, ...fixed.by('player-0'), options: { seats: 2, rounds: 1 } };
    return accepted(await table.campaigns.openAdventure(request)).gameId;
  };
  const played = await open();
  await fixed.fill(played, 'player-0', players);
  await fixed.resign(played, players);
  await open();
  const loaded = (await table.campaigns.load(campaignId))!;
  return endsOf(campaignTranscriptOf({ loaded, signer }, each(await table.store.read(campaignId))));
}

/** How a league's transcript begins and ends, and the certificate of its game. */
async function league() {
  const fixed = new FixedTable();
  const { table } = fixed;
  const opened = await table.leagues.open({ ...fixed.by('host'), name: 'Tally League' });
  if (opened.status !== 'accepted') throw new Error(opened.status);
  const { leagueId } = opened.loaded;
  const give = async (command: object, account = 'host') => {
    const outcome = await table.leagues.give({ leagueId, ...fixed.by(account), command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded;
  };
  const plan = {
    ruleset: 'tally',
    options: { rounds: 1 },
    format: { kind: 'SWISS', rounds: 1 },
    table: { hiddenSeeds: false },
  };
  await give({ type: 'openSeason', name: 'One', plan });
  for (const player of players) await give({ type: 'enter', season: 1, player, members: [player] }, player);
  const paired = await give({ type: 'pairRound', season: 1, round: 1 });
  const { gameId } = paired.league.seasons[0]!.rounds[0]!.pairings[0]!;
  await table.meetDue();
  await fixed.resign(gameId, players);
  const loaded = (await table.leagues.load(leagueId))!;
  const ends = await endsOf(leagueTranscriptOf({ loaded, signer }, each(await table.store.read(leagueId))));
  const game = (await table.games.load(gameId))!;
  const certificate = certificateOf(game, { names: ['Ada', null], league: loaded })!;
  return { league: ends, certificate: signCertificate(signer, certificate) };
}

/** A log of five games: that one is an entry, and that it has grown from three. */
function log() {
  const entries: readonly LogEntry[] = Array.from({ length: 5 }, (_, number) => ({
    gameId: derivedId('vectors', String(number)),
    hash: hexOf(sha256Of(`game ${number}`)),
  }));
  const known = new Map<string, Hash>();
  for (const { level, index, hash } of growth(0, entries.map(leafOf), () => sha256Of('')))
    known.set(`${level}/${index}`, hash);
  const hashOf: HashOf = ({ level, index }) => known.get(`${level}/${index}`)!;
  const checkpointOf = (size: number): string => signCheckpoint(signer, { size, root: rootOf(size, hashOf) });
  const proof = (path: readonly { readonly from: number; readonly to: number }[]): readonly Hash[] =>
    path.map((range) => hashOfRange(range, hashOf));
  const checkpoint = checkpointOf(entries.length);
  return {
    entries: entries.map(({ gameId, hash }) => `${gameId} ${hash}\n`),
    leaves: entries.map((entry) => Buffer.from(leafOf(entry)).toString('base64')),
    inclusion: { entry: 3, text: inclusionText({ index: 3, proof: proof(inclusionPath(3, 5)), checkpoint }) },
    consistency: {
      older: checkpointOf(3),
      text: consistencyText({ from: 3, proof: proof(consistencyPath(3, 5)), checkpoint }),
    },
  };
}

/** The commitment of a seat to a hidden seed, and the seed that it gives when the start is called. */
function hiddenSeed() {
  const text = 'a light in the fôg';
  return { seed: text, seedCommitment: commitmentTo(bytesOf(text)) };
}

/** The signed documents beside games, and the content of a log, as the page of transcripts shows them. */
export const vectorsOfEnds = async () => ({
  hiddenSeed: hiddenSeed(),
  campaign: await campaign(),
  ...(await league()),
  log: log(),
});
