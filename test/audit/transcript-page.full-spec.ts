import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchDatabase } from '#event-store/testing';
import { openGamesServer } from '#server';
import type { Games } from '#games';
import { accepted } from '#server/testing';
import { lantern } from '#lantern-presentation';
import { servedRulesets } from '../../apps/rulesets.js';
import { Page, root } from '../guide/guide.js';
import { shells, typedInto } from '../guide/shell.js';

const rulesets = await servedRulesets({ rules: 'released' });

const page = new Page('docs/transcript.md');

/** A game that was given up at once. */
async function finishedGame(games: Games): Promise<string> {
  const account = randomUUID();
  const by = () => ({ commandId: randomUUID(), account });
  const { gameId } = accepted(await games.open({ ...by(), ruleset: 'lantern' }));
  accepted(await games.join({ ...by(), gameId }));
  accepted(await games.addBot({ ...by(), gameId, bot: 'random' }));
  accepted(await games.start({ ...by(), gameId }));
  accepted(await games.resign({ ...by(), gameId }));
  return gameId;
}

describe.each(shells)('The page of transcripts, typed into %s,', (shell) => {
  it('writes a transcript and judges it', async () => {
    const database = await scratchDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'transcript-'));
    const seedKey = randomBytes(32);
    try {
      const report = (fault: unknown): void => {
        throw fault;
      };
      const server = await openGamesServer({ databaseUrl: database.loginUrl, seedKey, rulesets, report });
      const gameId = await finishedGame(server.games);
      await server.close();
      const block = (name: string): string =>
        page.block(name).replaceAll('game.chronicle.ndjson', join(folder, 'game.chronicle.ndjson'));
      const env = { REDIS_URL: '', GAME: gameId, DATABASE_URL: database.loginUrl, SEED_KEY: seedKey.toString('hex') };
      const said = await typedInto(
        shell,
        ['export', 'replay'].map((name) => [name, block(name)] as const),
        { env, cwd: root },
      );
      expect(said.get('export')).toContain(
        `game.chronicle.ndjson: sound: game ${gameId} of lantern ${lantern.version}`,
      );
      expect(said.get('replay')).toContain('random (2)');
      expect(await readdir(folder)).toEqual(['game.chronicle.ndjson']);
    } finally {
      await rm(folder, { recursive: true });
      await database.drop();
    }
  });
});

describe('The page of transcripts', () => {
  it('has no other block', () => {
    expect(page.left('sh')).toEqual([]);
  });
});
