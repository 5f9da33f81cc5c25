import { signerOf, transcriptOf, type Judge, type Signer } from '#audit';
import { sha256Of } from '#kernel/server';
import { foldGame, unopenedGame, type RulesetRelease, type StoredCommit } from '#records';
import { servedRulesets } from '../../apps/rulesets.js';
import { readGolden } from '../golden/golden-files.js';
import { commitsIn, gameOf } from '../golden/golden-game.js';

const released = await servedRulesets({ rules: 'released' });
const workedOn = await servedRulesets({ rules: 'working-tree' });

/** The signer of these tests. */
export const signer: Signer = signerOf('test.example/games', sha256Of('the key of the tests'));

/** Knows every release, and the working tree for rules without one; and trusts the key of the tests. */
export const judge: Judge = {
  rulesOf: async ({ name, version }) =>
    (await released.release(name, version)) ?? (await workedOn.release(name, version)),
  trusted: [signer],
};

/** The lines of the transcript of a golden game of a folder. */
export async function transcriptOfGolden(folder: string, name: string): Promise<readonly string[]> {
  const game = gameOf(readGolden(folder, name));
  const { ruleset, rulesVersion: version } = game.header;
  return transcriptOfCommits((await judge.rulesOf({ name: ruleset, version, digest: null }))!, commitsIn(game));
}

/** The lines of the transcript of a game, from its commits. People are called by their seats. */
export async function transcriptOfCommits(
  release: RulesetRelease,
  commits: readonly StoredCommit[],
): Promise<readonly string[]> {
  const loaded = foldGame(unopenedGame(commits[0]!.streamId, release), commits);
  const names = loaded.game.seats.map(({ bot, seat }) => (bot === null ? `Player ${seat + 1}` : null));
  const lines: string[] = [];
  for await (const line of transcriptOf({ loaded, names, signer }, piecewise(commits))) lines.push(line);
  return lines;
}

async function* piecewise<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}

/** A file of these lines, in pieces that ignore line ends. */
export function* fileOf(lines: readonly string[], piece = 1_000): Iterable<Uint8Array> {
  const bytes = Buffer.from(lines.join(''));
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
