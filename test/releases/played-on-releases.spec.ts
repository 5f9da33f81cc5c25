import { randomUUID } from 'node:crypto';
import { signerOf, verifyTranscript } from '#audit';
import { MemoryEventStore } from '#event-store';
import { Games, MemorySeedVault, Transcripts } from '#games';
import { accepted } from '#server/testing';
import { sha256Of } from '#kernel/server';
import { servedRulesets } from '../../apps/rulesets.js';
import { isReleased } from './released.js';

const registry = await servedRulesets({ rules: 'released' });
const signer = signerOf('test.example/games', sha256Of('the key of the tests'));

describe.each(registry.newest.filter(isReleased).map(({ name }) => name))('A game of the release of %s', (ruleset) => {
  it('has a transcript that names the release, and is judged by it and by no other', async () => {
    const store = new MemoryEventStore();
    const games = new Games({ store, seeds: new MemorySeedVault(), rulesets: registry });
    const account = randomUUID();
    const { gameId } = accepted(await games.open({ commandId: randomUUID(), account, ruleset }));
    accepted(await games.abandon({ commandId: randomUUID(), account, gameId }));
    const lines: string[] = [];
    const loaded = await games.load(gameId);
    for await (const line of new Transcripts(store, signer).of(loaded!, [])) lines.push(line);

    const release = await registry.release(ruleset);
    const judged = (digest: string | null) =>
      verifyTranscript([Buffer.from(lines.join(''))], { rulesOf: () => ({ ...release!, digest }) });
    const { digest } = release!;
    expect(digest).toMatch(/^[0-9a-f]{64}$/u);
    expect(await judged(digest)).toMatchObject({ ok: true, end: { ruleset: { name: ruleset, digest } } });
    for (const other of ['a'.repeat(64), null])
      expect(await judged(other)).toMatchObject({ ok: false, fault: { line: 1, reason: 'rules' } });
  });
});
