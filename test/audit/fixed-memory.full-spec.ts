import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isRefusal, type Json } from '#kernel';
import { CHANCE, type GameCommand } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { decideCommit, openedGameId, sealCommit, unopenedGame, type LoadedGame, type StoredCommit } from '#records';
import { judge, transcriptOfCommits } from './golden-transcripts.js';

/** Many more than any game has: kept as they come they would take more than the heap that is given. */
const COMMITS = 30_000;

/** Megabytes of the heap, half of which is the code itself. */
const HEAP = 96;

const OPENING = randomUUID();

/** A game at which people sit down and stand up again, many thousand times, before it is played. */
async function longGame(): Promise<readonly string[]> {
  const release = (await judge.rulesOf({ name: 'lantern', version: lantern.version, digest: null }))!;
  const seed = new Uint8Array(32).fill(7);
  const commits: StoredCommit[] = [];
  let loaded: LoadedGame = unopenedGame(openedGameId('ada', OPENING), release);
  const give = (command: GameCommand): void => {
    const at = 1_700_000_000_000 + commits.length;
    const decision = decideCommit(loaded, command, seed, at);
    if (isRefusal(decision)) throw new Error(decision.code);
    const commit = sealCommit({
      streamId: loaded.gameId,
      commandId: commits.length === 0 ? OPENING : randomUUID(),
      expectedVersion: loaded.game.version,
      previousHash: loaded.hash,
      actor: 'ada',
      command: command as unknown as Json,
      at,
      events: decision.events,
    });
    commits.push(commit);
    loaded = { ...decision.after, hash: commit.hash };
  };
  const rulesDigest = release.digest;
  give({ type: 'openGame', ruleset: 'lantern', options: {}, openedBy: 'ada', rulesDigest, chance: CHANCE });
  const sitDown = {
    type: 'takeSeat',
    seat: 0,
    account: 'ada',
    seed: 'a text of some length, that no two have alike',
  } as const;
  while (commits.length < COMMITS) {
    give(sitDown);
    give({ type: 'leaveSeat', seat: 0 });
  }
  give(sitDown);
  give({ type: 'seatBot', seat: 1, bot: 'random' });
  give({ type: 'startGame' });
  give({ type: 'resign', seat: 0 });
  return transcriptOfCommits(release, commits);
}

describe('The memory of a verification', () => {
  it('does not grow with the game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'long-'));
    const file = join(folder, 'long.chronicle.ndjson');
    const lines = await longGame();
    writeFileSync(file, lines.join(''));
    const words = [`--max-old-space-size=${HEAP}`, 'scripts/run.mjs', 'apps/cli', 'verify', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toContain(`${lines.length - 2} commits`);
  });
});
